#!/usr/bin/python3
"""Writes the samples of LibreOffice: two drawings of Draw, two charts of Calc, one slide of Impress.

Starts LibreOffice without windows, builds the documents by UNO and exports them with the
filters behind "Export as SVG" (Draw, Impress) and "Export as image" (charts of Calc).

Usage: /usr/bin/python3 make-libreoffice.py [FOLDER]
"""

import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import uno
from com.sun.star.awt import Point, Rectangle, Size
from com.sun.star.beans import PropertyValue
from com.sun.star.chart.ChartAxisLabelPosition import OUTSIDE_START
from com.sun.star.drawing.FillStyle import NONE as NO_FILL
from com.sun.star.drawing.FillStyle import SOLID
from com.sun.star.drawing.LineStyle import NONE as NO_LINE
from com.sun.star.style.ParagraphAdjust import CENTER, LEFT
from com.sun.star.table import CellRangeAddress

FOLDER = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).resolve().parent.parent).resolve()


# Impress exports every slide hidden, with a player of 16,000 lines that shows the first one.
# The player is LibreOffice's own code, so this one stands in its place.
PLAYER = """<![CDATA[
document.querySelector('.SlideGroup > g').setAttribute('visibility', 'visible');
]]>"""


def values(**named):
    return tuple(PropertyValue(Name=name, Value=value) for name, value in named.items())


class Office:
    def __enter__(self):
        self.profile = tempfile.TemporaryDirectory()
        pipe = f"samples{time.time_ns()}"
        self.process = subprocess.Popen(
            ["soffice", "--headless", "--norestore", f"-env:UserInstallation=file://{self.profile.name}", f"--accept=pipe,name={pipe};urp;"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        local = uno.getComponentContext()
        resolver = local.ServiceManager.createInstanceWithContext("com.sun.star.bridge.UnoUrlResolver", local)
        for _ in range(120):
            try:
                self.context = resolver.resolve(f"uno:pipe,name={pipe};urp;StarOffice.ComponentContext")
                break
            except Exception:
                time.sleep(0.5)
        self.desktop = self.create("com.sun.star.frame.Desktop")
        return self

    def create(self, service):
        return self.context.ServiceManager.createInstanceWithContext(service, self.context)

    def new(self, kind):
        return self.desktop.loadComponentFromURL(f"private:factory/{kind}", "_blank", 0, values(Hidden=True))

    def export_shape(self, shape, name):
        export = self.create("com.sun.star.drawing.GraphicExportFilter")
        export.setSourceDocument(shape)
        export.filter(values(URL=(FOLDER / f"{name}.svg").as_uri(), MediaType="image/svg+xml"))

    def __exit__(self, *_):
        try:
            self.desktop.terminate()
        except Exception:
            pass
        self.process.wait(30)
        self.profile.cleanup()


class Page:
    """Shapes on a page; lengths in millimetres."""

    def __init__(self, document, page):
        self.document, self.page = document, page

    def shape(self, kind, x, y, w, h, text="", size=11, colour=None, line=None, width=0.3, adjust=CENTER, **properties):
        shape = self.document.createInstance(f"com.sun.star.drawing.{kind}")
        shape.Position, shape.Size = Point(round(x * 100), round(y * 100)), Size(round(w * 100), round(h * 100))
        self.page.add(shape)
        if kind not in ("LineShape", "PolyLineShape"):
            shape.FillStyle = NO_FILL if colour is None else SOLID
            if colour is not None:
                shape.FillColor = colour
        if line is None:
            shape.LineStyle = NO_LINE
        else:
            shape.LineColor, shape.LineWidth = line, round(width * 100)
        if text:
            shape.String = text
            shape.CharHeight, shape.ParaAdjust = size, adjust
        for name, value in properties.items():
            setattr(shape, name, value)
        return shape

    def text(self, x, y, w, text, size=11, adjust=CENTER, **properties):
        return self.shape("TextShape", x, y, w, size * 0.5, text, size, adjust=adjust, **properties)

    def line(self, x1, y1, x2, y2, colour=0, width=0.3, **properties):
        shape = self.document.createInstance("com.sun.star.drawing.PolyLineShape")
        self.page.add(shape)
        shape.PolyPolygon = ((Point(round(x1 * 100), round(y1 * 100)), Point(round(x2 * 100), round(y2 * 100))),)
        shape.LineColor, shape.LineWidth = colour, round(width * 100)
        for name, value in properties.items():
            setattr(shape, name, value)
        return shape

    def arrow(self, x1, y1, x2, y2, colour=0, width=0.5, both=False):
        ends = {"LineEndName": "Arrow", "LineEndWidth": 350, "LineEndCenter": False}
        if both:
            ends |= {"LineStartName": "Arrow", "LineStartWidth": 350}
        return self.line(x1, y1, x2, y2, colour, width, **ends)


def drawing(office, name, width, height):
    document = office.new("sdraw")
    page = document.DrawPages.getByIndex(0)
    page.Width, page.Height = width * 100, height * 100
    for side in ("Left", "Right", "Top", "Bottom"):
        setattr(page, f"Border{side}", 0)

    def store():
        document.storeToURL((FOLDER / f"{name}.svg").as_uri(), values(FilterName="draw_svg_Export"))
        document.close(True)

    return Page(document, page), store


def floor_plan(office):
    p, store = drawing(office, "libreoffice-draw-grundriss-schule", 220, 148)
    p.text(10, 4, 190, "Erdgeschoss der Schillerschule", 16, CharWeight=150.0)
    rooms = [
        (15, 25, 45, 38, "Raum 001\nKlasse 5a", 0xFFF5CE),
        (60, 25, 45, 38, "Raum 002\nKlasse 5b", 0xFFF5CE),
        (105, 25, 35, 38, "Sekretariat", 0xDEE6EF),
        (140, 25, 50, 38, "Lehrerzimmer", 0xDEE6EF),
        (15, 83, 30, 40, "Treppe", 0xEEEEEE),
        (45, 83, 25, 40, "WC\nMädchen", 0xE0C2CD),
        (70, 83, 25, 40, "WC\nJungen", 0xB4C7DC),
        (95, 83, 30, 40, "", 0xFFFFFF),
        (125, 83, 65, 40, "Bücherei", 0xD4EA6B),
    ]
    p.shape("RectangleShape", 15, 63, 175, 20, colour=0xFFFFFF)
    p.text(70, 69, 60, "Flur", 14)
    for x, y, w, h, text, colour in rooms:
        p.shape("RectangleShape", x, y, w, h, text, 11, colour, 0, 0.9)
    p.text(96, 101, 28, "Eingang", 11)
    p.line(105, 123, 115, 123, 0xFFFFFF, 1.4)
    p.arrow(110, 135, 110, 118, 0xC9211E, 1)
    for x, y, down in ((50, 63, 1), (95, 63, 1), (112, 63, 1), (150, 63, 1), (57, 83, 0), (80, 83, 0), (150, 83, 0)):
        p.line(x - 4, y, x + 4, y, 0xFFFFFF, 1.4)
        end = y - 8 if down else y + 8
        p.line(x - 4, y, x - 4, end, 0, 0.4)
        arc = p.shape("EllipseShape", x - 12, y - 8, 16, 16, line=0x808080, width=0.2)
        arc.CircleKind = uno.Enum("com.sun.star.drawing.CircleKind", "ARC")
        arc.CircleStartAngle, arc.CircleEndAngle = (0, 9000) if down else (27000, 36000)
    for i in range(9):
        p.line(18 + i * 3, 90, 18 + i * 3, 115, 0x666666, 0.2)
    p.shape("RectangleShape", 190.5, 69, 6, 8, "", colour=0x81D41A)
    p.text(191, 62.5, 28, "Notausgang", 9)
    p.line(15, 63, 15, 83, 0, 0.9)
    p.line(190, 63, 190, 68, 0, 0.9)
    p.line(190, 78, 190, 83, 0, 0.9)
    p.arrow(180, 73, 189, 73, 0x127622, 0.8)
    p.arrow(15, 130, 60, 130, 0, 0.2, both=True)
    p.text(25, 130.5, 26, "10 m", 9)
    p.text(194, 126, 10, "N", 12)
    p.arrow(199, 145, 199, 133, 0, 0.5)
    store()


def timeline(office):
    p, store = drawing(office, "libreoffice-draw-zeitstrahl", 297, 105)
    p.text(10, 3, 277, "Deutsche Geschichte von 1918 bis 1990", 16)
    for start, end, text, colour in ((1918, 1933, "Weimarer Republik", 0xFFDE59), (1933, 1945, "Nationalsozialismus", 0xB85C3C), (1945, 1949, "", 0xCCCCCC), (1949, 1990, "Bundesrepublik Deutschland und DDR", 0x8FB8DE)):
        x, w = 15 + (start - 1915) * 3.4, (end - start) * 3.4
        p.shape("RectangleShape", x, 48, w, 10, text, 9, colour, 0x333333, 0.2)
    p.arrow(12, 63, 285, 63, 0, 0.7)
    for year in range(1920, 1991, 5):
        x = 15 + (year - 1915) * 3.4
        p.line(x, 61.5, x, 64.5, 0, 0.4 if year % 10 == 0 else 0.2)
        if year % 10 == 0:
            p.text(x - 8, 65, 16, str(year), 9)
    events = ((1918, "Ausrufung der\nRepublik", 20), (1929, "Weltwirtschafts-\nkrise", 32), (1933, "Machtübergabe\nan Hitler", 20), (1939, "Beginn des\nZweiten Weltkriegs", 32), (1945, "Kriegsende", 20), (1949, "Gründung beider\ndeutscher Staaten", 32), (1961, "Bau der Berliner\nMauer", 20), (1972, "Grundlagenvertrag", 32), (1989, "Fall der Mauer", 20))
    for year, text, y in events:
        x = 15 + (year - 1915) * 3.4
        p.text(x - 18, y, 36, f"{year}\n{text}", 8)
        p.line(x, y + 12, x, 62, 0x888888, 0.2)
        p.shape("EllipseShape", x - 1, 62, 2, 2, colour=0xC9211E, line=0, width=0.1)
    p.text(12, 80, 120, "Quelle: eigene Zusammenstellung", 8, LEFT)
    store()


def charts(office):
    document = office.new("scalc")
    sheet = document.Sheets.getByIndex(0)

    def chart(name, rows, top, size, kind, title, x_title="", y_title="", **diagram):
        for r, row in enumerate(rows):
            for c, value in enumerate(row):
                cell = sheet.getCellByPosition(c, top + r)
                if isinstance(value, str):
                    cell.String = value
                else:
                    cell.Value = value
        where = CellRangeAddress(Sheet=0, StartColumn=0, StartRow=top, EndColumn=len(rows[0]) - 1, EndRow=top + len(rows) - 1)
        sheet.Charts.addNewByName(name, Rectangle(0, 0, size[0] * 100, size[1] * 100), (where,), True, True)
        model = sheet.Charts.getByName(name).EmbeddedObject
        model.Diagram = model.createInstance(f"com.sun.star.chart.{kind}")
        model.HasMainTitle = True
        model.Title.String = title
        if x_title:
            model.Diagram.HasXAxisTitle = model.Diagram.HasYAxisTitle = True
            model.Diagram.XAxisTitle.String, model.Diagram.YAxisTitle.String = x_title, y_title
        for key, value in diagram.items():
            setattr(model.Diagram, key, value)
        model.HasLegend = True
        diagram2 = model.getFirstDiagram().getCoordinateSystems()[0]
        diagram2.getAxisByDimension(0, 0).LabelPosition = OUTSIDE_START
        if kind == "LineDiagram":
            model.Diagram.Wall.FillStyle = NO_FILL
            for i in range(len(rows[0]) - 1):
                model.Diagram.getDataRowProperties(i).SymbolType = i
        page = sheet.DrawPage
        office.export_shape(page.getByIndex(page.Count - 1), name)

    marks = [("Note", "Klasse 9a", "Klasse 9b"), ("sehr gut", 3, 2), ("gut", 7, 8), ("befriedigend", 9, 7), ("ausreichend", 5, 6), ("mangelhaft", 2, 3), ("ungenügend", 0, 1)]
    chart("libreoffice-calc-notenspiegel", marks, 0, (190, 100), "BarDiagram", "Notenspiegel der Mathematikarbeit", "Note", "Anzahl", DataCaption=1)
    trade = [("Month", "Lisbon", "Oslo", "Cairo")] + [
        row for row in zip(("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"), (12, 13, 15, 16, 18, 21, 24, 24, 22, 19, 15, 12), (-4, -4, 0, 5, 11, 15, 17, 16, 11, 6, 1, -3), (14, 15, 18, 22, 25, 28, 28, 28, 27, 24, 19, 15))
    ]
    chart("libreoffice-calc-temperatures", trade, 20, (150, 100), "LineDiagram", "Mean monthly temperatures", "Month", "Temperature in °C")
    document.close(True)


def slide(office):
    document = office.new("simpress")
    page = document.DrawPages.getByIndex(0)
    page.Layout = 19
    p = Page(document, page)
    for shape in list(page):
        if shape.ShapeType == "com.sun.star.presentation.TitleTextShape":
            shape.String = "Das Hebelgesetz"
    p.shape("RectangleShape", 45, 88, 190, 3.5, "", colour=0xB88A5A, line=0x5A3A1A, width=0.4)
    triangle = p.shape("CustomShape", 133, 91.5, 14, 14, colour=0x999999, line=0x333333)
    triangle.CustomShapeGeometry = values(Type="isosceles-triangle")
    p.shape("RectangleShape", 52, 72, 16, 16, "2 kg", 14, 0xFF8000, 0x663300, 0.4)
    p.shape("RectangleShape", 183, 70, 20, 18, "3 kg", 14, 0x729FCF, 0x102040, 0.4)
    p.arrow(60, 92, 60, 118, 0xC9211E, 1)
    p.arrow(193, 92, 193, 118, 0xC9211E, 1)
    p.text(62, 110, 40, "F₁ = 20 N", 18, LEFT)
    p.text(195, 110, 45, "F₂ = 30 N", 18, LEFT)
    p.arrow(60, 66, 140, 66, 0, 0.4, both=True)
    p.arrow(140, 66, 193, 66, 0, 0.4, both=True)
    p.line(140, 60, 140, 88, 0x888888, 0.2)
    p.text(80, 55, 40, "a₁ = 60 cm", 16)
    p.text(147, 55, 40, "a₂ = 40 cm", 16)
    p.text(110, 106, 60, "Drehpunkt", 14)
    p.text(40, 130, 200, "Kraft mal Kraftarm = Last mal Lastarm:\nF₁ · a₁ = F₂ · a₂", 20)
    target = FOLDER / "libreoffice-impress-hebelgesetz.svg"
    document.storeToURL(target.as_uri(), values(FilterName="impress_svg_Export"))
    document.close(True)
    text = target.read_text(encoding="utf-8")
    target.write_text(re.sub(r"<!\[CDATA\[.*\]\]>", lambda _: PLAYER, text, flags=re.DOTALL), encoding="utf-8")


if __name__ == "__main__":
    with Office() as office:
        for draw in (floor_plan, timeline, charts, slide):
            draw(office)
