import { sheet } from '../builder.mjs';
import { headOn, pairs } from '../points.mjs';

/** Symbols of circuit diagrams (DIN EN 60617), for upright wires. */
const LAMP_RADIUS = 15;
/** How far the plates of a battery lie above and below its middle, in mm. */
const PLATE = 4.5;

function lamp({ ellipse, line }, [x, y], name) {
  const d = LAMP_RADIUS * Math.SQRT1_2;
  return [
    ellipse(x, y, LAMP_RADIUS, LAMP_RADIUS, { name, width: 2.5 }),
    line(pairs(x - d, y - d, x + d, y + d), { name: `Kreuz, ${name}` }),
    line(pairs(x + d, y - d, x - d, y + d), { name: `Kreuz, ${name}` }),
  ];
}

function battery({ line }, [x, y]) {
  return [
    line(pairs(x - 17, y - PLATE, x + 17, y - PLATE), { name: 'Pluspol' }),
    line(pairs(x - 9, y + PLATE, x + 9, y + PLATE), { name: 'Minuspol', width: 4 }),
  ];
}

/** An open switch in a level wire: the lever stands away from the wire at its right end. */
const SWITCH_WIDTH = 34;

function lever({ line }, [x, y]) {
  return line(pairs(x, y, x + SWITCH_WIDTH - 6, y - 18), { name: 'Schalter, offen', width: 2.5 });
}

const circuits = () =>
  sheet({
    slug: 'reihen-und-parallelschaltung',
    format: 'a4-landscape',
    title: 'Reihen- und Parallelschaltung',
    tags: ['Physik', 'Elektrizität', 'Schaltplan'],
    category: 'physics',
    type: 'Zwei Schaltpläne auf zwei Seiten',
    summary:
      'Seite 1: zwei Lampen in Reihe. Seite 2: zwei Lampen parallel. Der Schalter ist beide Male offen.',
    translatedTitle: 'Series and parallel circuits',
    translatedSummary:
      'Page 1: two lamps in series. Page 2: two lamps in parallel. The switch is open in both.',
    details:
      'Schaltzeichen: Die Batterie besteht aus zwei waagerechten Strichen, der lange dünne oben ist der Pluspol, der kurze dicke der Minuspol. Eine Lampe ist ein Kreis mit Kreuz. Der Schalter ist eine Lücke in der Leitung mit einem schräg abstehenden Strich. ' +
      'Seite 1: Die Leitung bildet ein Rechteck. Links sitzt die Batterie, oben nacheinander Lampe 1 und Lampe 2, unten der Schalter. Es gibt nur einen Weg für den Strom; fällt eine Lampe aus, ist auch die andere dunkel. ' +
      'Seite 2: Links sitzt die Batterie, unten links der Schalter. Oben und unten teilt sich die Leitung an je einem Punkt: Ein Weg führt in der Mitte durch Lampe 1, der andere rechts außen durch Lampe 2. Fällt eine Lampe aus, leuchtet die andere weiter.',
    pages: [
      (pen) => {
        const [left, right, top, bottom] = [46, 262, 70, 178];
        const middle = 124;
        const [one, two] = [118, 198];
        const gap = 138;
        const wire = (name, ...points) => pen.line(pairs(...points), { name: `Leitung, ${name}` });
        return [
          wire('Batterie bis Lampe 1', left, middle - PLATE, left, top, one - LAMP_RADIUS, top),
          ...lamp(pen, [one, top], 'Lampe 1'),
          wire('Lampe 1 bis Lampe 2', one + LAMP_RADIUS, top, two - LAMP_RADIUS, top),
          ...lamp(pen, [two, top], 'Lampe 2'),
          wire(
            'Lampe 2 bis Schalter',
            ...[two + LAMP_RADIUS, top, right, top, right, bottom, gap + SWITCH_WIDTH, bottom],
          ),
          lever(pen, [gap, bottom]),
          wire('Schalter bis Batterie', gap, bottom, left, bottom, left, middle + PLATE),
          ...battery(pen, [left, middle]),
          pen.label('Batterie', left + 22, middle, { anchor: 'left' }),
          pen.label('Lampe 1', one, top + LAMP_RADIUS + 5, { anchor: 'top' }),
          pen.label('Lampe 2', two, top + LAMP_RADIUS + 5, { anchor: 'top' }),
          pen.label('Schalter', gap + SWITCH_WIDTH / 2, bottom - 23, { anchor: 'bottom' }),
        ];
      },
      (pen) => {
        const [left, inner, right, top, bottom] = [46, 178, 262, 60, 184];
        const middle = 122;
        const gap = 86;
        const wire = (name, ...points) => pen.line(pairs(...points), { name: `Leitung, ${name}` });
        return [
          wire('Batterie bis Knoten oben', left, middle - PLATE, left, top, inner, top),
          wire('Knoten oben bis Lampe 1', inner, top, inner, middle - LAMP_RADIUS),
          ...lamp(pen, [inner, middle], 'Lampe 1'),
          wire('Lampe 1 bis Knoten unten', inner, middle + LAMP_RADIUS, inner, bottom),
          wire('Knoten oben bis Lampe 2', inner, top, right, top, right, middle - LAMP_RADIUS),
          ...lamp(pen, [right, middle], 'Lampe 2'),
          wire('Lampe 2 bis Knoten unten', right, middle + LAMP_RADIUS, right, bottom, inner, bottom),
          wire('Knoten unten bis Schalter', inner, bottom, gap + SWITCH_WIDTH, bottom),
          lever(pen, [gap, bottom]),
          wire('Schalter bis Batterie', gap, bottom, left, bottom, left, middle + PLATE),
          ...battery(pen, [left, middle]),
          pen.dot(inner, top, { name: 'Knoten oben' }),
          pen.dot(inner, bottom, { name: 'Knoten unten' }),
          pen.label('Batterie', left + 22, middle, { anchor: 'left' }),
          pen.label('Lampe 1', inner - 5, middle - LAMP_RADIUS - 4, { anchor: 'bottomright' }),
          pen.label('Lampe 2', right - 5, middle - LAMP_RADIUS - 4, { anchor: 'bottomright' }),
          pen.label('Schalter', gap + SWITCH_WIDTH / 2, bottom - 23, { anchor: 'bottom' }),
        ];
      },
    ],
  });

/** A field line of two poles at [-reach, 0] and [reach, 0], from the left one on, leaving it at an angle; mm, y upwards. */
function fieldLine(reach, degrees, step = 0.5) {
  const angle = (degrees * Math.PI) / 180;
  let at = [-reach + Math.cos(angle), Math.sin(angle)];
  const points = [at];
  const field = ([x, y]) => {
    const [left, right] = [Math.hypot(x + reach, y) ** 3, Math.hypot(x - reach, y) ** 3];
    return [(x + reach) / left - (x - reach) / right, y / left - y / right];
  };
  while (Math.hypot(at[0] - reach, at[1]) > 1 && points.length < 2000) {
    const [fx, fy] = field(at);
    const half = [
      at[0] + (fx / Math.hypot(fx, fy)) * (step / 2),
      at[1] + (fy / Math.hypot(fx, fy)) * (step / 2),
    ];
    const [gx, gy] = field(half);
    at = [at[0] + (gx / Math.hypot(gx, gy)) * step, at[1] + (gy / Math.hypot(gx, gy)) * step];
    points.push(at);
  }
  return points;
}

const magnet = () => {
  const [cx, cy] = [148.5, 115];
  const [width, height] = [92, 28];
  const reach = 38;
  /** Angles at which the drawn lines leave the north pole: two come back on the page, one leaves it. */
  const [returning, open] = [[64, 97], 136];
  return sheet({
    slug: 'feld-eines-stabmagneten',
    format: 'a4-landscape',
    title: 'Das Feld eines Stabmagneten',
    tags: ['Physik', 'Magnetismus', 'Feldlinien'],
    category: 'physics',
    type: 'Magnet mit Feldlinien von oben',
    summary:
      'Ein waagerechter Stabmagnet mit Nordpol links und Südpol rechts; Feldlinien laufen in Bögen von N nach S.',
    translatedTitle: 'The field of a bar magnet',
    translatedSummary:
      'A horizontal bar magnet, north pole on the left, south pole on the right; field lines run in arcs from N to S.',
    details:
      'In der Mitte liegt der Magnet, ein Rechteck mit dickem Rand. Ein senkrechter Strich teilt ihn: links der Nordpol mit dem Buchstaben N, rechts der Südpol mit dem Buchstaben S. ' +
      'Über und unter dem Magneten laufen je zwei Feldlinien in Bögen vom Nordpol zum Südpol, spiegelgleich oben und unten; Pfeilspitzen in ihrer Mitte zeigen nach rechts. ' +
      'Links gehen drei weitere Linien vom Nordpol weg, eine gerade nach links, eine nach links oben und eine nach links unten; rechts kommen ebenso drei auf den Südpol zu. Sie sind Teile größerer Bögen, die das Blatt verlassen. ' +
      'Feldlinien kreuzen sich nie. Wo sie dicht liegen, an den Polen, ist das Feld stark.',
    pages: [
      ({ rect, line, curve, point }) => {
        const isOutside = ([x, y]) => Math.abs(x) > width / 2 || y > height / 2;
        const isOnPage = ([x, y]) => x > -124 && y < 76;
        const few = (points) => points.filter((_, n) => n % 20 === 0 || n === points.length - 1);
        const sides = [
          ['oben', -1],
          ['unten', 1],
        ];
        const arcs = sides.flatMap(([where, side]) => {
          const placed = ([x, y]) => pairs(cx + x, cy + side * y)[0];
          const mirrored = ([x, y]) => placed([-x, y]);
          const closed = returning.flatMap((degrees, index) => {
            const traced = fieldLine(reach, degrees);
            const [, top] = placed(traced.toSorted((a, b) => b[1] - a[1])[0]);
            const name = `Feldlinie ${index + 1} ${where}`;
            return [
              curve(few(traced.filter(isOutside)).map(placed), { name }),
              line(headOn([cx - 10, top], [cx + 10, top], 0.76), { name: `Pfeil, ${name}` }),
            ];
          });
          const traced = fieldLine(reach, open).filter((at) => isOutside(at) && isOnPage(at) && at[0] < 0);
          const [from, to] = [
            traced[Math.floor(traced.length * 0.55)],
            traced[Math.floor(traced.length * 0.65)],
          ];
          return [
            ...closed,
            curve(few(traced).map(placed), { name: `offene Feldlinie links ${where}` }),
            line(headOn(placed(from), placed(to), 1), { name: `Pfeil links ${where}` }),
            curve(few(traced).map(mirrored), { name: `offene Feldlinie rechts ${where}` }),
            line(headOn(mirrored(to), mirrored(from), 1), { name: `Pfeil rechts ${where}` }),
          ];
        });
        return [
          ...arcs,
          ...[
            ['Feldlinie vom Nordpol weg', cx - width / 2, cx - width / 2 - 70],
            ['Feldlinie zum Südpol hin', cx + width / 2 + 70, cx + width / 2],
          ].flatMap(([name, from, to]) => [
            line(pairs(from, cy, to, cy), { name }),
            line(headOn([from, cy], [to, cy], 0.6), { name: `Pfeil, ${name}` }),
          ]),
          rect(cx - width / 2, cy - height / 2, width, height, { name: 'Magnet', width: 2.5 }),
          line(pairs(cx, cy - height / 2, cx, cy + height / 2), { name: 'Mitte des Magneten' }),
          point('N', cx - width / 4, cy, 'center'),
          point('S', cx + width / 4, cy, 'center'),
        ];
      },
    ],
  });
};

export const samples = [circuits, magnet];
