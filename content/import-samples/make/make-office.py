#!/usr/bin/python3
"""Writes two files by hand in the structure that programs without a Debian package write.

- Adobe Illustrator ("Save as SVG"): style sheet with st0, st1 ..., layers as groups, text
  placed by a matrix, no viewBox unit but `enable-background`, everything in one coordinate
  system of points.
- Microsoft PowerPoint ("Save as picture, SVG"): one clip path, a group moved to the origin,
  shapes as paths with many digits, each text cut into runs of their own, font lists with
  `_MSFontService`.

Usage: /usr/bin/python3 make-office.py [FOLDER]
"""

import math
import sys
from pathlib import Path

FOLDER = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parent.parent


def illustrator():
    """Bohr's model of sodium and chlorine; 28 electrons, gradient of the nucleus, labels."""
    out = [
        '<?xml version="1.0" encoding="utf-8"?>',
        "<!-- Generator: Adobe Illustrator 24.0.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->",
        '<svg version="1.1" id="Ebene_1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" y="0px"',
        '\t viewBox="0 0 841.89 481.9" style="enable-background:new 0 0 841.89 481.9;" xml:space="preserve">',
        '<style type="text/css">',
        "\t.st0{fill:#FFFFFF;}",
        "\t.st1{fill:none;stroke:#3C3C3B;stroke-width:1.5;stroke-miterlimit:10;}",
        "\t.st2{fill:#1D71B8;stroke:#FFFFFF;stroke-width:0.75;stroke-miterlimit:10;}",
        "\t.st3{fill:#E30613;stroke:#FFFFFF;stroke-width:0.75;stroke-miterlimit:10;}",
        "\t.st4{fill:url(#SVGID_1_);}",
        "\t.st5{fill:url(#SVGID_2_);}",
        "\t.st6{font-family:'MyriadPro-Regular','Liberation Sans',sans-serif;}",
        "\t.st7{font-size:18px;}",
        "\t.st8{font-size:26px;}",
        "\t.st9{font-size:12px;}",
        "\t.st10{fill:none;stroke:#1D1D1B;stroke-width:0.75;stroke-miterlimit:10;}",
        "\t.st11{fill:#1D1D1B;}",
        "</style>",
        '<g id="Hintergrund">\n\t<rect class="st0" width="841.89" height="481.9"/>\n</g>',
    ]
    atoms = (("Natrium", "Na", "11 p", "12 n", 210.5, (2, 8, 1), 1), ("Chlor", "Cl", "17 p", "18 n", 631.4, (2, 8, 7), 2))
    for name, symbol, protons, neutrons, cx, shells, gradient in atoms:
        cy = 250
        out.append(f'<g id="{name}">')
        out.append(f'\t<radialGradient id="SVGID_{gradient}_" cx="{cx}" cy="{cy}" r="36" gradientUnits="userSpaceOnUse">\n\t\t<stop  offset="0" style="stop-color:#FFE9A8"/>\n\t\t<stop  offset="1" style="stop-color:#F39200"/>\n\t</radialGradient>')
        out.append(f'\t<circle class="st{3 + gradient}" cx="{cx}" cy="{cy}" r="36"/>')
        for shell, count in enumerate(shells):
            radius = 68 + 40 * shell
            out.append(f'\t<circle class="st1" cx="{cx}" cy="{cy}" r="{radius}"/>')
            for k in range(count):
                angle = 2 * math.pi * k / count - math.pi / 2 + 0.3 * shell
                colour = 3 if shell == len(shells) - 1 else 2
                out.append(f'\t<circle class="st{colour}" cx="{cx + radius * math.cos(angle):.2f}" cy="{cy + radius * math.sin(angle):.2f}" r="7"/>')
        out.append(f'\t<text transform="matrix(1 0 0 1 {cx - 14} 247)" class="st6 st7">{protons.replace(" ", "")}</text>')
        out.append(f'\t<text transform="matrix(1 0 0 1 {cx - 14} 268)" class="st6 st7">{neutrons.replace(" ", "")}</text>')
        out.append(f'\t<text transform="matrix(1 0 0 1 {cx - 50} 444)" class="st6 st7">{name} ({symbol})</text>')
        out.append("</g>")
    out.append('<g id="Beschriftung">')
    out.append('\t<text transform="matrix(1 0 0 1 258.4 42.5)"><tspan x="0" y="0" class="st6 st8">Atommodell nach Bohr</tspan><tspan x="282" y="0" class="st6 st9">Klasse 9</tspan></text>')
    for x1, y1, x2, y2, label in ((421, 120, 300, 132, "M-Schale"), (421, 170, 310.5, 210, "L-Schale"), (421, 220, 276, 232, "K-Schale"), (421, 290, 241, 268, "Atomkern"), (421, 340, 319, 286, "Elektron")):
        out.append(f'\t<line class="st10" x1="{x1 - 34}" y1="{y1 - 4}" x2="{x2}" y2="{y2}"/>')
        out.append(f'\t<text transform="matrix(1 0 0 1 {x1 - 30} {y1})" class="st6 st9">{label}</text>')
    out.append('\t<polygon class="st11" points="383,388.2 438.2,388.2 438.2,384.2 452.1,390.2 438.2,396.2 438.2,392.2 383,392.2"/>')
    out.append('\t<text transform="matrix(1 0 0 1 368 414)" class="st6 st9">Chlor nimmt ein Elektron auf.</text>')
    out.append("</g>")
    out.append("</svg>")
    (FOLDER / "illustrator-bohr-natrium-chlor.svg").write_text("\n".join(out) + "\n", encoding="utf-8")


def box(x, y, w, h, r, fill, stroke):
    """A rounded rectangle as PowerPoint writes it: one path, absolute, closed twice."""
    k = r * 0.44772
    d = f"M{x} {y + r}C{x} {y + k:.4g} {x + k:.6g} {y} {x + r} {y}L{x + w - r} {y}C{x + w - k:.6g} {y} {x + w} {y + k:.6g} {x + w} {y + r}L{x + w} {y + h - r}C{x + w} {y + h - k:.6g} {x + w - k:.6g} {y + h} {x + w - r} {y + h}L{x + r} {y + h}C{x + k:.6g} {y + h} {x} {y + h - k:.6g} {x} {y + h - r}Z"
    d = d.replace(f"{y + k:.4g}", f"{y + k:.6g}", 1)
    return f'<path d="{d}" stroke="{stroke}" stroke-width="2.66667" stroke-miterlimit="8" fill="{fill}" fill-rule="evenodd"/>'


def powerpoint():
    """Photosynthesis and respiration as a cycle, 1280 by 720 as a slide."""
    font = "Calibri,Calibri_MSFontService,Carlito,sans-serif"

    def run(x, y, text, size=32, colour="#000000", weight=400):
        return f'<text fill="{colour}" font-family="{font}" font-weight="{weight}" font-size="{size}" transform="translate({x} {y})">{text}</text>'

    def inner(x, y, text, size=32, colour="#000000"):
        return f'<tspan font-size="{size}" x="{x}" y="{y}">{text}</tspan>'

    def arrow(points, head, colour):
        line = "M" + "L".join(f"{x} {y}" for x, y in points)
        (x, y), (dx, dy) = points[-1], head
        tip = f"M{x - 12 * dy:.5g} {y + 12 * dx:.5g}L{x + 26 * dx:.5g} {y + 26 * dy:.5g}L{x + 12 * dy:.5g} {y - 12 * dx:.5g}Z"
        return f'<path d="{line}" stroke="{colour}" stroke-width="8" stroke-miterlimit="8" fill="none" fill-rule="evenodd"/><path d="{tip}" fill="{colour}" fill-rule="evenodd"/>'

    out = [
        '<svg width="1280" height="720" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" overflow="hidden">',
        '<defs><clipPath id="clip0"><rect x="0" y="0" width="1280" height="720"/></clipPath>',
        '<linearGradient x1="140" y1="300" x2="140" y2="460" gradientUnits="userSpaceOnUse" spreadMethod="reflect" id="fill1"><stop offset="0" stop-color="#C5E0B4"/><stop offset="1" stop-color="#70AD47"/></linearGradient></defs>',
        '<g clip-path="url(#clip0)"><rect x="0" y="0" width="1280" height="720" fill="#FFFFFF"/>',
        # PowerPoint cuts a line into runs wherever spelling or formatting changes.
        run(92, 92, "Fotosynthese und Zell", 59) + run(614.278, 92, "atmung", 59),
        box(120, 280, 340, 180, 30, "url(#fill1)", "#385723"),
        run(190.41, 346, f"Fotosynthese{inner(0.84, 44, 'im Chloroplasten', 28)}", 36, weight=700),
        box(820, 280, 340, 180, 30, "#F8CBAD", "#843C0C"),
        run(906.31, 346, f"Zellatmung{inner(-25.46, 44, 'im Mitochondrium', 28)}", 36, weight=700),
        arrow([(290, 275), (290, 200), (990, 200), (990, 246)], (0, 1), "#2E75B6"),
        run(490.07, 178, "Glucose und Sauer") + run(731.82, 178, "stoff"),
        arrow([(990, 465), (990, 560), (290, 560), (290, 494)], (0, -1), "#7F7F7F"),
        run(447.39, 604, "Kohlenstoffdioxid und Wasser"),
        arrow([(60, 180), (100, 250)], (0.5, 0.87), "#FFC000"),
        '<path d="M20 150C20 127.909 37.9086 110 60 110 82.0914 110 100 127.909 100 150 100 172.091 82.0914 190 60 190 37.9086 190 20 172.091 20 150Z" stroke="#BF9000" stroke-width="1.33333" stroke-miterlimit="8" fill="#FFC000" fill-rule="evenodd"/>',
        run(116, 206, "Lichtenergie", 28),
        arrow([(1165, 370), (1210, 370)], (1, 0), "#C00000"),
        run(1172, 336, "Energie", 28) + run(1172, 426, "(ATP)", 28),
        run(591.05, 372, "Kreislauf", 28, "#7F7F7F"),
        run(584.48, 410, "der Stoffe", 28, "#7F7F7F"),
        "</g></svg>",
    ]
    (FOLDER / "powerpoint-fotosynthese-zellatmung.svg").write_text("".join(out) + "\n", encoding="utf-8")


if __name__ == "__main__":
    illustrator()
    powerpoint()
