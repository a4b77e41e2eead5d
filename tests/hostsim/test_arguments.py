"""The types of arguments, and the names that the help of a command lists."""

import argparse

import pytest

from engine.opponent import LEVELS
from engine.rules import RULE_SET_NAMES
from hostsim import arguments
from hostsim.arguments import board_names


@pytest.mark.parametrize("address", [
    "127.0.0.1:8786", "tcp://127.0.0.1:8786", "tcp://127.8.7.6:1", "localhost:8786", "ws://localhost:8786",
    "tcp://[::1]:8786", "tls://192.168.1.5:8786", "wss://scheduler.example.org"])
def test_cluster_on_loopback_or_encrypted_is_taken(address):
    assert arguments.cluster_address(address) == address


@pytest.mark.parametrize("address", [
    "192.168.1.5:8786", "tcp://192.168.1.5:8786", "ws://10.0.0.1:8786", "tcp://[fe80::1]:8786", "scheduler:8786",
    "0.0.0.0:1", "tcp://localhost.example.org:8786", "tcp://127.0.0.1@example.org:1", "", "tcp://",
    "tcp://[::1", "xtls://10.0.0.1:1"])
def test_unencrypted_cluster_elsewhere_is_refused_in_one_line(address):
    with pytest.raises(argparse.ArgumentTypeError, match="--insecure-cluster") as refusal:
        arguments.cluster_address(address)
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize("address", ["tcp://192.168.1.5:8786", "tcp://127.0.0.1:8786"])
def test_insecure_cluster_takes_any_address(address):
    parser = argparse.ArgumentParser()
    arguments.add_spread_options(parser, 2)
    assert parser.parse_args(["--insecure-cluster", address]).cluster == address


@pytest.mark.parametrize("command, listed, left_out", [
    ("play", (*RULE_SET_NAMES, *LEVELS, *board_names(), "person", "adaptive"), ("pico_console",)),
    ("match", (*RULE_SET_NAMES, *LEVELS), ("picosystem",)),
    ("build", (*board_names(), "pico_console"), ("klondike",)),
    ("records", (), ("picosystem", "klondike", "greedy")),
])
def test_help_lists_the_names_that_an_option_takes(cli, command, listed, left_out):
    help = cli(command, "--help").stdout.split()
    assert [name for name in listed if name not in help] == []
    assert [name for name in left_out if name in help] == []
