"""Drive a buzzer or speaker on a pin, under MicroPython: a square wave, with narrow pulses for quiet tones."""

from machine import PWM, Pin

from firmware.app.sounds import Beeper

PULSE_WIDTHS = (0, 1024, 32768)  # the width of a pulse in 1/65536 of the period, by loudness


class PwmSpeaker(Beeper):
    """The speaker on a pin, or two speakers on a tuple of pins, which sound the same.

    amplifier: the pin that switches their amplifier on, or None.
    """

    def __init__(self, gpios: "int | tuple[int, ...]", amplifier: "int | None" = None) -> None:
        pins = gpios if isinstance(gpios, tuple) else (gpios,)
        self.pwms = [PWM(Pin(gpio), freq=1000, duty_u16=0) for gpio in pins]
        self.amplifier = None if amplifier is None else Pin(amplifier, Pin.OUT, value=0)

    def tone(self, hz: int, level: int) -> None:
        """Sound at this many Hz (0: silence) and this loudness from now on."""
        if self.amplifier is not None:
            self.amplifier(1 if hz else 0)  # while the speaker is silent, the amplifier would only draw current
        for pwm in self.pwms:
            if hz:
                pwm.freq(hz)
            pwm.duty_u16(PULSE_WIDTHS[level] if hz else 0)
