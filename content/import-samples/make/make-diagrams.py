#!/usr/bin/python3
"""Writes three diagrams in the manner of hand-edited files of Wikimedia Commons.

Usage: /usr/bin/python3 make-diagrams.py [FOLDER]
"""

import sys
from pathlib import Path

FOLDER = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parent.parent

# Section of a volcano: gradients, pattern, nested groups, lead lines with dots, frame.
VOLCANO = """<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="800" height="600" viewBox="0 0 800 600">
  <title>Schnitt durch einen Schichtvulkan</title>
  <defs>
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#a9d4f5"/><stop offset="1" stop-color="#f3faff"/></linearGradient>
    <linearGradient id="magma" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#ff3b00"/><stop offset="1" stop-color="#ffc400"/></linearGradient>
    <radialGradient id="chamber"><stop offset="0" stop-color="#ffd000"/><stop offset="1" stop-color="#e02b00"/></radialGradient>
    <pattern id="rock" width="40" height="20" patternUnits="userSpaceOnUse">
      <rect width="40" height="20" fill="#b89b7a"/>
      <path d="M0,0H40M0,10H40M10,0V10M30,10V20" stroke="#8a6d4d" stroke-width="1.5" fill="none"/>
    </pattern>
    <marker id="dot" markerWidth="6" markerHeight="6" refX="3" refY="3"><circle cx="3" cy="3" r="2.5"/></marker>
    <filter id="soft" x="-0.2" y="-0.2" width="1.4" height="1.4"><feGaussianBlur stdDeviation="3"/></filter>
  </defs>
  <rect width="800" height="600" fill="url(#sky)"/>
  <g fill="#6d6d6d" filter="url(#soft)" opacity="0.85">
    <ellipse cx="395" cy="95" rx="60" ry="36"/><ellipse cx="440" cy="60" rx="75" ry="40"/><ellipse cx="510" cy="40" rx="80" ry="32"/>
  </g>
  <g stroke="#3a2a1a" stroke-width="1.5">
    <rect x="-2" y="420" width="804" height="182" fill="url(#rock)"/>
    <g fill="#77624b">
      <path d="M60,420 C190,390 310,260 362,150 L420,150 C472,260 610,390 740,420 z"/>
      <path d="M120,420 C230,390 330,275 368,172 L414,172 C452,275 570,390 680,420 z" fill="#a58d6f"/>
      <path d="M180,420 C265,395 345,290 373,196 L409,196 C437,290 535,395 620,420 z" fill="#77624b"/>
      <path d="M240,420 C300,400 358,310 378,220 L404,220 C424,310 500,400 560,420 z" fill="#a58d6f"/>
    </g>
    <path d="M378,500 L382,330 C382,260 378,200 366,154 Q391,168 416,154 C404,200 400,260 400,330 L408,500 z" fill="url(#magma)"/>
    <path d="M400,330 C440,300 480,290 536,281 L541,288 C490,300 450,315 403,350 z" fill="url(#magma)"/>
    <path d="M536,281 C530,270 540,262 552,270 C560,275 566,284 575,296 z" fill="#77624b"/>
    <ellipse cx="393" cy="530" rx="180" ry="52" fill="url(#chamber)"/>
  </g>
  <path d="M370,158 L362,150 C310,260 222,340 142,385 C130,396 142,402 156,393 C236,350 322,265 370,162 z" fill="#ff5a00" stroke="#b32000"/>
  <g fill="#3a2a1a">
    <circle cx="350" cy="120" r="6"/><circle cx="330" cy="92" r="4"/><circle cx="438" cy="122" r="5"/><circle cx="462" cy="108" r="4"/><circle cx="312" cy="134" r="5"/>
  </g>
  <g id="lines" stroke="#000" stroke-width="1.2" fill="none">
    <path d="M640,60H520" marker-end="url(#dot)"/>
    <path d="M200,95H326" marker-end="url(#dot)"/>
    <path d="M180,160H380" marker-end="url(#dot)"/>
    <path d="M150,240H390" marker-end="url(#dot)"/>
    <path d="M150,280H270" marker-end="url(#dot)"/>
    <path d="M650,260L556,276" marker-end="url(#dot)"/>
    <path d="M660,318L470,303" marker-end="url(#dot)"/>
    <path d="M140,318L312,300" marker-end="url(#dot)"/>
    <path d="M120,358L296,366" marker-end="url(#dot)"/>
    <path d="M640,545H540" marker-end="url(#dot)"/>
    <path d="M180,470H100" marker-start="url(#dot)"/>
  </g>
  <g font-family="Arial, 'Liberation Sans', sans-serif" font-size="18">
    <text x="645" y="66">Aschewolke</text>
    <text x="195" y="101" text-anchor="end">vulkanische Bomben</text>
    <text x="175" y="166" text-anchor="end">Krater</text>
    <text x="145" y="246" text-anchor="end">Hauptschlot</text>
    <text x="145" y="286" text-anchor="end">Lavastrom</text>
    <text x="655" y="266">Nebenkrater</text>
    <text x="665" y="324">Nebenschlot</text>
    <text x="135" y="324" text-anchor="end">Lavaschicht</text>
    <text x="115" y="364" text-anchor="end">Ascheschicht</text>
    <g stroke="#fff" stroke-width="4" stroke-linejoin="round"><text x="645" y="551">Magmakammer</text><text x="20" y="476">Gestein</text></g>
    <text x="645" y="551">Magmakammer</text><text x="20" y="476">Gestein</text>
    <text x="20" y="36" font-size="26" font-weight="bold">Schichtvulkan</text>
  </g>
  <rect x="1" y="1" width="798" height="598" fill="none" stroke="#000" stroke-width="2"/>
</svg>
"""

# Water cycle: symbols with use, arrow markers, text in two languages by switch.
WATER = """<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created by hand; language chosen by systemLanguage -->
<svg version="1.1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="100%" height="100%" viewBox="0 0 900 560" preserveAspectRatio="xMidYMid meet">
<style type="text/css"><![CDATA[
  text { font-family: "DejaVu Sans", Verdana, sans-serif; font-size: 18px; text-anchor: middle }
  .flow { fill: none; stroke: #1f5fa8; stroke-width: 7; marker-end: url(#arrow) }
  .vapour { stroke: #c0392b; stroke-dasharray: 14 6; marker-end: url(#arrowred) }
  .ground { stroke: #5b3a1a; marker-end: url(#arrowbrown) }
]]></style>
<defs>
  <marker id="arrow" orient="auto" markerWidth="4" markerHeight="4" refX="1" refY="2" markerUnits="strokeWidth"><path d="M0,0 L4,2 L0,4 z" fill="#1f5fa8"/></marker>
  <marker id="arrowred" orient="auto" markerWidth="4" markerHeight="4" refX="1" refY="2" markerUnits="strokeWidth"><path d="M0,0 L4,2 L0,4 z" fill="#c0392b"/></marker>
  <marker id="arrowbrown" orient="auto" markerWidth="4" markerHeight="4" refX="1" refY="2" markerUnits="strokeWidth"><path d="M0,0 L4,2 L0,4 z" fill="#5b3a1a"/></marker>
  <radialGradient id="sun"><stop offset="0.5" stop-color="#ffe14d"/><stop offset="1" stop-color="#ff9d00"/></radialGradient>
  <linearGradient id="water" x2="0" y2="1"><stop offset="0" stop-color="#5fb0e5"/><stop offset="1" stop-color="#154f86"/></linearGradient>
  <symbol id="cloud" viewBox="0 0 200 100"><path d="M40,90 a30,30 0 0 1 5,-58 a40,40 0 0 1 72,-10 a35,35 0 0 1 52,30 a20,20 0 0 1 -4,38 z" fill="#fff" stroke="#7a8fa3" stroke-width="3"/></symbol>
  <g id="tree"><path d="M-3,0v-16h6v16z" fill="#6b4423"/><path d="M-16,-14 L0,-52 L16,-14 z" fill="#2e7d32" stroke="#1b4d1e"/></g>
  <g id="drops" stroke="#1f5fa8" stroke-width="3" stroke-linecap="round"><path d="M0,0l-6,18M22,4l-6,18M44,0l-6,18M11,28l-6,18M33,30l-6,18"/></g>
</defs>
<rect width="900" height="560" fill="#e3f2fd"/>
<path d="M0,300 L90,180 L150,240 L230,120 L330,290 L430,330 L520,400 L900,400 L900,560 L0,560 z" fill="#9ccc65" stroke="#558b2f" stroke-width="2"/>
<path d="M230,120 L204,160 L222,156 L236,172 L250,154 z" fill="#fff" stroke="#558b2f"/>
<path d="M0,430 C150,440 300,440 450,455 L520,455 L900,540 L900,560 L0,560 z" fill="#a1887f"/>
<path d="M500,400 C560,440 600,520 700,560 L900,560 L900,400 z" fill="url(#water)"/>
<path d="M292,228 C320,300 300,340 400,370 C450,385 480,392 512,402" fill="none" stroke="#154f86" stroke-width="10" stroke-linecap="round"/>
<path d="M292,228 C320,300 300,340 400,370 C450,385 480,392 512,402" fill="none" stroke="#5fb0e5" stroke-width="6" stroke-linecap="round"/>
<use xlink:href="#tree" x="60" y="330"/><use xlink:href="#tree" transform="translate(105,350) scale(1.2)"/><use xlink:href="#tree" transform="translate(160,345)"/><use xlink:href="#tree" x="200" y="362"/>
<circle cx="820" cy="70" r="46" fill="url(#sun)"/>
<g stroke="#ff9d00" stroke-width="5"><path d="M820,8v-8M820,132v14M758,70h-16M882,70h16M776,26l-10,-10M864,114l10,10M776,114l-10,10M864,26l10,-10"/></g>
<use xlink:href="#cloud" x="90" y="20" width="200" height="100"/>
<use xlink:href="#cloud" x="560" y="30" width="170" height="85"/>
<use xlink:href="#drops" x="120" y="118"/><use xlink:href="#drops" x="262" y="118"/>
<path class="flow vapour" d="M760,392 C770,300 740,220 690,140"/>
<path class="flow vapour" d="M130,290 C120,240 100,200 90,160"/>
<path class="flow" d="M550,80 C480,50 400,50 320,66"/>
<path class="flow ground" d="M150,400 C150,470 170,485 240,492"/>
<path class="flow ground" d="M250,494 L560,505"/>
<path class="flow" d="M330,318 C350,346 400,354 470,374" stroke-width="4"/>
<g id="labels">
<switch><text systemLanguage="de" x="450" y="36" style="font-size:26px;font-weight:bold">Wasserkreislauf</text><text x="450" y="36" style="font-size:26px;font-weight:bold">Water cycle</text></switch>
<switch><text systemLanguage="de" x="668" y="290">Verdunstung</text><text x="668" y="290">evaporation</text></switch>
<switch><text systemLanguage="de" x="645" y="24">Kondensation</text><text x="645" y="24">condensation</text></switch>
<switch><text systemLanguage="de" x="378" y="150">Niederschlag</text><text x="378" y="150">precipitation</text></switch>
<switch><text systemLanguage="de" x="440" y="96">Wind treibt Wolken</text><text x="440" y="96">wind moves clouds</text></switch>
<switch><text systemLanguage="de" x="76" y="394">Verdunstung der Pflanzen</text><text x="86" y="394">transpiration</text></switch>
<switch><text systemLanguage="de" x="458" y="342">Fluss</text><text x="458" y="342">river</text></switch>
<switch><text systemLanguage="de" x="222" y="452">Versickerung</text><text x="222" y="452">infiltration</text></switch>
<switch><text systemLanguage="de" x="400" y="530">Grundwasser</text><text x="400" y="530">groundwater</text></switch>
<switch><text systemLanguage="de" x="780" y="470" fill="#fff">Meer</text><text x="780" y="470" fill="#fff">sea</text></switch>
<switch><text systemLanguage="de" x="770" y="170">Sonne</text><text x="820" y="170">sun</text></switch>
</g>
</svg>
"""

ELEMENTS = (
    "H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Y Zr Nb Mo Tc Ru Rh Pd Ag Cd In Sn Sb Te I Xe "
    "Cs Ba La Ce Pr Nd Pm Sm Eu Gd Tb Dy Ho Er Tm Yb Lu Hf Ta W Re Os Ir Pt Au Hg Tl Pb Bi Po At Rn "
    "Fr Ra Ac Th Pa U Np Pu Am Cm Bk Cf Es Fm Md No Lr Rf Db Sg Bh Hs Mt Ds Rg Cn Nh Fl Mc Lv Ts Og"
).split()
NON_METALS = set("H C N O P S Se".split())
NOBLE = set("He Ne Ar Kr Xe Rn Og".split())
HALOGENS = set("F Cl Br I At Ts".split())
SEMI = set("B Si Ge As Sb Te".split())


def place(number):
    """Column and row of an element; lanthanides and actinides stand in rows 8 and 9."""
    if number in (1, 2):
        return (1 if number == 1 else 18), 1
    for row, first, length in ((2, 3, 8), (3, 11, 8)):
        if first <= number < first + length:
            k = number - first + 1
            return (k if k <= 2 else k + 10), row
    for row, first in ((4, 19), (5, 37)):
        if first <= number < first + 18:
            return number - first + 1, row
    for row, first in ((6, 55), (7, 87)):
        k = number - first
        if 0 <= k < 32:
            if k < 2:
                return k + 1, row
            if k < 17:
                return k + 2, row + 2.4
            return k - 13, row
    raise ValueError(number)


def kind(symbol, column):
    for name, group in (("noble", NOBLE), ("halogen", HALOGENS), ("nonmetal", NON_METALS), ("semi", SEMI)):
        if symbol in group:
            return name
    return {1: "alkali", 2: "earth"}.get(column, "metal")


def periodic_table():
    """118 cells with number and symbol: one cell is a symbol, used 118 times; colours by class."""
    out = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="11in" height="6.6in" viewBox="0 0 1100 660" font-family="Helvetica, Arial, sans-serif">',
        "<style>.alkali{fill:#ff9f9f}.earth{fill:#ffd8a8}.metal{fill:#cfd8dc}.semi{fill:#d3c98f}.nonmetal{fill:#a5e6a5}.halogen{fill:#f7f08a}.noble{fill:#b3d4ff}.s{font-size:20px;font-weight:bold;text-anchor:middle}.n{font-size:11px}.g{font-size:13px;fill:#555;text-anchor:middle}.k{font-size:14px}</style>",
        '<defs><rect id="cell" width="54" height="52" stroke="#333" rx="3"/></defs>',
        '<rect width="100%" height="100%" fill="white"/>',
        '<text x="300" y="52" font-size="26">Periodensystem der Elemente</text>',
    ]
    for column in range(1, 19):
        y = 66 if column in (1, 18) else 122 if column in (2, *range(13, 18)) else 234
        out.append(f'<text class="g" x="{column * 57 + 17}" y="{y}">{column}</text>')
    for row in range(1, 8):
        out.append(f'<text class="g" x="24" y="{row * 56 + 46}">{row}</text>')
    for number, symbol in enumerate(ELEMENTS, 1):
        column, row = place(number)
        x, y = column * 57 - 10, round(row * 56 + 14, 1)
        out.append(f'<g transform="translate({x},{y})"><use xlink:href="#cell" class="{kind(symbol, column if row <= 7 else 3)}"/><text class="n" x="4" y="12">{number}</text><text class="s" x="27" y="38">{symbol}</text></g>')
    legend = (("alkali", "Alkalimetalle"), ("earth", "Erdalkalimetalle"), ("metal", "andere Metalle"), ("semi", "Halbmetalle"), ("nonmetal", "Nichtmetalle"), ("halogen", "Halogene"), ("noble", "Edelgase"))
    for i, (name, label) in enumerate(legend):
        x, y = 290 + (i % 3) * 150, 78 + (i // 3) * 26
        out.append(f'<rect class="{name}" x="{x}" y="{y}" width="16" height="16" stroke="#333"/><text class="k" x="{x + 22}" y="{y + 13}">{label}</text>')
    out += ['<text class="k" x="40" y="516">Lanthanoide</text>', '<text class="k" x="40" y="572">Actinoide</text>', "</svg>"]
    return "\n".join(out) + "\n"


if __name__ == "__main__":
    for name, content in (("wikimedia-schichtvulkan", VOLCANO), ("wikimedia-water-cycle", WATER), ("wikimedia-periodensystem", periodic_table())):
        (FOLDER / f"{name}.svg").write_text(content, encoding="utf-8")
