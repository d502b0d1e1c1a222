"""Translates lines with a liblouis library: liblouis-oracle.py LIBRARY FOLDER TABLE [back] < lines > one JSON value a line.

A line is JSON: [text, emphasis], the emphasis of each code point as bits in the order of the table's kinds, or null. The answer
is [cells, positions], a cell as a bit set of dots, a position as a count of code points; "hangs" where liblouis does
not end within a tenth of a second of processor time, "fails" where it writes nothing. Characters that the table does not write are left out.
With `back` a line is [cells, null] and the answer [code points, positions], a position as a count of cells.
"""
import ctypes
import json
import os
import signal
import sys

SECONDS = 0.1
DOTS_ARE_WRITTEN = 4
WITHOUT_UNDEFINED = 128
DOTS = 0x7FFF
#: Says that a value is a cell.
IS_CELL = 0x8000
#: Room for the longest cells of a character, and for signs at the ends.
CELLS_PER_CHARACTER = 60
MORE_CELLS = 200


def translate(library, table, text, emphasis):
    points = [ord(character) for character in text]
    size = len(points) * CELLS_PER_CHARACTER + MORE_CELLS
    source = (ctypes.c_uint32 * (len(points) + 1))(*points, 0)
    target = (ctypes.c_uint32 * size)()
    read, written = ctypes.c_int(len(points)), ctypes.c_int(size)
    outputs, inputs = (ctypes.c_int * size)(), (ctypes.c_int * size)()
    forms = (ctypes.c_uint16 * size)(*emphasis) if emphasis else None
    mode = DOTS_ARE_WRITTEN | WITHOUT_UNDEFINED
    ok = library.lou_translate(
        table, source, ctypes.byref(read), target, ctypes.byref(written), forms, None, outputs, inputs, None, mode
    )
    if not ok:
        return "fails"
    return [[cell & DOTS for cell in target[: written.value]], list(inputs[: written.value])]


def read_back(library, table, cells, _emphasis):
    size = len(cells) * CELLS_PER_CHARACTER + MORE_CELLS
    source = (ctypes.c_uint32 * (len(cells) + 1))(*(cell | IS_CELL for cell in cells), 0)
    target = (ctypes.c_uint32 * size)()
    read, written = ctypes.c_int(len(cells)), ctypes.c_int(size)
    outputs, inputs = (ctypes.c_int * size)(), (ctypes.c_int * size)()
    mode = DOTS_ARE_WRITTEN | WITHOUT_UNDEFINED
    ok = library.lou_backTranslate(
        table, source, ctypes.byref(read), target, ctypes.byref(written), None, None, outputs, inputs, None, mode
    )
    if not ok:
        return "fails"
    return [target[: written.value], inputs[: written.value]]


def translate_from(lines, start, library, table, ask, out):
    """In a child process, because only its end stops a call that hangs."""
    signal.signal(signal.SIGVTALRM, signal.SIG_DFL)
    for line in lines[start:]:
        signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
        answer = ask(library, table, *json.loads(line))
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        out.write(json.dumps(answer, separators=(",", ":")) + "\n")
        out.flush()


def main():
    path, folder, name, *direction = sys.argv[1:]
    ask = read_back if direction else translate
    os.environ["LOUIS_TABLEPATH"] = folder
    library = ctypes.CDLL(path)
    lines = [line for line in sys.stdin.buffer.read().decode().split("\n") if line]
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
    # Large tables take longer to compile than a line may take: here it is done once, before there are children.
    library.lou_getTable.restype = ctypes.c_void_p
    library.lou_getTable(name.encode())
    done = 0
    while done < len(lines):
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reading)
            with os.fdopen(writing, "w", encoding="utf8") as out:
                translate_from(lines, done, library, name.encode(), ask, out)
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
