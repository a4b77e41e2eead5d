export function loadMicroPython(options: object): Promise<MicroPython>;
