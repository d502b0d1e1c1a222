#!/usr/bin/python3
"""Writes the samples of Inkscape.

The drawings are composed here, object by object, with Inkscape's layers, clones, gradients,
clips and markers. Inkscape itself then opens each, does the given actions and saves it, so
that the files have the structure, attributes and style strings that Inkscape writes.

Usage: /usr/bin/python3 make-inkscape.py [FOLDER]
"""

import math
import subprocess
import sys
import tempfile
from pathlib import Path

FOLDER = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parent.parent

HEAD = """<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<svg width="{w}mm" height="{h}mm" viewBox="0 0 {w} {h}" version="1.1" id="svg5"
   xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
   xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
   xmlns:xlink="http://www.w3.org/1999/xlink" xmlns="http://www.w3.org/2000/svg" sodipodi:docname="{name}.svg">
  <sodipodi:namedview id="namedview7" pagecolor="#ffffff" bordercolor="#666666" showgrid="false" inkscape:document-units="mm" inkscape:current-layer="layer1"/>
  <defs id="defs2">{defs}</defs>
"""
TEXT = "font-style:normal;font-weight:normal;font-size:{size}px;line-height:1.25;font-family:sans-serif;fill:#000000;fill-opacity:1;stroke:none;text-anchor:{anchor};text-align:{align}"


class Drawing:
    def __init__(self, name, width, height, defs=""):
        self.name, self.parts, self.count = name, [HEAD.format(w=width, h=height, name=name, defs=defs)], 0
        self.open = False

    def id(self, kind):
        self.count += 1
        return f"{kind}{1000 + 7 * self.count}"

    def layer(self, label, transform=""):
        if self.open:
            self.parts.append("</g>")
        self.open = True
        name = self.id("layer")
        attribute = f' transform="{transform}"' if transform else ""
        self.parts.append(f'<g inkscape:label="{label}" inkscape:groupmode="layer" id="{name}"{attribute}>')

    def add(self, tag, style, **attributes):
        name = attributes.pop("id", None) or self.id(tag)
        listed = " ".join(f'{key.replace("__", ":").replace("_", "-")}="{value}"' for key, value in attributes.items())
        self.parts.append(f'<{tag} id="{name}" style="{style}" {listed}/>')

    def path(self, d, style, **attributes):
        self.add("path", style, d=d, **attributes)

    def raw(self, text):
        self.parts.append(text)

    def text(self, x, y, text, size=4.2, anchor="start"):
        align = {"start": "start", "end": "end", "middle": "center"}[anchor]
        name, span = self.id("text"), self.id("tspan")
        style = TEXT.format(size=size, anchor=anchor, align=align)
        lines = text.split("\n")
        spans = "".join(
            f'<tspan sodipodi:role="line" id="{span}{i or ""}" style="stroke-width:0.26" x="{x}" y="{y + i * size * 1.25:.2f}">{line}</tspan>' for i, line in enumerate(lines)
        )
        self.parts.append(f'<text xml:space="preserve" id="{name}" style="{style}" x="{x}" y="{y}">{spans}</text>')

    def label(self, x, y, text, px, py, side="left", size=4.2):
        """A text and its lead line to the point (px, py); side is where the text begins or ends."""
        self.text(x, y, text, size, "start" if side == "left" else "end")
        gap = -1 if side == "left" else 1
        self.path(f"M {x + gap},{y - size * 0.35:.2f} {px},{py}", "fill:none;stroke:#000000;stroke-width:0.3;stroke-linecap:butt")

    def save(self, actions="", plain=False):
        self.parts.append("</g></svg>" if self.open else "</svg>")
        with tempfile.TemporaryDirectory() as folder:
            source = Path(folder) / f"{self.name}.svg"
            source.write_text("\n".join(self.parts), encoding="utf-8")
            target = FOLDER / f"{self.name}.svg"
            steps = f"{actions};" if actions else ""
            steps += f"export-filename:{target};" + ("export-plain-svg;" if plain else "") + "export-type:svg;export-do"
            subprocess.run(["inkscape", f"--actions={steps}", str(source)], check=True, stderr=subprocess.DEVNULL)


def stops(name, *colours):
    listed = "".join(f'<stop style="stop-color:{colour};stop-opacity:1" offset="{offset}" id="{name}s{i}"/>' for i, (offset, colour) in enumerate(colours))
    return f'<linearGradient inkscape:collect="always" id="{name}">{listed}</linearGradient>'


def radial(name, of, cx, cy, r):
    return f'<radialGradient inkscape:collect="always" xlink:href="#{of}" id="{name}" cx="{cx}" cy="{cy}" fx="{cx}" fy="{cy}" r="{r}" gradientUnits="userSpaceOnUse"/>'


def linear(name, of, x1, y1, x2, y2):
    return f'<linearGradient inkscape:collect="always" xlink:href="#{of}" id="{name}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" gradientUnits="userSpaceOnUse"/>'


MARKER = (
    '<marker style="overflow:visible" id="Arrow1" refX="0" refY="0" orient="auto-start-reverse" inkscape:stockid="Triangle arrow" markerWidth="4" markerHeight="4" viewBox="0 0 4 4" inkscape:isstock="true">'
    '<path transform="scale(0.5)" style="fill:{c};fill-rule:evenodd;stroke:none" d="M 5.77,0 -2.88,5 V -5 Z" id="path135"/></marker>'
)
BLACK = "stroke:#000000;stroke-width:{w};stroke-linejoin:round"


def cell():
    """Plant cell; clones of one chloroplast, gradients, a blurred shadow."""
    defs = (
        stops("kern", (0, "#d9b3ff"), (1, "#7a3fb0"))
        + radial("kernverlauf", "kern", 62, 58, 15)
        + stops("vakuole", (0, "#e6f7ff"), (1, "#8fcbe8"))
        + linear("vakuolenverlauf", "vakuole", 80, 60, 150, 110)
        + '<filter style="color-interpolation-filters:sRGB" id="filter44" x="-0.05" y="-0.05" width="1.1" height="1.1"><feGaussianBlur stdDeviation="1.2" id="blur44"/></filter>'
    )
    d = Drawing("inkscape-pflanzenzelle", 210, 148, defs)
    d.layer("Schatten")
    d.add("rect", "fill:#000000;fill-opacity:0.35;stroke:none;filter:url(#filter44)", x=47, y=34, width=116, height=86, ry=14)
    d.layer("Zelle")
    d.add("rect", "fill:#b7d98a;" + BLACK.format(w=0.8), x=45, y=32, width=116, height=86, ry=14)
    d.add("rect", "fill:#e8f5d0;stroke:#4b6b1f;stroke-width:0.5", x=49, y=36, width=108, height=78, ry=11)
    d.path("M 84,62 C 96,48 130,48 141,58 C 152,68 150,96 138,103 C 124,110 92,108 82,98 C 74,88 76,72 84,62 Z", "fill:url(#vakuolenverlauf);stroke:#2d7ba3;stroke-width:0.5")
    d.add("ellipse", "fill:url(#kernverlauf);stroke:#4a1f73;stroke-width:0.5", cx=66, cy=59, rx=11, ry=12)
    d.add("circle", "fill:#4a1f73;stroke:none", cx=68, cy=61, r=3.2)
    d.raw('<g id="chloroplast" inkscape:label="Chloroplast">')
    d.add("ellipse", "fill:#3f9b3f;stroke:#1d5c1d;stroke-width:0.4", cx=100, cy=43, rx=7, ry=3.6)
    for x in (96, 99, 102, 105):
        d.path(f"m {x},41.2 v 3.6", "fill:none;stroke:#1d5c1d;stroke-width:0.5")
    d.raw("</g>")
    for x, y, angle in ((26, 0, 8), (-46, 38, 70), (-20, 65, 5), (22, 65, -8), (51, 36, 85)):
        d.add("use", "", xlink__href="#chloroplast", x=0, y=0, width="100%", height="100%", transform=f"translate({x},{y}) rotate({angle},100,43)")
    d.raw('<g id="mitochondrium">')
    d.add("ellipse", "fill:#e59a5c;stroke:#8a4a14;stroke-width:0.4", cx=76, cy=44, rx=5, ry=2.4)
    d.path("m 72,44 1.4,-1.4 1.4,2.6 1.4,-2.6 1.4,2.6 1.4,-2.4", "fill:none;stroke:#8a4a14;stroke-width:0.35")
    d.raw("</g>")
    d.add("use", "", xlink__href="#mitochondrium", transform="translate(72,63) rotate(-30,76,44)")
    d.layer("Beschriftung")
    d.text(105, 16, "Bau einer Pflanzenzelle", 8, "middle")
    d.label(38, 45, "Zellwand", 47, 50, "right")
    d.label(38, 60, "Zellkern", 58, 58, "right")
    d.label(38, 71, "Kernkörperchen", 66.5, 61.5, "right")
    d.label(38, 84, "Chloroplast", 53, 84, "right")
    d.label(38, 100, "Zellplasma", 70, 104, "right")
    d.label(168, 45, "Zellmembran", 156.5, 50)
    d.label(168, 66, "Zellsaftvakuole", 132, 68)
    d.label(168, 101, "Mitochondrium", 150, 106)
    d.save()


def flower():
    """Parts of a flower; petals are clones turned about the centre; plain SVG."""
    defs = stops("bluete", (0, "#ffffff"), (1, "#e86aa6")) + linear("petal", "bluete", 100, 92, 64, 50)
    d = Drawing("inkscape-parts-of-a-flower", 200, 180, defs)
    d.layer("stem")
    d.path("m 97,180 c 1,-30 -1,-45 0,-62 h 6 c 1,20 -1,38 1,62 z", "fill:#5a9e3a;stroke:#2f5d1b;stroke-width:0.6")
    d.path("m 98,158 c -14,-14 -30,-14 -40,-6 10,10 26,14 40,10", "fill:#79b855;stroke:#2f5d1b;stroke-width:0.6")
    d.layer("petals")
    d.path("M 98,112 C 62,112 44,84 52,46 C 72,56 92,80 98,112 Z", "fill:url(#petal);stroke:#8c2357;stroke-width:0.6", id="petal1")
    d.add("use", "", xlink__href="#petal1", transform="matrix(-1,0,0,1,200,0)")
    d.path("M 97,112 C 80,124 66,122 56,114 C 70,104 86,104 97,112 Z", "fill:#6fb043;stroke:#2f5d1b;stroke-width:0.6", id="sepal1")
    d.add("use", "", xlink__href="#sepal1", transform="matrix(-1,0,0,1,200,0)")
    d.path("m 88,118 c 0,-6 24,-6 24,0 0,4 -6,6 -12,6 -6,0 -12,-2 -12,-6 z", "fill:#8cc963;stroke:#2f5d1b;stroke-width:0.6")
    d.layer("stamens and pistil")
    d.raw('<g id="stamen">')
    d.path("M 97,110 C 92,96 84,84 80,66", "fill:none;stroke:#c9a227;stroke-width:1")
    d.add("ellipse", "fill:#f2c230;stroke:#7a5c00;stroke-width:0.5", cx=79.5, cy=62, rx=2.6, ry=4.6, transform="rotate(-16,79.5,62)")
    d.raw("</g>")
    for transform in ("matrix(-1,0,0,1,200,0)", "rotate(10,98,112)", "matrix(-1,0,0,1,200,0) rotate(10,98,112)"):
        d.add("use", "", xlink__href="#stamen", transform=transform)
    d.path("m 92,108 c 0,-12 5,-15 6,-20 1,-10 0.5,-22 0,-30 h 4 c -0.5,8 -1,20 0,30 1,5 6,8 6,20 0,6 -16,6 -16,0 z", "fill:#a8d68a;stroke:#2f5d1b;stroke-width:0.6")
    d.add("ellipse", "fill:#d9e87a;stroke:#2f5d1b;stroke-width:0.5", cx=100, cy=56, rx=5.5, ry=2.8)
    for x, y in ((97, 100), (103, 100), (97, 106), (103, 106)):
        d.add("circle", "fill:#ffffff;stroke:#2f5d1b;stroke-width:0.4", cx=x, cy=y, r=1.7)
    d.layer("labels")
    d.text(100, 14, "Parts of a flower", 8, "middle")
    for y, text, px, py in ((38, "stigma", 102, 55), (78, "style", 100.5, 80), (98, "ovary", 105, 96), (108, "ovules", 103, 106), (122, "sepal", 138, 115), (134, "receptacle", 104, 121)):
        d.label(160, y, text, px, py)
    for y, text, px, py in ((52, "petal", 60, 66), (66, "anther", 80, 63), (86, "filament", 87.5, 86), (142, "leaf", 70, 152), (172, "stem", 98, 172)):
        d.label(38, y, text, px, py, "right")
    d.save(plain=True)


def eye():
    """Section of the eye; clip path, gradients, a right-to-left row of labels; flipped layer transform."""
    defs = (
        stops("iris", (0, "#3b6ea5"), (1, "#15324f"))
        + linear("irisverlauf", "iris", 58, 50, 58, 95)
        + stops("glas", (0, "#ffffff"), (1, "#d7e9f7"))
        + radial("glasverlauf", "glas", 100, 74, 44)
        + '<clipPath clipPathUnits="userSpaceOnUse" id="clipPath90"><circle cx="100" cy="74" r="42" id="circle90"/></clipPath>'
    )
    d = Drawing("inkscape-auge-querschnitt", 210, 148, defs)
    d.layer("Auge", "translate(2.5,3)")
    d.add("circle", "fill:#f4f4f4;stroke:#555555;stroke-width:1.2", cx=100, cy=74, r=46)
    d.add("circle", "fill:#b04a3a;stroke:none", cx=100, cy=74, r=44.4)
    d.add("circle", "fill:#f5b28c;stroke:#7a3b1c;stroke-width:0.3", cx=100, cy=74, r=43)
    d.add("circle", "fill:url(#glasverlauf);stroke:#7a3b1c;stroke-width:0.3", cx=100, cy=74, r=41.3)
    d.raw('<g clip-path="url(#clipPath90)" id="g91">')
    d.add("rect", "fill:#cfe8f5;stroke:none", x=52, y=44, width=17, height=60)
    d.raw("</g>")
    d.path("M 64,47.5 C 44,56 44,92 64,100.5 C 55,88 55,60 64,47.5 Z", "fill:#e3f1fa;stroke:#333333;stroke-width:0.6")
    d.path("m 64,48 c 1.5,5 0.5,12 -2,18 l 3,0.5 c 3,-5 4,-12 2.5,-20 z", "fill:url(#irisverlauf);stroke:#0d2236;stroke-width:0.3")
    d.path("m 64,100 c 1.5,-5 0.5,-12 -2,-18 l 3,-0.5 c 3,5 4,12 2.5,20 z", "fill:url(#irisverlauf);stroke:#0d2236;stroke-width:0.3")
    d.add("ellipse", "fill:#fdf6d8;stroke:#555555;stroke-width:0.5", cx=71, cy=74, rx=5.5, ry=12)
    for y1, y2 in ((62, 46), (86, 102)):
        d.path(f"M 70,{y1} L 72,{y2}", "fill:none;stroke:#666666;stroke-width:0.4;stroke-dasharray:0.8,0.6")
    d.add("ellipse", "fill:#d98d78;stroke:#7a3b1c;stroke-width:0.3", cx=72.5, cy=43.5, rx=5, ry=3, transform="rotate(-32,72.5,43.5)")
    d.add("ellipse", "fill:#d98d78;stroke:#7a3b1c;stroke-width:0.3", cx=72.5, cy=104.5, rx=5, ry=3, transform="rotate(32,72.5,104.5)")
    d.path("m 140,84 c 8,3 16,10 26,11 v 14 c -14,-1 -26,-6 -33,-10 z", "fill:#f2d16b;stroke:#7a5c1c;stroke-width:0.5")
    d.path("m 138,92 c 10,4 18,9 28,10", "fill:none;stroke:#7a5c1c;stroke-width:0.3")
    d.add("circle", "fill:#ffe04d;stroke:#7a5c1c;stroke-width:0.3", cx=140.3, cy=72, r=1.5)
    d.layer("Beschriftung", "translate(2.5,3)")
    d.text(102, 12, "Das Auge im Längsschnitt", 7, "middle")
    for y, text, px, py in ((42, "Regenbogenhaut (Iris)", 65, 55), (56, "Hornhaut", 51, 62), (74, "Pupille", 62, 74), (88, "vordere Augenkammer", 56, 84), (104, "Linse", 71, 80), (118, "Ziliarmuskel", 71, 105)):
        d.label(42, y, text, px, py, "right", 3.6)
    for y, text, px, py in ((34, "Lederhaut", 128, 38), (46, "Aderhaut", 136, 48.5), (58, "Netzhaut", 139.5, 60), (72, "Gelber Fleck", 141, 72), (84, "Blinder Fleck", 139, 88), (120, "Sehnerv", 156, 106)):
        d.label(164, y, text, px, py, "left", 3.6)
    d.label(112, 136, "Glaskörper", 104, 90, "left", 3.6)
    d.save()


def heart():
    """Heart with four chambers and arrows of the blood's flow; all text turned into paths, markers."""
    defs = MARKER.format(c="context-stroke") + stops("arteriell", (0, "#ff9a8a"), (1, "#c4261d")) + linear("links", "arteriell", 110, 60, 140, 130) + stops("venoes", (0, "#a6b8ff"), (1, "#3346b0")) + linear("rechts", "venoes", 90, 60, 60, 130)
    d = Drawing("inkscape-herz-blutkreislauf", 210, 170, defs)
    line = "stroke:#401010;stroke-width:0.8;stroke-linejoin:round"
    d.layer("Gefäße")
    d.path("m 66,24 h 12 v 40 h -12 z", "fill:#6f82e0;" + line)
    d.path("m 44,156 h 11 V 102 C 55,97 58,94 64,94 V 82 C 50,82 44,90 44,102 Z", "fill:#6f82e0;" + line)
    d.path("M 92,76 V 48 C 92,30 126,30 126,48 V 54 H 137 V 44 C 137,16 81,16 81,44 V 76 Z", "fill:#e0554a;" + line)
    d.path("M 100,82 V 62 C 100,54 106,50 114,50 H 150 V 60 H 116 C 112,60 110,62 110,66 V 84 Z", "fill:#6f82e0;" + line)
    d.path("m 140,70 h 26 v 9 h -26 z", "fill:#e0554a;" + line)
    d.layer("Herz")
    d.path("M 62,66 C 78,58 94,66 98,80 L 97,98 H 56 C 52,86 54,72 62,66 Z", "fill:url(#rechts);" + line)
    d.path("M 104,84 C 110,68 130,60 142,70 C 150,78 148,90 144,98 H 104 Z", "fill:url(#links);" + line)
    d.path("M 56,102 H 97 L 98,146 C 78,144 54,128 56,102 Z", "fill:url(#rechts);" + line)
    d.path("M 104,102 H 145 C 150,124 126,152 104,150 Z", "fill:url(#links);stroke:#401010;stroke-width:1.8;stroke-linejoin:round")
    d.path("m 97,84 h 7 v 66 c -3,0 -4,-1 -6,-4 z", "fill:#b06a5a;" + line)
    for x in (66, 80, 114, 130):
        d.path(f"m {x},98 l 4,6 4,-6", "fill:#fff3d6;stroke:#401010;stroke-width:0.5")
    d.layer("Blutfluss")
    arrow = "fill:none;stroke:{c};stroke-width:1.2;marker-end:url(#Arrow1)"
    d.path("M 72,28 V 74", arrow.format(c="#101860"))
    d.path("M 49.5,152 V 106", arrow.format(c="#101860"))
    d.path("m 73,88 v 26", arrow.format(c="#101860"))
    d.path("M 90,132 C 96,118 103,100 105,70", arrow.format(c="#101860"))
    d.path("m 162,74.5 h -30", arrow.format(c="#600d08"))
    d.path("m 122,84 v 30", arrow.format(c="#600d08"))
    d.path("M 112,136 C 108,112 88,96 87,56", arrow.format(c="#600d08"))
    d.layer("Beschriftung")
    d.text(100, 12, "Das Herz des Menschen", 7, "middle")
    for y, text, px, py in ((36, "obere Hohlvene", 67, 40), (74, "rechter Vorhof", 60, 76), (98, "Segelklappe", 68, 100), (118, "rechte Herzkammer", 64, 118), (148, "untere Hohlvene", 46, 148)):
        d.label(41, y, text, px, py, "right", 3.8)
    for y, text, px, py in ((34, "Aorta (Körperschlagader)", 134, 34), (55, "Lungenarterie", 150, 55), (90, "linker Vorhof", 140, 88), (76, "Lungenvene", 166, 75), (112, "linke Herzkammer", 138, 112), (140, "Herzscheidewand", 101, 138)):
        d.label(152 if y != 76 and y != 55 else 168 if y == 76 else 153, y, text, px, py, "left", 3.8)
    d.save("select-by-element:text;object-to-path")


def leaf():
    """Section of a leaf: rows of cells as paths, clones, pattern fill; nested groups with transforms."""
    defs = (
        '<pattern id="Polkadots" patternUnits="userSpaceOnUse" width="3" height="3" patternTransform="rotate(30)" inkscape:stockid="Polka dots, small"><circle cx="1" cy="1" r="0.45" style="fill:#b39b00;stroke:none" id="dot1"/></pattern>'
    )
    d = Drawing("inkscape-blattquerschnitt", 220, 150, defs)
    d.layer("Gewebe", "translate(45,22)")
    d.add("rect", "fill:#f7fbef;stroke:none", x=0, y=0, width=120, height=92)
    d.path("M 0,3 H 120", "fill:none;stroke:#7a8f3c;stroke-width:1.4")
    for i in range(8):
        d.add("rect", "fill:#eef6d8;stroke:#556b2f;stroke-width:0.6", x=i * 15, y=4, width=15, height=9, ry=2)
    d.raw('<g id="palisade">')
    d.add("rect", "fill:#bfe08f;stroke:#3c6b1f;stroke-width:0.6", x=0.5, y=13.5, width=9, height=28, ry=3.5)
    for y in (18, 23, 28, 33, 38):
        d.add("circle", "fill:#2f8f2f;stroke:none", cx=2.9, cy=y, r=1.2)
        d.add("circle", "fill:#2f8f2f;stroke:none", cx=7.2, cy=y - 1.5, r=1.2)
    d.raw("</g>")
    for i in range(1, 12):
        d.add("use", "", xlink__href="#palisade", x=i * 10, y=0)
    cells = ((8, 50, 8, 6), (23, 48, 6.5, 5), (38, 49, 7.5, 5.5), (98, 49, 8, 5.5), (112, 50, 7, 6), (14, 62, 7.5, 5.5), (30, 61, 7.5, 6), (44, 64, 6, 5), (84, 65, 7, 5), (100, 62, 8, 6), (113, 64, 6, 6), (9, 74, 8, 5), (26, 73, 7, 4.5), (84, 75.5, 6, 4), (101, 74, 8, 5))
    for x, y, rx, ry in cells:
        d.add("ellipse", "fill:#cfe8a8;stroke:#3c6b1f;stroke-width:0.6", cx=x, cy=y, rx=rx, ry=ry)
        for k in range(3):
            d.add("circle", "fill:#2f8f2f;stroke:none", cx=round(x + (rx - 2) * math.cos(2.1 * k + x), 2), cy=round(y + (ry - 2) * math.sin(2.1 * k + x), 2), r=1.1)
    d.raw('<g id="leitbuendel" transform="translate(66,56)">')
    d.add("circle", "fill:#f2e9b8;stroke:#6b5a1f;stroke-width:0.8", cx=0, cy=0, r=13)
    d.path("M -13,0 A 13,13 0 0 0 13,0 Z", "fill:url(#Polkadots);stroke:#6b5a1f;stroke-width:0.5")
    for x, y, r in ((-6, -4, 3), (0, -6, 3.6), (6, -4, 3), (-2, -1.8, 1.6), (3, -1.6, 1.6)):
        d.add("circle", "fill:#ffffff;stroke:#a02020;stroke-width:0.7", cx=x, cy=y, r=r)
    d.raw("</g>")
    for x in (0, 15, 30, 75, 90, 105):
        d.add("rect", "fill:#eef6d8;stroke:#556b2f;stroke-width:0.6", x=x, y=80, width=15, height=8, ry=2)
    d.path("m 45,80 c 9,-1 13,1 13,4 0,3 -4,5 -13,4 z", "fill:#a8d070;stroke:#3c6b1f;stroke-width:0.6", id="schliesszelle")
    d.add("use", "", xlink__href="#schliesszelle", transform="matrix(-1,0,0,1,120,0)")
    d.path("M 0,89 H 45 M 75,89 H 120", "fill:none;stroke:#7a8f3c;stroke-width:1")
    d.layer("Beschriftung")
    d.text(110, 13, "Laubblatt im Querschnitt", 7, "middle")
    for y, text, px, py in ((24, "Kutikula", 165, 25), (36, "obere Epidermis", 160, 31), (50, "Palisadengewebe", 161, 50), (86, "Schwammgewebe", 152, 85), (112, "untere Epidermis", 158, 106)):
        d.label(172, y, text, px, py, "left", 4)
    for y, text, px, py in ((48, "Chloroplast", 48, 45), (66, "Gefäßteil", 105, 73), (84, "Siebteil", 106, 84), (101, "Interzellulare", 78, 90)):
        d.label(38, y, text, px, py, "right", 4)
    d.label(112, 124, "Schließzelle", 115, 107, "left", 4)
    d.label(94, 132, "Spaltöffnung", 105, 106, "right", 4)
    d.text(110, 144, "Licht fällt von oben ein.", 4, "middle")
    d.save()


if __name__ == "__main__":
    for draw in (cell, flower, eye, heart, leaf):
        draw()
