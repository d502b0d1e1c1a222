import { sheet } from '../builder.mjs';
import { along, arcPoints, pairs } from '../points.mjs';

/** Half the gap that a hidden edge leaves where it passes behind a visible one, in mm between the middles of lines. */
const GAP_MM = 4;

/** Where segment [a, b] meets segment [c, d] between their ends, as a share of the way from a to b. */
function meeting([a, b], [c, d]) {
  const [rx, ry] = [b[0] - a[0], b[1] - a[1]];
  const [sx, sy] = [d[0] - c[0], d[1] - c[1]];
  const turn = rx * sy - ry * sx;
  if (Math.abs(turn) < 1e-9) return undefined;
  const share = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / turn;
  const other = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / turn;
  const isBetween = (value) => value > 0.02 && value < 0.98;
  return isBetween(share) && isBetween(other) ? share : undefined;
}

/** Dash and gap of a dashed line in mm, and the shortest dash that is felt as one. */
const DASH = { pitch: 12, length: 8, least: 5 };

/** The end of a piece from `from` towards `to` without a dash cut short there. */
function withoutStump(from, to) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const rest = length % DASH.pitch;
  if (rest >= DASH.least || rest === length) return to;
  return along(from, to, (length - rest - DASH.pitch + DASH.length) / length);
}

/** The pieces of a hidden edge between the visible ones that it passes behind; each begins at a corner with a whole dash. */
function pieces([from, to], visible) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const cuts = visible.map((other) => meeting([from, to], other)).filter((share) => share !== undefined);
  if (cuts.length === 0) return [[from, to]];
  const before = along(from, to, Math.min(...cuts) - GAP_MM / length);
  const after = along(from, to, Math.max(...cuts) + GAP_MM / length);
  return [
    [from, withoutStump(from, before)],
    [to, withoutStump(to, after)],
  ];
}

/** A solid with flat faces from its visible outlines and hidden edges. */
function solid({ line, polygon, label }, { name, outline, inner, hidden, nameAt }) {
  const ring = outline.map((corner, index) => [corner, outline[(index + 1) % outline.length]]);
  const visible = [...ring, ...inner];
  return [
    ...hidden
      .flatMap((edge) => pieces(edge, visible))
      .map((edge) => line(edge, { name: `verdeckte Kante, ${name}`, width: 1, style: 'dashed' })),
    ...inner.map((edge) => line(edge, { name: `Kante, ${name}`, width: 1.5 })),
    polygon(outline, { name: `Umriss, ${name}`, width: 2.5 }),
    label(name, ...nameAt, { anchor: 'top' }),
  ];
}

/** A box in oblique projection from the lower left corner of its front; the depth runs to the upper right. */
function box(name, [x, y], { width, height, depth }) {
  const front = pairs(x, y, x + width, y, x + width, y - height, x, y - height);
  const [a, b, c, d] = front;
  const [e, f, g, h] = front.map(([px, py]) => [px + depth, py - depth]);
  return {
    name,
    outline: [a, b, f, g, h, d],
    inner: [
      [b, c],
      [c, d],
      [c, g],
    ],
    hidden: [
      [a, e],
      [f, e],
      [h, e],
    ],
    nameAt: [x + width / 2, y + 6],
  };
}

function prism(name, [x, y]) {
  const front = pairs(x, y, x + 56, y, x + 28, y - 52);
  const [a, b, c] = front;
  const [d, e, f] = front.map(([px, py]) => [px + 26, py - 26]);
  return {
    name,
    outline: [a, b, e, f, c],
    inner: [[b, c]],
    hidden: [
      [a, d],
      [e, d],
      [f, d],
    ],
    nameAt: [x + 34, y + 6],
  };
}

function pyramid(name, [x, y]) {
  const [a, b, c, d, top] = pairs(x, y, x + 54, y, x + 78, y - 24, x + 24, y - 24, x + 39, y - 84);
  return {
    name,
    outline: [a, b, c, top],
    inner: [[b, top]],
    hidden: [
      [a, d],
      [c, d],
      [top, d],
    ],
    nameAt: [x + 36, y + 6],
  };
}

const bases = { rx: 32, ry: 11 };

/** The base circle of a round solid: the front half of its rim is seen, the back half is hidden. */
function base({ line }, [cx, cy], name, { rx, ry } = bases) {
  const half = (from, to) => arcPoints([0, 0], 1, from, to, 60).map(([x, y]) => [cx + rx * x, cy + ry * y]);
  return [
    line(half(0, 180), { name: `verdeckter Rand, ${name}`, width: 1, style: 'dashed' }),
    line(half(180, 360), { name: `Rand, ${name}`, width: 2.5 }),
  ];
}

const solids = () =>
  sheet({
    slug: 'geometrische-koerper',
    title: 'Geometrische Körper',
    tags: ['Mathematik', 'Geometrie', 'Körper'],
    category: 'mathematics',
    type: 'Sieben Körper im Schrägbild und ein Würfelnetz, drei Seiten',
    summary:
      'Seite 1: Würfel, Quader, Prisma und Pyramide. Seite 2: Zylinder, Kegel und Kugel. Seite 3: das Netz eines Würfels.',
    translatedTitle: 'Geometric solids',
    translatedSummary:
      'Page 1: cube, cuboid, prism and pyramid. Page 2: cylinder, cone and sphere. Page 3: the net of a cube.',
    details:
      'Im Schrägbild liegt die vordere Fläche unverzerrt; was nach hinten geht, läuft schräg nach rechts oben und ist verkürzt. Der Umriss ist dick, sichtbare Kanten im Inneren sind dünner, verdeckte Kanten gestrichelt. Wo eine verdeckte Kante hinter einer sichtbaren läuft, ist sie unterbrochen. ' +
      'Seite 1: oben links ein Würfel, sechs gleiche Quadrate. Oben rechts ein Quader, breiter als hoch. Unten links ein liegendes Prisma mit einem Dreieck vorn und hinten. Unten rechts eine Pyramide mit quadratischer Grundfläche und einer Spitze. ' +
      'Seite 2: oben links ein Zylinder mit einem Kreis oben und unten. Oben rechts ein Kegel mit einem Kreis unten und einer Spitze. Kreise erscheinen im Schrägbild flach gedrückt. Unten eine Kugel; das flache Band in ihrer Mitte ist ihr größter Kreis. ' +
      'Seite 3: sechs gleiche Quadrate, vier untereinander und je eines links und rechts vom zweiten. Der Rand ist dick, gefaltet wird an den gestrichelten Linien.',
    notes:
      'Schrägbilder sind für Tastende schwer: Geben Sie die Körper selbst dazu in die Hand. Das Netz auf Seite 3 lässt sich ausschneiden und falten.',
    variants: [
      {
        name: 'basisschrift',
        system: 'DE:BASIS',
        variant: { title: 'Basisschrift', description: 'Dieselben Seiten, beschriftet in Basisschrift.' },
      },
    ],
    pages: [
      (pen) => [
        ...solid(pen, box('Würfel', [16, 122], { width: 54, height: 54, depth: 19.1 })),
        ...solid(pen, box('Quader', [112, 122], { width: 64, height: 38, depth: 22 })),
        ...solid(pen, prism('Prisma', [16, 246])),
        ...solid(pen, pyramid('Pyramide', [114, 246])),
      ],
      (pen) => {
        const { rx, ry } = bases;
        const [cylinder, cone, ball] = [
          [56, 116],
          [153, 116],
          [105, 204],
        ];
        return [
          ...base(pen, cylinder, 'Zylinder'),
          pen.line(pairs(cylinder[0] - rx, 116, cylinder[0] - rx, 58), { name: 'Mantel', width: 2.5 }),
          pen.line(pairs(cylinder[0] + rx, 116, cylinder[0] + rx, 58), { name: 'Mantel', width: 2.5 }),
          pen.ellipse(cylinder[0], 58, rx, ry, { name: 'Deckfläche', width: 2.5 }),
          pen.label('Zylinder', cylinder[0], 133, { anchor: 'top' }),
          ...base(pen, cone, 'Kegel'),
          pen.line(pairs(cone[0] - rx, 116, cone[0], 44, cone[0] + rx, 116), { name: 'Mantel', width: 2.5 }),
          pen.label('Kegel', cone[0], 133, { anchor: 'top' }),
          ...base(pen, ball, 'Kugel', { rx: 40, ry: 13 }).map((half) => ({
            ...half,
            borderWidth: half.borderStyle === 'solid' ? 1.5 : half.borderWidth,
          })),
          pen.ellipse(...ball, 40, 40, { name: 'Umriss, Kugel', width: 2.5 }),
          pen.label('Kugel', ball[0], 250, { anchor: 'top' }),
        ];
      },
      ({ polygon, line, label }) => {
        const [x, y, side] = [82, 40, 46];
        const across = (row, name) =>
          line(pairs(x, y + row * side, x + side, y + row * side), { name, style: 'dashed' });
        const fold = (column) =>
          line(pairs(x + column * side, y + side, x + column * side, y + 2 * side), {
            name: 'Faltlinie',
            style: 'dashed',
          });
        const arms = [-1, 0, 1, 2].map((column) => x + column * side);
        return [
          polygon(
            pairs(
              ...[arms[1], y, arms[2], y, arms[2], y + side, arms[3], y + side],
              ...[arms[3], y + 2 * side, arms[2], y + 2 * side, arms[2], y + 4 * side, arms[1], y + 4 * side],
              ...[arms[1], y + 2 * side, arms[0], y + 2 * side, arms[0], y + side, arms[1], y + side],
            ),
            { name: 'Rand des Netzes', width: 2.5 },
          ),
          ...[1, 2, 3].map((row) => across(row, 'Faltlinie')),
          fold(0),
          fold(1),
          label('Netz eines Würfels', 105, y + 4 * side + 6, { anchor: 'top' }),
        ];
      },
    ],
  });

export const samples = [solids];
