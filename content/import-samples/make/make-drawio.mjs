/**
 * Writes the samples of draw.io. draw.io itself is not in Debian; mxGraph 4.2.2, the library
 * that it is built on, draws and exports the diagrams here, in Chromium. The outer element with
 * its copy of the diagram (`content`) and the notice for programs without foreignObject are
 * added as draw.io's export does it.
 *
 * Usage: node make-drawio.mjs MXGRAPH [FOLDER], MXGRAPH being the unpacked package `mxgraph`
 * (npm pack mxgraph@4.2.2).
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const [mxgraph, folder = join(dirname(fileURLToPath(import.meta.url)), '..')] = process.argv.slice(2);

const BOX = 'rounded=0;whiteSpace=wrap;html=1;';
const ROUND = 'rounded=1;whiteSpace=wrap;html=1;';
const EDGE = 'edgeStyle=orthogonalEdgeStyle;rounded=0;html=1;';
const BLUE = 'fillColor=#dae8fc;strokeColor=#6c8ebf;';
const GREEN = 'fillColor=#d5e8d4;strokeColor=#82b366;';
const YELLOW = 'fillColor=#fff2cc;strokeColor=#d6b656;gradientColor=#ffd966;';
const RED = 'fillColor=#f8cecc;strokeColor=#b85450;';
const VIOLET = 'fillColor=#e1d5e7;strokeColor=#9673a6;';

/** Vertices: id, label, x, y, width, height, style. Edges: source, target, label, style. */
const DIAGRAMS = {
  'drawio-flussdiagramm-ggt': {
    vertices: [
      ['start', 'Start', 180, 0, 120, 40, `ellipse;whiteSpace=wrap;html=1;${GREEN}`],
      [
        'in',
        'Eingabe: zwei natürliche Zahlen a und b',
        150,
        80,
        180,
        60,
        `shape=parallelogram;perimeter=parallelogramPerimeter;whiteSpace=wrap;html=1;${BLUE}`,
      ],
      ['test', 'Ist b = 0?', 180, 180, 120, 80, `rhombus;whiteSpace=wrap;html=1;${YELLOW}`],
      ['rest', 'r = Rest von a : b', 165, 310, 150, 50, `${BOX}`],
      ['shift', 'a = b<br><b>danach</b><br>b = r', 165, 400, 150, 60, `${BOX}`],
      [
        'out',
        'Ausgabe: Der größte gemeinsame Teiler ist a.',
        390,
        190,
        180,
        60,
        `shape=parallelogram;perimeter=parallelogramPerimeter;whiteSpace=wrap;html=1;${BLUE}`,
      ],
      ['end', 'Ende', 420, 310, 120, 40, `ellipse;whiteSpace=wrap;html=1;${RED}`],
      [
        'title',
        '<font style="font-size: 16px;">Euklidischer Algorithmus</font>',
        330,
        0,
        240,
        40,
        'text;html=1;align=center;verticalAlign=middle;strokeColor=none;fillColor=none;',
      ],
      [
        'note',
        'Beispiel: a = 84, b = 36<br>84 : 36 = 2 Rest 12<br>36 : 12 = 3 Rest 0<br>ggT = 12',
        400,
        390,
        170,
        80,
        `shape=note;whiteSpace=wrap;html=1;align=left;spacingLeft=6;${VIOLET}`,
      ],
    ],
    edges: [
      ['start', 'in', '', EDGE],
      ['in', 'test', '', EDGE],
      ['test', 'rest', 'nein', `${EDGE}exitX=0.5;exitY=1;`],
      ['test', 'out', 'ja', `${EDGE}exitX=1;exitY=0.5;`],
      ['rest', 'shift', '', EDGE],
      [
        'shift',
        'test',
        'wiederholen',
        `${EDGE}exitX=0;exitY=0.5;entryX=0;entryY=0.5;`,
        [
          [90, 430],
          [90, 220],
        ],
      ],
      ['out', 'end', '', EDGE],
    ],
  },
  'drawio-verfassungsorgane': {
    vertices: [
      [
        'frame',
        'Bund',
        0,
        40,
        700,
        250,
        'swimlane;html=1;startSize=26;fillColor=#f5f5f5;strokeColor=#666666;',
      ],
      [
        'title',
        '<b style="font-size: 18px;">Verfassungsorgane der Bundesrepublik Deutschland</b>',
        100,
        0,
        500,
        36,
        'text;html=1;align=center;verticalAlign=middle;strokeColor=none;fillColor=none;',
      ],
      ['president', 'Bundespräsident/in', 280, 80, 140, 50, `${ROUND}shadow=1;${YELLOW}`],
      ['assembly', 'Bundesversammlung', 280, 190, 140, 50, `${ROUND}shadow=1;${GREEN}`],
      [
        'government',
        'Bundesregierung<br><i>Bundeskanzler/in und Bundesminister</i>',
        30,
        80,
        160,
        60,
        `${ROUND}shadow=1;${BLUE}`,
      ],
      ['bundestag', 'Bundestag', 30, 190, 160, 50, `${ROUND}shadow=1;${BLUE}`],
      ['court', 'Bundes&shy;verfassungs&shy;gericht', 510, 80, 170, 50, `${ROUND}shadow=1;${VIOLET}`],
      ['bundesrat', 'Bundesrat', 510, 190, 170, 50, `${ROUND}shadow=1;${RED}`],
      ['lands', 'Landesregierungen', 510, 330, 170, 40, `${ROUND}${RED}`],
      ['parliaments', 'Landtage', 280, 330, 140, 40, `${ROUND}${GREEN}`],
      [
        'people',
        'Wahlberechtigte Bevölkerung',
        0,
        430,
        700,
        40,
        `${BOX}fillColor=#fff2cc;strokeColor=#d6b656;fontSize=14;`,
      ],
    ],
    edges: [
      ['people', 'bundestag', 'wählt', `${EDGE}dashed=1;exitX=0.157;exitY=0;entryX=0.5;entryY=1;`],
      ['people', 'parliaments', 'wählt', `${EDGE}dashed=1;exitX=0.5;exitY=0;entryX=0.5;entryY=1;`],
      ['bundestag', 'government', 'wählt Kanzler/in', `${EDGE}`],
      ['bundestag', 'assembly', 'Mitglieder', EDGE],
      ['parliaments', 'assembly', 'wählen Mitglieder', EDGE],
      ['assembly', 'president', 'wählt', EDGE],
      ['president', 'government', 'ernennt', EDGE],
      ['parliaments', 'lands', 'wählen', EDGE],
      ['lands', 'bundesrat', 'entsenden', EDGE],
      ['bundesrat', 'court', 'wählt die Hälfte', EDGE],
    ],
  },
};

/** Runs in Chromium. */
function draw(diagrams) {
  const {
    mxActor,
    mxCellRenderer,
    mxCodec,
    mxConstants,
    mxCylinder,
    mxGraph,
    mxImageExport,
    mxPerimeter,
    mxPoint,
    mxStyleRegistry,
    mxSvgCanvas2D,
    mxUtils,
  } = window;
  function Parallelogram() {
    mxActor.call(this);
  }
  mxUtils.extend(Parallelogram, mxActor);
  Parallelogram.prototype.redrawPath = function (c, x, y, w, h) {
    this.addPoints(
      c,
      [new mxPoint(0, h), new mxPoint(20, 0), new mxPoint(w, 0), new mxPoint(w - 20, h)],
      this.isRounded,
      10,
      true,
    );
    c.end();
  };
  mxCellRenderer.registerShape('parallelogram', Parallelogram);
  function Note() {
    mxCylinder.call(this);
  }
  mxUtils.extend(Note, mxCylinder);
  Note.prototype.redrawPath = function (c, x, y, w, h, isForeground) {
    const s = 14;
    if (isForeground) {
      c.moveTo(w - s, 0);
      c.lineTo(w - s, s);
      c.lineTo(w, s);
      c.end();
      return;
    }
    c.moveTo(0, 0);
    c.lineTo(w - s, 0);
    c.lineTo(w, s);
    c.lineTo(w, h);
    c.lineTo(0, h);
    c.close();
    c.end();
  };
  mxCellRenderer.registerShape('note', Note);

  mxStyleRegistry.putValue('parallelogramPerimeter', (bounds, vertex, next, orthogonal) => {
    const point = mxPerimeter.RectanglePerimeter(bounds, vertex, next, orthogonal);
    point.x += point.x <= bounds.x ? 10 : point.x >= bounds.x + bounds.width ? -10 : 0;
    return point;
  });
  // draw.io writes the beginning of the text for programs without foreignObject.
  mxSvgCanvas2D.prototype.getAlternateText = function (fo, x, y, w, h, str) {
    const plain = new window.DOMParser().parseFromString(str, 'text/html').body.textContent;
    const length = Math.max(0, Math.ceil((2 * w) / this.state.fontSize));
    return length > 0 && plain.length > length ? `${plain.slice(0, length)}...` : plain;
  };

  const exported = {};
  for (const [name, { vertices, edges }] of Object.entries(diagrams)) {
    const graph = new mxGraph(document.createElement('div'));
    document.body.appendChild(graph.container);
    graph.setHtmlLabels(true);
    graph.isWrapping = (cell) => mxUtils.getValue(graph.getCurrentCellStyle(cell), 'whiteSpace') === 'wrap';
    const text = { fontSize: 12, fontFamily: 'Helvetica', fontColor: '#000000', strokeColor: '#000000' };
    graph.getStylesheet().putDefaultVertexStyle({
      ...text,
      shape: 'label',
      perimeter: mxPerimeter.RectanglePerimeter,
      align: 'center',
      verticalAlign: 'middle',
      fillColor: '#ffffff',
    });
    graph.getStylesheet().putDefaultEdgeStyle({
      ...text,
      shape: 'connector',
      align: 'center',
      verticalAlign: 'middle',
      labelBackgroundColor: '#ffffff',
      endArrow: 'classic',
      fontSize: 11,
    });
    graph.getStylesheet().putCellStyle('text', { fillColor: 'none', gradientColor: 'none' });
    graph
      .getStylesheet()
      .putCellStyle('ellipse', { shape: 'ellipse', perimeter: mxPerimeter.EllipsePerimeter });
    graph
      .getStylesheet()
      .putCellStyle('rhombus', { shape: 'rhombus', perimeter: mxPerimeter.RhombusPerimeter });
    graph
      .getStylesheet()
      .putCellStyle('swimlane', { shape: 'swimlane', fontStyle: 1, startSize: 23, verticalAlign: 'top' });
    const parent = graph.getDefaultParent();
    const cells = {};
    graph.getModel().beginUpdate();
    for (const [id, label, x, y, w, h, style] of vertices) {
      cells[id] = graph.insertVertex(parent, id, label, x, y, w, h, style);
    }
    edges.forEach(([source, target, label, style, points], i) => {
      const edge = graph.insertEdge(parent, `edge-${i + 1}`, label, cells[source], cells[target], style);
      if (points) {
        edge.geometry.points = points.map(([x, y]) => new mxPoint(x, y));
      }
    });
    graph.getModel().endUpdate();

    const bounds = graph.getGraphBounds();
    const svgDocument = mxUtils.createXmlDocument();
    const root = svgDocument.createElementNS(mxConstants.NS_SVG, 'svg');
    const [w, h] = [Math.ceil(bounds.width) + 1, Math.ceil(bounds.height) + 1];
    root.setAttribute('xmlns', mxConstants.NS_SVG);
    root.setAttributeNS('http://www.w3.org/2000/xmlns/', 'xmlns:xlink', mxConstants.NS_XLINK);
    root.setAttribute('version', '1.1');
    root.setAttribute('width', `${w}px`);
    root.setAttribute('height', `${h}px`);
    root.setAttribute('viewBox', `-0.5 -0.5 ${w} ${h}`);
    const model = mxUtils.getXml(new mxCodec(mxUtils.createXmlDocument()).encode(graph.getModel()));
    root.setAttribute(
      'content',
      `<mxfile host="app.diagrams.net"><diagram name="Seite-1">${model}</diagram></mxfile>`,
    );
    root.setAttribute('style', 'background-color: rgb(255, 255, 255);');
    svgDocument.appendChild(root);
    const group = svgDocument.createElementNS(mxConstants.NS_SVG, 'g');
    root.appendChild(group);
    const canvas = new mxSvgCanvas2D(group);
    canvas.foOffset = 0;
    canvas.translate(Math.floor(-bounds.x), Math.floor(-bounds.y));
    new mxImageExport().drawState(graph.getView().getState(graph.getModel().root), canvas);
    const fallback = svgDocument.createElementNS(mxConstants.NS_SVG, 'switch');
    fallback.innerHTML =
      `<g requiredFeatures="http://www.w3.org/TR/SVG11/feature#Extensibility"/><a xmlns:xlink="${mxConstants.NS_XLINK}" transform="translate(0,-5)" xlink:href="https://www.drawio.com/doc/faq/svg-export-text-problems" target="_blank">` +
      '<text text-anchor="middle" font-size="10px" x="50%" y="100%">Text is not SVG - cannot display</text></a>';
    root.appendChild(fallback);
    const doctype =
      '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n';
    exported[name] = doctype + mxUtils.getXml(root);
  }
  document.body.textContent = '';
  document.body.dataset.done = encodeURIComponent(JSON.stringify(exported));
}

const temporary = mkdtempSync(join(tmpdir(), 'drawio-'));
const page = join(temporary, 'page.html');
const base = `file://${resolve(mxgraph, 'javascript')}`;
writeFileSync(
  page,
  `<!DOCTYPE html><meta charset="utf-8"><body><script>onerror = (message, file, line) => { document.body.dataset.failed = message + ' ' + line; }; mxBasePath = '${base}/src'; mxLoadResources = false; mxLoadStylesheets = false;</script>` +
    `<script src="${base}/mxClient.js"></script><script>(${draw})(${JSON.stringify(DIAGRAMS)})</script></body>`,
);
const dom = execFileSync(
  '/usr/bin/chromium',
  [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--allow-file-access-from-files',
    `--user-data-dir=${temporary}/profile`,
    '--dump-dom',
    `file://${page}`,
  ],
  {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    stdio: ['ignore', 'pipe', 'ignore'],
  },
);
rmSync(temporary, { recursive: true, force: true });
const done = /data-done="([^"]*)"/.exec(dom);
if (!done) {
  throw new Error(/data-failed="([^"]*)"/.exec(dom)?.[1] ?? 'the page did not run');
}
const exported = JSON.parse(decodeURIComponent(done[1]));
for (const [name, svg] of Object.entries(exported)) {
  writeFileSync(join(folder, `${name}.svg`), svg);
}
