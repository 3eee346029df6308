#!/usr/bin/env python3
"""A reminder at half of the time, and a bot that plays until its player returns: see absent.py."""
from absent import a_bot_stands_in, run

if __name__ == '__main__':
    run(a_bot_stands_in)
