import { pairs } from '../points.mjs';
import { sheet } from '../builder.mjs';

/** Points of one side of a body and the same from the other side back, about an upright axis at `x`. */
const mirrored = (x, half) => [
  ...half.map(([right, y]) => [x + right, y]),
  ...half
    .filter(([right]) => right !== 0)
    .toReversed()
    .map(([right, y]) => [x - right, y]),
];

const AXIS = 105;

/** The left side of a person seen from the front, from the top of the head to where the legs part; distances from the axis. */
const PERSON = [
  ...pairs(0, 36, 10, 38, 17, 48, 17, 58, 14, 68, 9, 75, 9, 82, 14, 87, 28, 91, 37, 99, 42, 120),
  ...pairs(48, 146, 54, 170, 60, 179, 63, 191, 60, 201, 53, 203, 47, 194, 44, 178, 38, 148, 31, 124),
  ...pairs(26, 116, 25, 130, 24, 146, 29, 168, 30, 190, 26, 218, 26, 240, 20, 264, 25, 275, 24, 281),
  ...pairs(11, 282, 9, 272, 9, 240, 9, 215, 8, 192, 0, 182),
];

const personPages = ({ isLabelled = true } = {}) => [
  ({ curve, label, lead }) => {
    const right = { anchor: 'left' };
    const left = { anchor: 'right' };
    const middle = { anchor: 'center' };
    return [
      curve(mirrored(AXIS, PERSON), { closed: true, name: 'Umriss des Körpers', width: 2.5 }),
      ...(isLabelled
        ? [
            label('Kopf', AXIS + 22, 52, right),
            label('Hals', AXIS - 42, 74, left),
            lead([AXIS - 38.5, 79], [AXIS - 13.5, 79], { name: 'Hinweislinie zum Hals' }),
            label('Schulter', AXIS + 42, 90, right),
            label('Arm', AXIS - 50, 126, left),
            label('Hand', AXIS + 68, 190, right),
            label('Brust', AXIS, 108, middle),
            label('Bauch', AXIS, 150, middle),
            label('Bein', AXIS - 34, 224, left),
            label('Knie', AXIS + 31, 216, right),
            label('Fuß', AXIS - 30, 275, left),
          ]
        : []),
    ];
  },
];

const person = () =>
  sheet({
    slug: 'koerper-von-vorn',
    title: 'Der Körper von vorn',
    tags: ['Biologie', 'Körper', 'Sachunterricht'],
    category: 'biology',
    type: 'Umriss eines Menschen von vorn',
    summary: 'Ein stehender Mensch von vorn mit den Namen von zehn Teilen des Körpers.',
    translatedTitle: 'The body from the front',
    translatedSummary: 'A person standing, seen from the front, with the names of ten parts of the body.',
    details:
      'Eine dicke Linie zeigt den ganzen Umriss. Oben ist der Kopf, darunter der schmale Hals, dann die Schultern. Die Arme hängen etwas abgespreizt an beiden Seiten, unten an ihnen sind die Hände. Im Rumpf stehen oben das Wort Brust und unten das Wort Bauch. ' +
      'Unten sind die beiden Beine mit den Füßen nach außen. Der Name steht jeweils neben oder in dem Teil; nur vom Wort Hals führt eine dünne Hinweislinie nach rechts zum Hals. Der Mensch sieht uns an: Seine linke Seite ist für uns rechts.',
    notes: 'Gesicht, Finger und Zehen sind weggelassen, Arme und Beine zum Ertasten verbreitert.',
    pages: personPages(),
    variants: [
      {
        name: 'ohne-beschriftung',
        variant: { title: 'Ohne Beschriftung', description: 'Zum Abfragen: derselbe Umriss ohne Wörter.' },
        summary: 'Ein stehender Mensch von vorn.',
        translatedSummary: 'A person standing, seen from the front.',
        details:
          'Eine dicke Linie zeigt den ganzen Umriss. Oben ist der Kopf, darunter der schmale Hals, dann die Schultern. Die Arme hängen etwas abgespreizt an beiden Seiten, unten an ihnen sind die Hände. ' +
          'Unten sind die beiden Beine mit den Füßen nach außen. Der Mensch sieht uns an: Seine linke Seite ist für uns rechts. Die Zeichnung trägt keine Beschriftung.',
        pages: personPages({ isLabelled: false }),
      },
    ],
  });

/** The middle of the tooth, in mm from the left; its halves as distances from there. */
const TOOTH = 105;
/** The tooth stretched to the height of its sheet. */
const stretched = (...coordinates) => pairs(...coordinates).map(([x, y]) => [x, 40 + (y - 33) * 1.3]);
const CROWN = stretched(46, 91, 52, 81, 55, 69, 54, 55, 50, 43, 42, 36, 31, 33, 20, 35, 9, 40, 0, 43);
const DENTINE = stretched(0, 61, 10, 57, 20, 54, 29, 55, 34, 60, 38, 70, 46, 91);
const ROOT = stretched(46, 91, 45, 113, 42, 141, 37, 167, 28, 183, 18, 169, 12, 147, 7, 129, 0, 121);
const PULP = stretched(0, 92, 13, 87, 20, 95, 25, 114, 29, 139, 28, 167, 24, 141, 17, 115, 9, 102, 0, 100);

const tooth = () =>
  sheet({
    slug: 'zahn-im-schnitt',
    title: 'Der Zahn im Schnitt',
    tags: ['Biologie', 'Zahn', 'Körper'],
    category: 'biology',
    type: 'Schnitt durch einen Backenzahn',
    summary: 'Ein Backenzahn mit zwei Wurzeln, aufgeschnitten, mit Zahnfleisch und Kieferknochen.',
    translatedTitle: 'Section through a tooth',
    translatedSummary: 'A molar with two roots, cut open, with gum and jawbone.',
    details:
      'Seite 1 zeigt den Zahn, Seite 2 ist die Legende. Der Zahn steht aufrecht, oben ist die Krone, unten sind die beiden Wurzeln. Die dicke Linie ist sein Rand. Auf der Krone liegt wie eine Kappe der Zahnschmelz mit dichten Punkten. Darunter ist das Zahnbein (ZB), eine leere Fläche, die bis in die Wurzeln reicht. ' +
      'In seiner Mitte liegt das Zahnmark, eine glatte erhabene Fläche mit je einem Zipfel in jede Wurzel. Links und rechts neben dem Hals des Zahns ist das Zahnfleisch mit schrägen Linien, darunter neben den Wurzeln der Kieferknochen mit waagerechten Linien.',
    notes: 'Wurzelhaut und Wurzelzement sind weggelassen; zwischen Zahn und Knochen ist eine Lücke.',
    pages: [
      ({ curve, polygon, keyed }) => {
        const beside = (side, half) => half.map(([right, y]) => [TOOTH + side * right, y]);
        const enamel = [
          ...beside(-1, CROWN),
          ...beside(1, CROWN).toReversed().slice(1),
          ...beside(1, DENTINE).toReversed().slice(1),
          ...beside(-1, DENTINE).slice(1, -1),
        ];
        const onBothSides = (draw) => [-1, 1].map(draw);
        return [
          polygon(enamel, { name: 'Zahnschmelz', texture: 'dotted_tight', fill: 'yellow', width: 2.5 }),
          ...onBothSides((side) => curve(beside(side, ROOT), { name: 'Rand der Wurzel', width: 2.5 })),
          curve(mirrored(TOOTH, PULP), { closed: true, name: 'Zahnmark', texture: 'fill' }),
          ...onBothSides((side) =>
            polygon(beside(side, stretched(53, 91, 84, 91, 84, 118, 51, 118)), {
              name: 'Zahnfleisch',
              texture: 'diagonal_lines',
              fill: 'magenta',
            }),
          ),
          ...onBothSides((side) =>
            polygon(beside(side, stretched(51, 123, 84, 123, 84, 185, 41, 185, 49, 147)), {
              name: 'Kieferknochen',
              texture: 'horizontal_lines',
              fill: 'orange',
            }),
          ),
          keyed('ZB', 'Zahnbein', TOOTH, 100, { anchor: 'center' }),
        ];
      },
    ],
    words: {
      dotted_tight: 'Zahnschmelz',
      fill: 'Zahnmark',
      diagonal_lines: 'Zahnfleisch',
      horizontal_lines: 'Kieferknochen',
    },
    legend: 'own-page',
  });

export const samples = [person, tooth];
