#!/usr/bin/python3
"""Writes the sample of LibreCAD: a workpiece in three views with measures.

The drawing is written as DXF (R12), LibreCAD prints it to PDF, and pdftocairo makes SVG from
that, the usual way from a CAD program or any other program with a PDF printer. LibreCAD
draws its text as strokes.

Usage: /usr/bin/python3 make-librecad.py [FOLDER]
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

FOLDER = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parent.parent

# Layer: colour number, linetype.
WEIGHTS = {"Kanten": 50, "Text": 30}
LAYERS = {"Kanten": (7, "CONTINUOUS"), "Verdeckt": (8, "DASHED2"), "Mitte": (1, "DASHDOT2"), "Masse": (5, "CONTINUOUS"), "Text": (7, "CONTINUOUS")}


class Dxf:
    def __init__(self):
        self.groups = []

    def add(self, *pairs):
        self.groups += pairs

    def line(self, layer, x1, y1, x2, y2):
        self.add((0, "LINE"), (8, layer), (10, x1), (20, y1), (11, x2), (21, y2))

    def lines(self, layer, *points):
        for (x1, y1), (x2, y2) in zip(points, points[1:]):
            self.line(layer, x1, y1, x2, y2)

    def box(self, layer, x, y, w, h):
        self.lines(layer, (x, y), (x + w, y), (x + w, y + h), (x, y + h), (x, y))

    def circle(self, layer, x, y, r):
        self.add((0, "CIRCLE"), (8, layer), (10, x), (20, y), (40, r))

    def text(self, x, y, text, height=3.5, turned=0, middle=True):
        self.add((0, "TEXT"), (8, "Text"), (10, x), (20, y), (40, height), (1, text), (50, turned))
        if middle:
            self.add((72, 1), (11, x), (21, y))

    def solid(self, *points):
        corners = [*points, points[-1]]
        self.add((0, "SOLID"), (8, "Masse"), *((code, value) for i, (x, y) in enumerate(corners) for code, value in ((10 + i, x), (20 + i, y))))

    def across(self, x1, x2, y, foot, text):
        """A horizontal measure at height y; its extension lines begin at foot."""
        for x in (x1, x2):
            self.line("Masse", x, foot, x, y + (1.5 if y > foot else -1.5))
        self.line("Masse", x1, y, x2, y)
        self.solid((x1, y), (x1 + 3, y + 0.6), (x1 + 3, y - 0.6))
        self.solid((x2, y), (x2 - 3, y + 0.6), (x2 - 3, y - 0.6))
        self.text((x1 + x2) / 2, y + 1, text)

    def upright(self, y1, y2, x, foot, text):
        for y in (y1, y2):
            self.line("Masse", foot, y, x + (1.5 if x > foot else -1.5), y)
        self.line("Masse", x, y1, x, y2)
        self.solid((x, y1), (x - 0.6, y1 + 3), (x + 0.6, y1 + 3))
        self.solid((x, y2), (x - 0.6, y2 - 3), (x + 0.6, y2 - 3))
        self.text(x - 1, (y1 + y2) / 2, text, turned=90)

    def write(self, path):
        head = [(0, "SECTION"), (2, "HEADER"), (9, "$ACADVER"), (1, "AC1015"), (9, "$INSUNITS"), (70, 4), (0, "ENDSEC"), (0, "SECTION"), (2, "TABLES"), (0, "TABLE"), (2, "LTYPE"), (70, 3)]
        for name, total, dashes in (("CONTINUOUS", 0, ()), ("DASHED2", 6, (4, -2)), ("DASHDOT2", 12, (8, -1.5, 1, -1.5))):
            head += [(0, "LTYPE"), (2, name), (70, 0), (3, name), (72, 65), (73, len(dashes)), (40, total), *((49, dash) for dash in dashes)]
        head += [(0, "ENDTAB"), (0, "TABLE"), (2, "LAYER"), (70, len(LAYERS))]
        for name, (colour, linetype) in LAYERS.items():
            head += [(0, "LAYER"), (2, name), (70, 0), (62, colour), (6, linetype), (370, WEIGHTS.get(name, 18))]
        head += [(0, "ENDTAB"), (0, "ENDSEC"), (0, "SECTION"), (2, "ENTITIES")]
        tail = [(0, "ENDSEC"), (0, "EOF")]
        path.write_text("".join(f"{code}\n{value}\n" for code, value in [*head, *self.groups, *tail]), encoding="cp1252")


def workpiece():
    d = Dxf()
    d.box("Kanten", 5, 5, 200, 138)
    # front view: an L with a bore
    d.lines("Kanten", (30, 85), (90, 85), (90, 97), (48, 97), (48, 130), (30, 130), (30, 85))
    d.line("Mitte", 70, 82, 70, 100)
    for x in (65, 75):
        d.line("Verdeckt", x, 85, x, 97)
    d.across(30, 90, 76, 84, "60")
    d.across(30, 48, 134, 131, "18")
    d.upright(85, 130, 22, 29, "45")
    d.upright(85, 97, 99, 91, "12")
    # side view
    d.box("Kanten", 125, 85, 40, 45)
    d.line("Kanten", 125, 97, 165, 97)
    d.line("Mitte", 145, 82, 145, 134)
    for x in (140, 150):
        d.line("Verdeckt", x, 85, x, 97)
    d.across(125, 165, 76, 84, "40")
    # top view
    d.box("Kanten", 30, 20, 60, 40)
    d.line("Kanten", 48, 20, 48, 60)
    d.circle("Kanten", 70, 40, 5)
    d.line("Mitte", 61, 40, 79, 40)
    d.line("Mitte", 70, 31, 70, 49)
    d.across(48, 70, 14, 20, "22")
    d.lines("Masse", (73.5, 43.5), (84, 66), (97, 66))
    d.text(91, 67, "%%c10")
    d.text(60, 138, "von vorn", 3)
    d.text(145, 138, "von links", 3)
    d.text(60, 63, "von oben", 3)
    # title block
    d.box("Kanten", 115, 5, 90, 24)
    d.line("Kanten", 115, 17, 205, 17)
    d.line("Kanten", 165, 5, 165, 29)
    d.text(118, 21, "Winkelstück", 4, middle=False)
    d.text(168, 21, "1:1", 3, middle=False)
    d.text(118, 9, "Aluminium", 3, middle=False)
    d.text(168, 9, "Klasse 8", 3, middle=False)
    return d


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        source, printed = Path(folder) / "winkel.dxf", Path(folder) / "winkel.pdf"
        workpiece().write(source)
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "HOME": folder, "XDG_RUNTIME_DIR": folder}
        subprocess.run(["librecad", "dxf2pdf", "-a", "-c", "-p", "210x297", "-f", "10,10,10,10", "-o", str(printed), str(source)], check=True, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        subprocess.run(["pdftocairo", "-svg", str(printed), str(FOLDER / "librecad-winkelstueck.svg")], check=True)
