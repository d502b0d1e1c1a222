import { pairs } from '../points.mjs';
import { sheet } from '../builder.mjs';
import { numberLeftOf } from '../numbers.mjs';

/** Points of a spiral about a centre that turns inwards, `turns` times round. */
const spiral = (cx, cy, from, to, turns) =>
  Array.from({ length: turns * 16 + 1 }, (_, index) => {
    const radius = from + ((to - from) * index) / (turns * 16);
    const angle = (index * Math.PI) / 8 - Math.PI / 2;
    return [
      Number((cx + radius * Math.cos(angle)).toFixed(2)),
      Number((cy + radius * Math.sin(angle)).toFixed(2)),
    ];
  });

/** Points up and down about a height, from the left to the right. */
const upAndDown = (y, most, step) =>
  Array.from({ length: Math.floor(196 / step) + 1 }, (_, index) => [
    44 + index * step,
    y + (index % 2 === 0 ? most : -most),
  ]);

const followLines = () =>
  sheet({
    slug: 'linien-verfolgen',
    format: 'a4-landscape',
    system: 'DE:BASIS',
    title: 'Linien verfolgen',
    tags: ['Fingertraining', 'Tastsinn', 'Vorschule'],
    category: 'everyday',
    type: 'Übung zum Verfolgen von Linien mit dem Finger',
    summary: 'Seite 1 hat fünf Linien von links nach rechts, Seite 2 eine Spirale von außen nach innen.',
    translatedTitle: 'Following lines',
    translatedSummary:
      'Page 1 has five lines from left to right, page 2 a spiral from the outside to the inside.',
    details:
      'Seite 1: Links stehen die Zahlen 1 bis 5. Neben jeder Zahl beginnt eine Linie und läuft nach rechts bis zu einer Figur. Linie 1 ist gerade und dick, Linie 2 wellig, Linie 3 zackig, Linie 4 gestrichelt, Linie 5 gepunktet. ' +
      'Linie 1 endet an einem Kreis, Linie 2 an einem Quadrat, Linie 3 an einem Dreieck, Linie 4 an einem Rechteck, Linie 5 an einem schwarzen Punkt. Seite 2: Die Spirale beginnt oben unter dem Wort Start und dreht sich dreimal im Uhrzeigersinn bis zum schwarzen Punkt in der Mitte.',
    notes: 'Mit beiden Zeigefingern: Einer folgt der Linie, der andere bleibt als Merkpunkt am Anfang.',
    pages: [
      ({ line, curve, rect, ellipse, polygon, dot, label }) => {
        const heights = [48, 82, 116, 150, 184];
        const [first, second, third, fourth, fifth] = heights;
        const straight = (y) => pairs(44, y, 240, y);
        return [
          ...heights.map((y, index) => numberLeftOf(label, index + 1, 38, y - 3)),
          line(straight(first), { name: 'gerade Linie', width: 2.5 }),
          ellipse(260, first, 11, 11, { name: 'Kreis' }),
          curve(upAndDown(second, 6, 24.5), { name: 'wellige Linie' }),
          rect(249, second - 11, 22, 22, { name: 'Quadrat' }),
          line(upAndDown(third, 6, 14), { name: 'zackige Linie' }),
          polygon(pairs(260, third - 11, 272, third + 11, 248, third + 11), { name: 'Dreieck' }),
          line(pairs(44, fourth, 232, fourth), { name: 'gestrichelte Linie', style: 'dashed' }),
          rect(242, fourth - 7, 40, 14, { name: 'Rechteck' }),
          line(straight(fifth), { name: 'gepunktete Linie', style: 'dotted' }),
          dot(252, fifth, { name: 'Punkt' }),
        ];
      },
      ({ curve, dot, label }) => [
        curve(spiral(148, 124, 74, 14, 3), { name: 'Spirale', width: 2.5 }),
        dot(148, 124, { name: 'Mitte' }),
        label('Start', 143, 47, { anchor: 'bottomright' }),
      ],
    ],
  });

/** Textures of each row of the exercise, in the order of the squares. */
const ROWS = [
  ['horizontal_lines', 'horizontal_lines', 'dotted_tight', 'horizontal_lines'],
  ['grid', 'diagonal_lines', 'diagonal_lines', 'diagonal_lines'],
  ['dotted_tight', 'dotted_tight', 'dotted_tight', 'grid'],
  ['vertical_lines', 'horizontal_lines', 'vertical_lines', 'vertical_lines'],
  ['grid', 'grid', 'vertical_lines', 'grid'],
];

const sameOrDifferent = () =>
  sheet({
    slug: 'same-or-different',
    language: 'en',
    system: 'EN:UEB1',
    title: 'Same or different?',
    tags: ['Finger training', 'Learning to read by touch', 'Early years'],
    category: 'everyday',
    type: 'Exercise: textures to compare by touch',
    summary: 'Five rows of four squares each; in every row one square feels different from the others.',
    translatedTitle: 'Gleich oder anders?',
    translatedSummary:
      'Fünf Reihen mit je vier Quadraten; in jeder Reihe fühlt sich ein Quadrat anders an als die übrigen.',
    details:
      'The rows are numbered 1 to 5 on the left. Each row has four squares of the same size. Three of them have the same texture, one has another. Find the odd one out in each row. The textures are horizontal lines, vertical lines, slanting lines, close dots and a grid of squares.',
    notes:
      'Answers, counted from the left: row 1 square 3, row 2 square 1, row 3 square 4, row 4 square 2, row 5 square 3.',
    pages: [
      ({ rect, label }) =>
        ROWS.flatMap((textures, row) => {
          const y = 38 + row * 50;
          return [
            numberLeftOf(label, row + 1, 31.5, y + 17),
            ...textures.map((texture, column) =>
              rect(36 + column * 42, y, 33, 33, { name: `Row ${row + 1}, square ${column + 1}`, texture }),
            ),
          ];
        }),
    ],
  });

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** The dots of the letters from a to z. */
const DOTS = [
  '1',
  '12',
  '14',
  '145',
  '15',
  '124',
  '1245',
  '125',
  '24',
  '245',
  '13',
  '123',
  '134',
  '1345',
  '135',
  '1234',
  '12345',
  '1235',
  '234',
  '2345',
  '136',
  '1236',
  '2456',
  '1346',
  '13456',
  '1356',
];
/** Middle of dot `number` of a cell, in steps from the middle of the cell. */
const placeOf = (number) => [number > 3 ? 0.5 : -0.5, ((number - 1) % 3) - 1];

const alphabet = () =>
  sheet({
    slug: 'brailleschrift-alphabet',
    system: 'DE:BASIS',
    title: 'Die Brailleschrift',
    tags: ['Brailleschrift', 'Alphabet', 'Lesen lernen'],
    category: 'everyday',
    type: 'Tafel der Punkte und Buchstaben',
    summary:
      'Seite 1 zeigt die sechs Punkte der Grundform mit ihren Nummern, Seite 2 die Buchstaben a bis z.',
    translatedTitle: 'The braille alphabet',
    translatedSummary:
      'Page 1 shows the six dots of the braille cell with their numbers, page 2 the letters a to z.',
    details:
      'Seite 1: Sechs große Kreise liegen in zwei Spalten zu dritt. In der linken Spalte sind von oben nach unten die Punkte 1, 2 und 3, in der rechten die Punkte 4, 5 und 6; die Nummern stehen außen daneben. ' +
      'Seite 2: 26 Rechtecke liegen in vier Reihen zu sieben, in der letzten Reihe zu fünft. In jedem Rechteck sind die Punkte eines Buchstabens vergrößert, darunter steht der Buchstabe hinter einem Vollzeichen in gewöhnlicher Größe. ' +
      'Die Reihenfolge ist das Alphabet: oben a bis g, dann h bis n, dann o bis u, unten v bis z.',
    notes: 'Die Umlaute, das ß und die Satzzeichen sind weggelassen.',
    pages: [
      ({ rect, ellipse, label }) => [
        rect(55, 50, 100, 160, { name: 'Grundform', width: 2.5 }),
        ...[1, 2, 3, 4, 5, 6].flatMap((number) => {
          const [right, down] = placeOf(number);
          const [x, y] = [105 + right * 44, 130 + down * 50];
          return [
            ellipse(x, y, 12, 12, { name: `Punkt ${number}`, texture: 'fill' }),
            number > 3
              ? label(String(number), 161, y - 3, { anchor: 'left' })
              : numberLeftOf(label, number, 50, y - 3),
          ];
        }),
      ],
      ({ rect, ellipse, point }) =>
        [...LETTERS].flatMap((letter, index) => {
          const [x, y] = [25 + (index % 7) * 26.5, 52 + Math.floor(index / 7) * 60];
          return [
            rect(x - 11.25, y - 16, 22.5, 32, { name: `Rahmen ${letter}`, width: 1 }),
            ...[...DOTS[index]].map((number) => {
              const [right, down] = placeOf(Number(number));
              return ellipse(x + right * 9.5, y + down * 9.5, 3, 3, {
                name: letter,
                texture: 'fill',
                border: false,
              });
            }),
            point(letter, x, y + 20, 'top'),
          ];
        }),
    ],
  });

export const samples = [followLines, sameOrDifferent, alphabet];
