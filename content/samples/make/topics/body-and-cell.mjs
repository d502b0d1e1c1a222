import { sheet } from '../builder.mjs';
import { arc } from '../outlines.mjs';

/** A rectangle as one line, so that the legend can explain how it is drawn. */
const frame = (x, y, width, height) => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
  [x, y],
];

/** Upper edge and side of the cell on its sheet, and its left edge beside the legend and without one, in mm. */
const CELL = { y: 32, side: 163, besideLegend: 122, alone: 67 };

const VACUOLE = [
  [65, 80],
  [73, 56],
  [94, 49],
  [115, 56],
  [122, 80],
  [115, 104],
  [94, 111],
  [73, 104],
];

const cellPages = ({ isOlder = false, isLabelled = true } = {}) => [
  ({ line, ellipse, curve, dot, keyed, key }) => {
    const left = isLabelled ? CELL.besideLegend : CELL.alone;
    const inCell = (x, y) => [left + x, CELL.y + y];
    const chloroplast = (x, y, rx = 22, ry = 12) =>
      ellipse(...inCell(x, y), rx, ry, { name: 'Chloroplast', texture: 'dotted_tight', fill: 'green' });
    const mitochondrion = (x, y) =>
      ellipse(...inCell(x, y), 17, 10, {
        name: 'Mitochondrium',
        texture: 'diagonal_lines',
        fill: 'orange',
      });
    const named = (short, text, x, y, anchor = 'left') => keyed(short, text, ...inCell(x, y), { anchor });
    return [
      line(frame(left, CELL.y, CELL.side, CELL.side), { name: 'Zellwand', width: 2.5 }),
      line(frame(left + 8, CELL.y + 8, CELL.side - 16, CELL.side - 16), { name: 'Zellmembran', width: 1 }),
      ellipse(...inCell(31, 80), 16, 16, { name: 'Zellkern' }),
      dot(...inCell(31, 80), { name: 'Kernkörperchen' }),
      chloroplast(37, 28),
      chloroplast(37, 136),
      chloroplast(138.4, 72, 12, 20),
      ...(isOlder ? [] : [mitochondrion(112, 28), mitochondrion(112, 136)]),
      curve(
        VACUOLE.map(([x, y]) => inCell(x, y)),
        { closed: true, name: 'Vakuole', texture: 'horizontal_lines', fill: 'yellow' },
      ),
      ...(isLabelled
        ? [
            named('ZK', 'Zellkern', 51.5, 81),
            named('Va', 'Vakuole', 94, 80, 'center'),
            named('ZP', 'Zellplasma', 13.5, 110),
            named('Chl', 'Chloroplast', 63.5, 29),
            named('Chl', 'Chloroplast', 63.5, 137),
            named('Chl', 'Chloroplast', 139, 96.5, 'top'),
            ...(isOlder
              ? []
              : [named('Mi', 'Mitochondrium', 133.5, 29), named('Mi', 'Mitochondrium', 133.5, 137)]),
            key(11, 32, 105),
          ]
        : []),
    ];
  },
];

const WALLS = [
  { width: 2.5, label: 'Zellwand' },
  { width: 1, label: 'Zellmembran' },
];

/** What the cell shows, in words; abbreviations stand in brackets where the sheet has them. */
function cellDetails({ isOlder = false, isLabelled = true } = {}) {
  const short = (text) => (isLabelled ? ` (${text})` : '');
  return [
    'Die Zelle ist als Viereck gezeichnet. Der dicke Rand außen ist die Zellwand, der dünne Rand darin die Zellmembran.',
    `Die große Fläche mit waagerechten Linien in der Mitte ist die Vakuole${short('Va')}.`,
    `Links davon liegt der Zellkern${short('ZK')}, ein Kreis mit einem Punkt, dem Kernkörperchen.`,
    `Oben links, unten links und rechts liegen ovale Chloroplasten${short('Chl')} mit dichten Punkten` +
      (isOlder
        ? '.'
        : `, oben und unten in der Mitte kleinere Mitochondrien${short('Mi')} mit schrägen Linien.`),
    `Alles ohne Textur innerhalb der Membran ist Zellplasma${short('ZP')}.`,
    isLabelled ? 'Die Legende steht links von der Zelle.' : 'Die Zelle trägt keine Beschriftung.',
  ].join(' ');
}

const plantCell = () =>
  sheet({
    slug: 'pflanzenzelle',
    format: 'a4-landscape',
    title: 'Die Pflanzenzelle',
    tags: ['Biologie', 'Zelle', 'Pflanze'],
    category: 'biology',
    type: 'Schnitt durch eine Pflanzenzelle',
    summary:
      'Eine Zelle mit Zellwand, Zellmembran, Zellkern, großer Vakuole, drei Chloroplasten und zwei Mitochondrien.',
    translatedTitle: 'The plant cell',
    translatedSummary:
      'A cell with cell wall, cell membrane, nucleus, large vacuole, three chloroplasts and two mitochondria.',
    details: cellDetails(),
    notes: 'Alle Teile sind vergrößert und auseinandergerückt. Dictyosomen und Ribosomen sind weggelassen.',
    pages: cellPages(),
    strokes: WALLS,
    earlier: [
      {
        pages: cellPages({ isOlder: true }),
        summary: 'Eine Zelle mit Zellwand, Zellmembran, Zellkern, großer Vakuole und drei Chloroplasten.',
        translatedSummary:
          'A cell with cell wall, cell membrane, nucleus, large vacuole and three chloroplasts.',
        details: cellDetails({ isOlder: true }),
      },
    ],
    change: 'Zwei Mitochondrien (Mi) mit schrägen Linien ergänzt, auch in der Legende.',
    variants: [
      {
        name: 'ohne-beschriftung',
        variant: {
          title: 'Ohne Beschriftung',
          description: 'Zum Abfragen: dieselbe Zelle ohne Abkürzungen und ohne Legende.',
        },
        details: cellDetails({ isLabelled: false }),
        pages: cellPages({ isLabelled: false }),
        strokes: [],
        legend: 'none',
      },
    ],
  });

const CENTRE = [112, 88];
const fromCentre = (x, y) => [CENTRE[0] + x, CENTRE[1] + y];
/** Angle at which the optic nerve leaves the eye, in degrees clockwise from the right, and how far walls keep from its middle. */
const NERVE = 25;

/** Part of a wall of the eye, from one end at the front around the back to the other. */
const wall = (radius, end, gap) => {
  const aside = (Math.asin(gap / radius) * 180) / Math.PI;
  return [
    arc(...CENTRE, radius, radius, end, 360 + NERVE - aside, 40),
    arc(...CENTRE, radius, radius, NERVE + aside, 360 - end, 30),
  ];
};

const alongNerve = (distance, aside) => {
  const angle = (NERVE * Math.PI) / 180;
  return fromCentre(
    Math.cos(angle) * distance - Math.sin(angle) * aside,
    Math.sin(angle) * distance + Math.cos(angle) * aside,
  );
};

const eyePages = ({ isOlder = false } = {}) => [
  ({ ellipse, line, curve, polygon, keyed, key }) => {
    const lines = (points, options) => points.map((part) => line(part, options));
    return [
      ...lines(wall(57, 215, 7.3), { name: 'Lederhaut', width: 2.5 }),
      ...lines(wall(48.7, 219, 7.3), { name: 'Aderhaut', style: 'dashed' }),
      ...lines(wall(40.5, 229, 7.3), { name: 'Netzhaut' }),
      curve(
        [
          [-46.7, -32.7],
          [-66, -22],
          [-74, 0],
          [-66, 22],
          [-46.7, 32.7],
        ].map(([x, y]) => fromCentre(x, y)),
        {
          name: 'Hornhaut',
        },
      ),
      ...[-1, 1].map((side) =>
        line([fromCentre(-39.2, 31.8 * side), fromCentre(-42.5, 8 * side)], {
          name: side < 0 ? 'Iris oben' : 'Iris unten',
          width: 2.5,
        }),
      ),
      ellipse(...fromCentre(-25, 0), 11, 18, { name: 'Linse', texture: 'diagonal_lines', fill: 'cyan' }),
      polygon([alongNerve(39, -8), alongNerve(88, -8), alongNerve(88, 8), alongNerve(39, 8)], {
        name: 'Sehnerv',
        texture: 'dotted_tight',
        fill: 'orange',
      }),
      keyed('Ho', 'Hornhaut', ...fromCentre(-79.5, 0), { anchor: 'right' }),
      keyed('Ir', 'Iris', ...fromCentre(-47.8, -15), { anchor: 'right' }),
      keyed('Gl', 'Glaskörper', ...fromCentre(-8.5, 6), { anchor: 'left' }),
      keyed('Le', 'Lederhaut', ...fromCentre(42.5, -47.5), { anchor: 'bottomleft' }),
      keyed('Ne', 'Netzhaut', ...fromCentre(22, -25), { anchor: 'right' }),
      ...(isOlder ? [] : [keyed('BF', 'Blinder Fleck', ...alongNerve(33, -1), { anchor: 'right' })]),
      key(11, 152, 188),
    ];
  },
];

/** What the eye shows, in words. */
const eyeDetails = ({ isOlder = false } = {}) =>
  'Drei Kreisbögen liegen ineinander und sind links offen. Der äußere, dicke ist die Lederhaut (Le), der unterbrochene die Aderhaut, der innere die Netzhaut (Ne). Links schließt die Hornhaut (Ho) das Auge, sie wölbt sich nach außen. ' +
  'Hinter ihr stehen zwei dicke Striche übereinander, die Iris (Ir); die Lücke zwischen ihnen ist die Pupille. Dahinter liegt die Linse, ein Oval mit schrägen Linien. Den Innenraum füllt der Glaskörper (Gl). ' +
  'Rechts unten verlässt der Sehnerv, ein Streifen mit dichten Punkten, das Auge. ' +
  (isOlder ? '' : 'Wo er beginnt, ist der blinde Fleck (BF). ') +
  'Die Legende steht unter dem Auge.';

const eye = () =>
  sheet({
    slug: 'auge-im-schnitt',
    title: 'Das Auge im Schnitt',
    tags: ['Biologie', 'Körper', 'Sinne'],
    category: 'biology',
    type: 'Schnitt von der Seite',
    summary:
      'Ein Augapfel mit drei Hüllen: Lederhaut, Aderhaut und Netzhaut. Links vorne Hornhaut, Iris und Linse, rechts hinten der Sehnerv.',
    translatedTitle: 'Section through the eye',
    translatedSummary:
      'An eyeball with three coats: sclera, choroid and retina. At the front on the left cornea, iris and lens, at the back on the right the optic nerve.',
    details: eyeDetails(),
    notes:
      'Die Hüllen sind zum Ertasten dicker gezeichnet und weiter auseinandergerückt als in Wirklichkeit.',
    pages: eyePages(),
    words: { diagonal_lines: 'Linse', dotted_tight: 'Sehnerv' },
    strokes: [{ style: 'dashed', width: 1.5, label: 'Aderhaut' }],
    earlier: [{ pages: eyePages({ isOlder: true }), details: eyeDetails({ isOlder: true }) }],
    change: 'Blinden Fleck am Beginn des Sehnervs beschriftet.',
    variants: [
      {
        name: 'kurzschrift',
        variant: { title: 'Kurzschrift', description: 'Beschriftung und Legende in Kurzschrift.' },
        system: 'DE:KURZ',
      },
    ],
  });

export const samples = [plantCell, eye];
