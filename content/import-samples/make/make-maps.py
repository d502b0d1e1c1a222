#!/usr/bin/python3
"""Writes two maps in the manner of hand-edited files of Wikimedia Commons.

All outlines are generalised polygons of a few points each, written down here by hand as
longitude and latitude; they come from no data set. Style sheet with classes, symbols with
use, text on paths, doubled lines (casing and line), switch with two languages.

Usage: /usr/bin/python3 make-maps.py [FOLDER]
"""

import sys
from pathlib import Path

FOLDER = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parent.parent

# Borders between two states, or of one state and the outside, from junction to junction.
ARCS = {
    "sh-dk": "8.65,54.90 9.0,54.87 9.45,54.82",
    "sh-baltic": "9.45,54.82 9.95,54.78 10.03,54.5 10.2,54.42 10.7,54.31 11.1,54.4 11.1,54.15 10.8,54.05 10.9,53.95",
    "sh-mv": "10.9,53.95 10.83,53.75 10.95,53.6 10.6,53.37",
    "sh-ni": "10.6,53.37 10.3,53.43",
    "hh-sh": "10.3,53.43 10.2,53.6 10.05,53.7 9.75,53.6",
    "hh-ni": "9.75,53.6 9.8,53.48 10.05,53.42 10.3,53.43",
    "sh-elbe": "9.75,53.6 9.5,53.72 9.2,53.87 8.9,53.88",
    "sh-west": "8.9,53.88 8.88,54.03 8.85,54.25 8.62,54.3 8.85,54.5 8.7,54.7 8.65,54.90",
    "ni-coast": "8.9,53.88 8.68,53.88 8.5,53.6 8.25,53.45 8.05,53.7 7.6,53.7 7.1,53.6 7.05,53.35 7.2,53.24",
    "ni-nl": "7.2,53.24 7.2,52.95 7.05,52.65 6.75,52.6 6.75,52.45 7.05,52.4 7.05,52.24",
    "ni-nw": "7.05,52.24 7.3,52.27 7.6,52.47 7.95,52.43 7.9,52.2 8.2,52.1 8.45,52.2 8.3,52.45 8.65,52.53 9.1,52.5 9.0,52.25 9.2,51.95 9.43,51.65",
    "ni-he": "9.43,51.65 9.6,51.4 9.93,51.38",
    "ni-th": "9.93,51.38 10.2,51.5 10.4,51.56 10.65,51.6",
    "ni-st": "10.65,51.6 10.6,51.95 10.95,52.05 11.0,52.3 10.9,52.5 10.8,52.65 10.8,52.85 11.2,52.92 11.6,53.03",
    "ni-bb": "11.6,53.03 11.27,53.12",
    "ni-mv": "11.27,53.12 10.95,53.3 10.6,53.37",
    "mv-coast": "10.9,53.95 11.4,53.93 11.75,54.15 12.1,54.18 12.5,54.45 13.0,54.43 13.4,54.65 13.7,54.35 13.4,54.12 13.8,54.15 14.2,53.93",
    "mv-pl": "14.2,53.93 14.25,53.65 14.35,53.35",
    "mv-bb": "14.35,53.35 13.9,53.45 13.5,53.3 13.2,53.25 12.7,53.2 12.3,53.3 12.0,53.3 11.75,53.2 11.27,53.12",
    "bb-pl": "14.35,53.35 14.15,52.9 14.6,52.6 14.55,52.3 14.72,52.1 14.7,51.75 14.73,51.53",
    "bb-sn": "14.73,51.53 14.3,51.53 14.0,51.4 13.7,51.37 13.3,51.42 13.05,51.65",
    "bb-st": "13.05,51.65 13.15,51.8 12.75,51.98 12.3,52.1 12.2,52.5 12.25,52.85 11.6,53.03",
    "st-sn": "13.05,51.65 12.75,51.65 12.2,51.55 12.1,51.3 12.2,51.1 12.25,50.97",
    "st-th": "12.25,50.97 11.7,50.98 11.5,51.1 11.4,51.35 10.95,51.43 10.65,51.6",
    "th-sn": "12.25,50.97 12.6,50.95 12.5,50.8 12.3,50.7 12.2,50.55 11.92,50.42",
    "th-by": "11.92,50.42 11.5,50.4 11.25,50.5 11.2,50.28 10.7,50.2 10.6,50.35 10.2,50.55 10.05,50.55",
    "th-he": "10.05,50.55 9.95,50.7 10.05,50.95 10.2,51.1 9.93,51.38",
    "sn-pl": "14.73,51.53 14.95,51.45 15.03,51.25 14.85,50.88",
    "sn-cz": "14.85,50.88 14.6,50.85 14.3,51.03 14.4,50.9 13.95,50.75 13.5,50.65 13.05,50.5 12.6,50.4 12.33,50.2 12.1,50.32",
    "sn-by": "12.1,50.32 11.92,50.42",
    "by-cz": "12.1,50.32 12.2,50.1 12.5,49.95 12.4,49.75 12.65,49.45 13.0,49.3 13.4,48.98 13.83,48.77",
    "by-at": "13.83,48.77 13.73,48.52 13.45,48.55 13.3,48.3 12.85,48.2 12.85,47.95 13.0,47.8 13.05,47.5 12.75,47.65 12.25,47.7 11.65,47.58 11.1,47.4 10.45,47.55 10.2,47.3 10.0,47.5 9.6,47.55",
    "bw-by": "9.6,47.55 10.1,47.8 10.1,48.05 10.0,48.4 10.45,48.7 10.45,48.9 10.2,49.2 10.1,49.5 9.6,49.75 9.1,49.58",
    "bw-ch": "9.6,47.55 9.2,47.66 8.87,47.68 8.6,47.78 8.4,47.58 7.9,47.57 7.6,47.58",
    "bw-fr": "7.6,47.58 7.55,47.9 7.6,48.1 7.8,48.5 8.2,48.97",
    "bw-rp": "8.2,48.97 8.35,49.15 8.5,49.35 8.42,49.58",
    "bw-he": "8.42,49.58 8.65,49.6 8.9,49.43 9.1,49.58",
    "he-by": "9.1,49.58 9.05,49.85 9.0,50.05 9.5,50.2 9.8,50.4 10.05,50.55",
    "he-rp": "8.42,49.58 8.35,49.8 8.3,50.0 7.9,49.97 7.8,50.15 8.1,50.3 8.0,50.45 8.15,50.7",
    "he-nw": "8.15,50.7 8.5,50.95 8.6,51.1 8.95,51.3 9.05,51.5 9.43,51.65",
    "nw-rp": "8.15,50.7 7.8,50.9 7.4,50.75 7.2,50.62 6.9,50.55 6.75,50.4 6.4,50.33",
    "nw-west": "7.05,52.24 6.85,52.1 6.7,52.05 6.75,51.9 6.1,51.87 5.98,51.75 6.2,51.5 6.1,51.2 5.95,51.04 6.05,50.75 6.25,50.5 6.4,50.33",
    "rp-west": "6.4,50.33 6.15,50.15 6.15,50.0 6.5,49.8 6.37,49.47",
    "rp-sl": "6.37,49.47 6.6,49.5 6.9,49.6 7.25,49.58 7.4,49.4 7.4,49.15",
    "sl-fr": "6.37,49.47 6.55,49.35 6.75,49.17 7.05,49.12 7.4,49.15",
    "rp-fr": "7.4,49.15 7.65,49.05 8.2,48.97",
    "be-bb": "13.1,52.42 13.3,52.4 13.65,52.36 13.75,52.45 13.55,52.6 13.4,52.66 13.15,52.6 13.1,52.42",
    "hb-ni": "8.5,53.2 8.65,53.1 8.72,53.02 8.95,53.03 8.97,53.1 8.75,53.16 8.6,53.22 8.5,53.2",
}

# Land of the neighbours, under the states: Denmark and the rest.
NEIGHBOURS = (
    "8.1,55.4 8.2,55.1 8.5,55.0 8.66,54.88 9.2,54.6 9.45,54.82 9.75,54.9 9.6,55.1 9.8,55.4",
    "4.5,52.8 4.9,52.95 5.4,53.15 6.0,53.42 6.85,53.45 7.1,53.3 9.0,52.0 13.5,52.5 14.1,53.85 14.6,53.92 16.0,54.2 16.0,46.5 4.5,46.5",
)

# id, name, capital and its place, place of the name, arcs, class
STATES = [
    ("SH", "Schleswig-\nHolstein", "Kiel", (10.13, 54.32), (9.5, 54.5), "sh-dk sh-baltic sh-mv sh-ni hh-sh sh-elbe sh-west", "c1"),
    ("HH", "Hamburg", "", (10.0, 53.55), (9.55, 53.3), "hh-sh hh-ni", "c4"),
    ("NI", "Niedersachsen", "Hannover", (9.73, 52.37), (9.0, 52.8), "ni-coast ni-nl ni-nw ni-he ni-th ni-st ni-bb ni-mv sh-ni hh-ni sh-elbe", "c2"),
    ("HB", "Bremen", "", (8.8, 53.08), (8.05, 53.2), "hb-ni", "c4"),
    ("MV", "Mecklenburg-Vorpommern", "Schwerin", (11.42, 53.63), (12.75, 53.85), "mv-coast mv-pl mv-bb ni-mv sh-mv", "c3"),
    ("BB", "Brandenburg", "Potsdam", (13.05, 52.39), (13.4, 52.95), "bb-pl bb-sn bb-st ni-bb mv-bb", "c1"),
    ("BE", "Berlin", "", (13.4, 52.52), (13.95, 52.48), "be-bb", "c4"),
    ("ST", "Sachsen-\nAnhalt", "Magdeburg", (11.63, 52.13), (11.65, 52.55), "bb-st st-sn st-th ni-st", "c4"),
    ("SN", "Sachsen", "Dresden", (13.74, 51.05), (13.2, 51.2), "bb-sn sn-pl sn-cz sn-by th-sn st-sn", "c2"),
    ("TH", "Thüringen", "Erfurt", (11.03, 50.98), (11.0, 50.72), "st-th th-sn th-by th-he ni-th", "c3"),
    ("HE", "Hessen", "Wiesbaden", (8.24, 50.08), (9.05, 50.6), "ni-he th-he he-by bw-he he-rp he-nw", "c1"),
    ("NW", "Nordrhein-\nWestfalen", "Düsseldorf", (6.78, 51.22), (7.7, 51.55), "ni-nw he-nw nw-rp nw-west", "c4"),
    ("RP", "Rheinland-\nPfalz", "Mainz", (8.27, 49.99), (7.15, 50.38), "nw-rp he-rp bw-rp rp-fr rp-sl rp-west", "c3"),
    ("SL", "Saarland", "Saarbrücken", (7.0, 49.23), (5.7, 49.3), "rp-sl sl-fr", "c2"),
    ("BW", "Baden-\nWürttemberg", "Stuttgart", (9.18, 48.78), (9.0, 48.45), "bw-rp bw-he bw-by bw-ch bw-fr", "c4"),
    ("BY", "Bayern", "München", (11.58, 48.14), (11.5, 48.9), "he-by th-by sn-by by-cz by-at bw-by", "c2"),
]


def points(text):
    return [tuple(map(float, pair.split(","))) for pair in text.split()]


def ring(names):
    """Joins the arcs of a state to one ring; each arc is turned so that it fits to the last point."""
    rest = [points(ARCS[name]) for name in names.split()]
    line = list(rest.pop(0))
    while rest:
        for i, arc in enumerate(rest):
            if arc[0] == line[-1]:
                line += arc[1:]
            elif arc[-1] == line[-1]:
                line += arc[-2::-1]
            else:
                continue
            rest.pop(i)
            break
        else:
            raise ValueError(f"{names}: no arc begins at {line[-1]}")
    if line[0] != line[-1]:
        raise ValueError(f"{names}: not closed")
    return line[:-1]


class Map:
    def __init__(self, left, top, scale):
        self.left, self.top, self.scale = left, top, scale

    def xy(self, lon, lat):
        return round((lon - self.left) * self.scale * 0.62, 1), round((self.top - lat) * self.scale, 1)

    def d(self, line, closed=False):
        return "M" + "L".join("{},{}".format(*self.xy(*p)) for p in line) + ("z" if closed else "")

    def curve(self, line):
        """A smooth path through the points (Catmull-Rom as cubic curves)."""
        p = [self.xy(*q) for q in line]
        out = f"M{p[0][0]},{p[0][1]}"
        for i in range(len(p) - 1):
            a, b, c, e = p[max(i - 1, 0)], p[i], p[i + 1], p[min(i + 2, len(p) - 1)]
            c1 = (b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6)
            c2 = (c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6)
            out += f" C{c1[0]:.1f},{c1[1]:.1f} {c2[0]:.1f},{c2[1]:.1f} {c[0]},{c[1]}"
        return out


def text(x, y, value, name, anchor="middle"):
    lines = value.split("\n")
    inner = value if len(lines) == 1 else "".join(f'<tspan x="{x}"{" dy=" + chr(34) + "1.1em" + chr(34) if i else ""}>{line}</tspan>' for i, line in enumerate(lines))
    attribute = "" if anchor == "middle" else f' style="text-anchor:{anchor}"'
    return f'<text class="{name}" x="{x}" y="{y}"{attribute}>{inner}</text>'


def states():
    m = Map(4.9, 55.3, 110)
    out = [
        '<?xml version="1.0" encoding="utf-8"?>',
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="740" height="920" viewBox="0 0 740 920">',
        "<title>Länder der Bundesrepublik Deutschland</title>",
        "<desc>Vereinfachte Karte mit Landeshauptstädten</desc>",
        "<style>",
        ".sea{fill:#cfe6f5}.land{fill:#f3efe6;stroke:none}.state{stroke:#fff;stroke-width:1.5;stroke-linejoin:round}",
        ".c1{fill:#f9d29d}.c2{fill:#c9e4b4}.c3{fill:#f4b8b8}.c4{fill:#d9c7e8}",
        ".border{fill:none;stroke:#6b4a2b;stroke-width:2.4}",
        "text{font-family:'Liberation Sans',Arial,sans-serif;text-anchor:middle;fill:#222}",
        ".name{font-size:15px;font-weight:bold}.small{font-size:12px;font-weight:bold}.city{font-size:11.5px}",
        ".neighbour{font-size:15px;fill:#777;letter-spacing:2px}.water{font-size:14px;font-style:italic;fill:#2a6a9a}.title{font-size:22px}",
        "</style>",
        '<defs><symbol id="capital" viewBox="-5 -5 10 10" overflow="visible"><circle r="4" fill="#fff" stroke="#000" stroke-width="1.4"/><circle r="1.6"/></symbol></defs>',
        '<rect class="sea" width="740" height="920"/>',
        *(f'<path class="land" d="{m.d(points(line), True)}"/>' for line in NEIGHBOURS),
        '<g id="states">',
    ]
    for key, name, _, _, _, arcs, colour in STATES:
        out.append(f'<path id="DE-{key}" class="state {colour}" d="{m.d(ring(arcs), True)}"><title>{name.replace("-" + chr(10), "-")}</title></path>')
    outer = "sh-dk sh-baltic mv-coast mv-pl bb-pl sn-pl sn-cz by-cz by-at bw-ch bw-fr rp-fr sl-fr rp-west nw-west ni-nl ni-coast sh-west"
    out += ["</g>", f'<path class="border" d="{m.d(ring(outer), True)}"/>', '<g id="capitals">']
    left = {"Düsseldorf", "Wiesbaden"}
    for _, name, capital, place, where, _, _ in STATES:
        x, y = m.xy(*place)
        out.append(f'<use xlink:href="#capital" x="{x - 5}" y="{y - 5}" width="10" height="10"/>')
        if capital in left:
            out.append(text(x - 7, y + 4, capital, "city", "end"))
        elif capital:
            out.append(text(x + 7, y + (12 if capital == "Mainz" else 4 if capital != "Potsdam" else 14), capital, "city", "start"))
    out += ["</g>", '<g id="names">']
    for key, name, capital, _, where, _, _ in STATES:
        x, y = m.xy(*where)
        out.append(text(x, y, name, "name" if key not in ("SL", "HB", "HH", "BE", "MV", "SH", "ST") else "small"))
    x, y = m.xy(5.7, 49.33)
    out.append(f'<path d="M{x + 30},{y} L{x + 75},{y - 4}" stroke="#222" fill="none"/>')
    out.append("</g><g>")
    for lon, lat, name in ((9.1, 55.15, "DÄNEMARK"), (6.0, 52.9, "NIEDER-\nLANDE"), (5.5, 50.65, "BELGIEN"), (5.75, 49.85, "LUX."), (6.3, 48.4, "FRANKREICH"), (8.4, 47.25, "SCHWEIZ"), (14.6, 47.95, "ÖSTERREICH"), (14.4, 49.8, "TSCHECHIEN"), (15.2, 52.75, "POLEN")):
        out.append(text(*m.xy(lon, lat), name, "neighbour"))
    out.append(text(*m.xy(7.1, 54.4), "Nordsee", "water"))
    out.append(text(*m.xy(12.2, 54.85), "Ostsee", "water"))
    out.append("</g>")
    out.append('<g transform="translate(20,880)"><path d="M0,0v6h99.1v-6" fill="none" stroke="#000"/><text x="0" y="-4" class="city">0</text><text x="99.1" y="-4" class="city">100 km</text></g>')
    out.append('<g transform="translate(590,895)"><use xlink:href="#capital" x="-5" y="-9" width="10" height="10"/><text class="city" x="10" style="text-anchor:start">Landeshauptstadt</text></g>')
    out.append("</svg>")
    (FOLDER / "wikimedia-bundeslaender.svg").write_text("\n".join(out) + "\n", encoding="utf-8")


RIVERS = {
    "Rhein": "8.65,46.63 9.2,46.82 9.53,46.85 9.5,47.2 9.6,47.48 9.3,47.6 8.9,47.66 8.6,47.62 8.2,47.6 7.6,47.56 7.55,47.9 7.6,48.1 7.8,48.58 8.1,48.85 8.33,49.05 8.43,49.3 8.47,49.5 8.35,49.8 8.27,50.0 7.9,49.97 7.62,50.2 7.6,50.36 7.4,50.52 7.1,50.73 6.96,50.94 6.77,51.22 6.7,51.5 6.2,51.83 5.9,51.9 5.2,51.95 4.5,51.92 4.05,51.98",
    "Aare": "8.1,46.6 7.7,46.72 7.45,46.95 7.5,47.2 8.1,47.45 8.2,47.6",
    "Neckar": "8.55,48.05 8.9,48.45 9.2,48.75 9.15,49.1 9.1,49.4 8.7,49.42 8.47,49.5",
    "Main": "8.27,50.0 8.68,50.1 9.1,49.95 9.25,49.7 9.6,50.05 9.93,49.8 10.2,49.7 10.2,50.05 10.9,49.95 11.4,50.05",
    "Mosel": "6.9,47.9 6.45,48.2 6.15,48.7 6.2,49.12 6.4,49.45 6.64,49.76 7.1,50.0 7.6,50.36",
    "Ruhr": "6.7,51.45 7.5,51.4 8.1,51.4 8.5,51.25",
    "Lippe": "6.62,51.65 7.2,51.72 8.0,51.65 8.75,51.75",
}
CITIES = [
    ("Basel", 7.6, 47.56, "end"), ("Konstanz", 9.17, 47.66, "start"), ("Chur", 9.53, 46.85, "start"), ("Bern", 7.45, 46.95, "end"), ("Straßburg", 7.75, 48.58, "end"), ("Karlsruhe", 8.36, 49.03, "start"),
    ("Stuttgart", 9.18, 48.78, "start"), ("Mannheim", 8.47, 49.49, "end"), ("Heidelberg", 8.7, 49.41, "start"), ("Mainz", 8.27, 50.0, "end"), ("Frankfurt", 8.68, 50.11, "start"), ("Würzburg", 9.93, 49.79, "start"),
    ("Koblenz", 7.6, 50.36, "start"), ("Trier", 6.64, 49.76, "end"), ("Metz", 6.18, 49.12, "end"), ("Bonn", 7.1, 50.73, "start"), ("Köln", 6.96, 50.94, "start"), ("Düsseldorf", 6.77, 51.22, "end"),
    ("Duisburg", 6.74, 51.43, "end"), ("Dortmund", 7.47, 51.51, "start"), ("Rotterdam", 4.48, 51.92, "start"), ("Heilbronn", 9.22, 49.14, "start"),
]


def rhine():
    m = Map(2.9, 52.6, 120)
    lake = "9.02,47.68 9.2,47.7 9.5,47.6 9.68,47.53 9.58,47.48 9.3,47.57 9.02,47.68"
    out = [
        '<?xml version="1.0" encoding="UTF-8" standalone="no"?>',
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="181mm" height="204mm" viewBox="0 0 660 745">',
        "<defs>",
        '<marker id="flow" viewBox="0 0 10 10" refX="5" refY="5" markerWidth="9" markerHeight="9" orient="auto" markerUnits="userSpaceOnUse"><path d="M0,1 L10,5 L0,9 z" fill="#0b3d66"/></marker>',
        '<pattern id="sea" width="14" height="8" patternUnits="userSpaceOnUse"><rect width="14" height="8" fill="#dbeefa"/><path d="M0,4 q3.5,-3 7,0 t7,0" fill="none" stroke="#9cc6e0" stroke-width="0.8"/></pattern>',
        '<clipPath id="frame"><rect x="1" y="1" width="658" height="743"/></clipPath>',
    ]
    out += [f'<path id="{name.lower()}" d="{m.curve(points(line))}"/>' for name, line in RIVERS.items()]
    out += ["</defs>", '<g clip-path="url(#frame)">', '<rect width="660" height="745" fill="#fbf8ef"/>', f'<path d="{m.curve(points("2.4,51.1 3.5,51.4 3.9,51.8 4.2,52.2 4.5,52.7"))} L0,-20 L0,200 z" fill="url(#sea)" stroke="#5d93b5"/>']
    out.append('<g fill="none" stroke="#2f6f9f" stroke-linecap="round" stroke-linejoin="round">')
    for name in RIVERS:
        out.append(f'<use xlink:href="#{name.lower()}" stroke-width="{7 if name == "Rhein" else 4}"/>')
    out.append('</g><g fill="none" stroke="#8fc7ec" stroke-linecap="round" stroke-linejoin="round">')
    for name in RIVERS:
        out.append(f'<use xlink:href="#{name.lower()}" stroke-width="{4.6 if name == "Rhein" else 2.2}"/>')
    out.append("</g>")
    out.append(f'<path d="{m.curve(points(lake))} z" fill="#8fc7ec" stroke="#2f6f9f" stroke-width="1.2"/>')
    out.append('<g font-family="DejaVu Serif,serif" font-style="italic" font-size="12.5" fill="#0b3d66">')
    offsets = {"Rhein": ("33%", -6), "Aare": ("58%", -5), "Neckar": ("12%", -5), "Main": ("80%", -6), "Mosel": ("24%", -5), "Ruhr": ("55%", 14), "Lippe": ("40%", -5)}
    for name, (offset, dy) in offsets.items():
        target = "rhein" if name == "Rhein" else name.lower()
        out.append(f'<text dy="{dy}"><textPath xlink:href="#{target}" startOffset="{offset}">{name}</textPath></text>')
    x, y = m.xy(9.75, 47.75)
    out.append(f'<text x="{x}" y="{y}">Bodensee</text>')
    out.append('<text x="16" y="70" font-size="16">Nordsee</text></g>')
    x1, y1 = m.xy(7.3, 47.9)
    x2, y2 = m.xy(7.35, 48.2)
    out.append(f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke="#0b3d66" stroke-width="1.5" marker-end="url(#flow)"/>')
    out.append('<g id="Städte" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">')
    for name, lon, lat, anchor in CITIES:
        x, y = m.xy(lon, lat)
        dx = 7 if anchor == "start" else -7
        out.append(f'<g transform="translate({x},{y})"><circle r="3.4" fill="#c62828" stroke="#fff"/><text x="{dx}" y="4" text-anchor="{anchor}">{name}</text></g>')
    out.append("</g></g>")
    out.append('<rect x="1" y="1" width="658" height="743" fill="none" stroke="#333" stroke-width="2"/>')
    out.append('<g font-family="Verdana,DejaVu Sans,sans-serif"><switch><text systemLanguage="de" x="420" y="40" font-size="20">Der Rhein und seine</text><text x="420" y="40" font-size="20">The river Rhine and its</text></switch>')
    out.append('<switch><text systemLanguage="de" x="420" y="64" font-size="20">wichtigsten Nebenflüsse</text><text x="420" y="64" font-size="20">main tributaries</text></switch></g>')
    out.append('<g transform="translate(500,715)" font-size="11" font-family="Verdana,DejaVu Sans,sans-serif"><rect width="54" height="5"/><rect x="54" width="54" height="5" fill="#fff" stroke="#000"/><text y="-5">0</text><text x="96" y="-5">100 km</text></g>')
    out.append("</svg>")
    (FOLDER / "wikimedia-rhein.svg").write_text("\n".join(out) + "\n", encoding="utf-8")


if __name__ == "__main__":
    states()
    rhine()
