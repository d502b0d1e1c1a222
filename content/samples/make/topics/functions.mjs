import { sheet } from '../builder.mjs';
import { pairs } from '../points.mjs';

/**
 * Both axes with a mark at each whole number, about the origin; `from` and `to` are the ends of the axes in units. UEB tells a minus sign
 * from a hyphen, German braille does not.
 */
function axes({ line, label, point }, { origin, unit, from, to, step, minus = '-' }) {
  const at = (x, y) => [origin[0] + x * unit, origin[1] - y * unit];
  const numeral = (n) => String(n).replace('-', minus);
  const whole = (least, most) =>
    Array.from({ length: most - least + 1 }, (_, index) => least + index).filter((n) => n !== 0);
  const across = whole(Math.ceil(from[0]), Math.floor(to[0] - 1));
  const up = whole(Math.ceil(from[1]), Math.floor(to[1] - 1));
  const [left, bottom, right, top] = [at(from[0], 0), at(0, from[1]), at(to[0], 0), at(0, to[1])];
  return [
    line([left, right], { name: 'x', endArrow: true }),
    line([bottom, top], { name: 'y', endArrow: true }),
    ...across.map((n) =>
      line(pairs(at(n, 0)[0], origin[1] - 3, at(n, 0)[0], origin[1] + 3), { name: `x = ${n}`, width: 1 }),
    ),
    ...up.map((n) =>
      line(pairs(origin[0] - 3, at(0, n)[1], origin[0] + 3, at(0, n)[1]), { name: `y = ${n}`, width: 1 }),
    ),
    ...across
      .filter((n) => n % step === 0)
      .map((n) => label(numeral(n), at(n, 0)[0], origin[1] + 7, { anchor: 'top' })),
    ...up
      .filter((n) => n % step === 0)
      .map((n) => label(numeral(n), origin[0] - 7, at(0, n)[1], { anchor: 'right' })),
    point('x', right[0] + 1, origin[1] - 10, 'bottomright'),
    point('y', top[0] + 10, top[1], 'topleft'),
  ];
}

const quadrants = () => {
  const origin = [105, 160];
  const unit = 15;
  const points = [
    ['A', 3, 2],
    ['B', -4, 3],
    ['C', -3, -4],
    ['D', 4, -3],
  ];
  return sheet({
    slug: 'koordinatensystem-vier-quadranten',
    title: 'Die vier Quadranten',
    tags: ['Mathematik', 'Koordinatensystem', 'Negative Zahlen'],
    category: 'mathematics',
    type: 'Koordinatensystem mit vier Punkten',
    summary: 'Zwei Achsen von minus 5 bis 5 teilen das Blatt in vier Quadranten; in jedem liegt ein Punkt.',
    translatedTitle: 'The four quadrants',
    translatedSummary:
      'Two axes from minus 5 to 5 divide the sheet into four quadrants; each holds one point.',
    details:
      'Die x-Achse läuft von links nach rechts, die y-Achse von unten nach oben; beide haben einen Pfeil und an jeder ganzen Zahl einen Strich. Beschriftet sind minus 4, minus 2, 2 und 4. ' +
      'Die Quadranten sind in den Ecken mit römischen Zahlen benannt: oben rechts I, dann gegen den Uhrzeigersinn oben links II, unten links III, unten rechts IV. ' +
      'Die Punkte: A bei x gleich 3, y gleich 2. B bei x gleich minus 4, y gleich 3. C bei x gleich minus 3, y gleich minus 4. D bei x gleich 4, y gleich minus 3.',
    pages: [
      (pen) => [
        ...axes(pen, { origin, unit, from: [-5.8, -5.8], to: [6, 6.8], step: 2 }),
        ...points.flatMap(([name, x, y]) => {
          const [px, py] = [origin[0] + x * unit, origin[1] - y * unit];
          const nameAt = x > 0 ? [px + 8, py, 'left'] : [px - 8, py, 'right'];
          return [pen.dot(px, py, { name: `Punkt ${name}` }), pen.point(name, ...nameAt)];
        }),
        pen.point('I', 194, 62, 'topright'),
        pen.label('II', 16, 62),
        pen.label('III', 16, 250),
        pen.label('IV', 194, 250, { anchor: 'topright' }),
      ],
    ],
  });
};

const linearFunctions = () => {
  const origin = [56, 258];
  const unit = 17;
  const at = (x, y) => [origin[0] + x * unit, origin[1] - y * unit];
  return sheet({
    slug: 'two-linear-functions',
    language: 'en',
    system: 'EN:UEB1',
    title: 'Two linear functions',
    tags: ['Mathematics', 'Functions', 'Linear equations'],
    category: 'mathematics',
    type: 'Graph of two straight lines',
    summary: 'A rising and a falling straight line that cross at x = 4, y = 3.',
    translatedTitle: 'Zwei lineare Funktionen',
    translatedSummary: 'Eine steigende und eine fallende Gerade, die sich bei x = 4, y = 3 schneiden.',
    details:
      'Both axes have a mark at each whole number; even numbers are written. The solid line rises from x = −2, y = 0 at the far left, crosses the y-axis at 1 and goes up by one half for each step to the right: y = x/2 + 1. ' +
      'The dashed line falls from x = 1, y = 6 at the top left to x = 7, y = 0 on the x-axis and goes down by one for each step to the right: y = 7 − x. ' +
      'The lines cross at the disc S, x = 4, y = 3: there both equations hold.',
    strokes: [
      { width: 2.5, label: 'y = x/2 + 1' },
      { width: 2.5, style: 'dashed', label: 'y = 7 − x' },
    ],
    pages: [
      (pen) => [
        pen.key(11, 32, 188),
        ...axes(pen, { origin, unit, from: [-2.3, -0.8], to: [8.35, 7.4], step: 2, minus: '−' }),
        pen.line([at(-2, 0), at(8, 5)], { name: 'y = x/2 + 1', width: 2.5 }),
        pen.line([at(1, 6), at(7, 0)], { name: 'y = 7 − x', width: 2.5, style: 'dashed' }),
        pen.dot(...at(4, 3), { name: 'Point S' }),
        pen.point('S', at(4, 3)[0], at(4, 3)[1] + 12, 'top'),
      ],
    ],
  });
};

export const samples = [quadrants, linearFunctions];
