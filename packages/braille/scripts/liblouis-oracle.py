"""Translates lines with Debian's liblouis (python3-louis): oracle.py FILE... < lines > one JSON value a line.

The files are read as one table, in their order: tables of liblouis by their name, our own as `own/NAME`.

Behind a tab a line may have the emphasis of each character as a hexadecimal digit (1 italic, 2 underline, 4 bold, 8 the
fourth class of the table).

A line's value is [cells, positions], a cell as a bit set of dots, or "hangs" where liblouis does not end within a
second. Cells of characters that the table does not define have dots 7 and f.
"""
import json
import os
import signal
import sys
import tempfile

import louis

SECONDS = 1.0
DOTS = 0x7FFF


def translate_from(lines, start, table, out):
    """In a child process, because only its end stops a call that hangs."""
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    for line in lines[start:]:
        signal.setitimer(signal.ITIMER_REAL, SECONDS)
        text, _, emphasis = line.partition("\t")
        typeform = [int(digit, 16) for digit in emphasis] if emphasis else None
        braille, positions, *_ = louis.translate([table], text, typeform, 0, louis.dotsIO)
        signal.setitimer(signal.ITIMER_REAL, 0)
        cells = [ord(character) & DOTS for character in braille]
        out.write(json.dumps([cells, positions], separators=(",", ":")) + "\n")
        out.flush()


def main():
    sys.stdin.reconfigure(newline="\n")
    lines = [line[:-1] for line in sys.stdin]
    source = "/usr/share/liblouis/tables/"
    own = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tables", "own")
    with tempfile.TemporaryDirectory() as folder:
        for name in os.listdir(source):
            os.symlink(source + name, os.path.join(folder, name))
        os.symlink(own, os.path.join(folder, "own"))
        table = os.path.join(folder, "oracle.ctb")
        with open(table, "w", encoding="utf8") as text:
            text.writelines(f"include {file}\n" for file in sys.argv[1:])
            text.write("undefined 7f\n")
        done = 0
        while done < len(lines):
            reading, writing = os.pipe()
            child = os.fork()
            if child == 0:
                os.close(reading)
                with os.fdopen(writing, "w", encoding="utf8") as out:
                    translate_from(lines, done, table, out)
                os._exit(0)
            os.close(writing)
            with os.fdopen(reading, encoding="utf8") as answers:
                for answer in answers:
                    sys.stdout.write(answer)
                    done += 1
            os.waitpid(child, 0)
            if done < len(lines):
                sys.stdout.write('"hangs"\n')
                done += 1


main()
