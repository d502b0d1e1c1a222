import { sheet } from '../builder.mjs';
import { arcPoints, pairs, polar } from '../points.mjs';

/** How a school writes one of so many parts in braille: the denominator is lowered. */
const ONE_OF = { 1: '⠼⠁', 2: '⠼⠁⠆', 3: '⠼⠁⠒', 4: '⠼⠁⠲', 5: '⠼⠁⠢', 6: '⠼⠁⠖', 8: '⠼⠁⠦', 10: '⠼⠁⠂⠴' };

/** Strips of equal length below each other, each divided into as many parts as `numbers` says; lengths in mm. */
const strips =
  (numbers, { left, top, width, height, pitch }) =>
  ({ rect, line, label }) =>
    numbers.flatMap((parts, index) => {
      const text = parts === 1 ? '1' : `1/${parts}`;
      const y = top + index * pitch;
      const part = width / parts;
      const filled = { name: `${text} gefüllt`, texture: 'diagonal_lines', fill: 'yellow', offset: 2.5 };
      return [
        label(text, left - 4.5, y + height / 2, {
          anchor: 'right',
          brailleOverride: { braille: ONE_OF[parts], text, system: 'DE:VOLL' },
        }),
        ...(parts === 1 ? [] : [rect(left, y, part, height, filled)]),
        rect(left, y, width, height, { name: `Streifen ${text}`, width: 2.5 }),
        ...Array.from({ length: parts - 1 }, (_, n) =>
          line(pairs(left + (n + 1) * part, y, left + (n + 1) * part, y + height), {
            name: `Teilstrich ${n + 1} von ${text}`,
          }),
        ),
      ];
    });

const fractionStrips = () =>
  sheet({
    slug: 'bruchstreifen',
    format: 'a4-landscape',
    title: 'Bruchstreifen',
    tags: ['Mathematik', 'Bruchrechnung', 'Brüche vergleichen'],
    category: 'mathematics',
    type: 'Sechs gleich lange Streifen untereinander',
    summary:
      'Jeder Streifen ist ein Ganzes. Er ist in 1, 2, 3, 4, 6 oder 8 gleiche Teile geteilt; der erste Teil ist gefüllt.',
    translatedTitle: 'Fraction strips',
    translatedSummary:
      'Each strip is one whole. It is divided into 1, 2, 3, 4, 6 or 8 equal parts; the first part is filled.',
    details:
      'Links vor jedem Streifen steht, welcher Bruch ein Teil ist. Der oberste Streifen ist das Ganze, nicht geteilt und nicht gefüllt. Darunter folgen von oben nach unten Halbe, Drittel, Viertel, Sechstel und Achtel. ' +
      'Der erste Teil jedes Streifens hat schräge Linien. Streichen Sie an den rechten Enden der gefüllten Teile nach unten: Je mehr Teile das Ganze hat, desto kürzer ist ein Teil. ' +
      'Wo Teilstriche untereinander liegen, sind Brüche gleich groß: Die Mitte liegt bei einem Halben, zwei Vierteln, drei Sechsteln und vier Achteln.',
    notes:
      'Brüche stehen in Braille als Zahlzeichen, Zähler und gesenkter Nenner. Alle Streifen sind 240 mm lang: Ein Sechstel misst 40 mm, ein Achtel 30 mm.',
    variants: [
      {
        name: 'a3-bis-zehntel',
        format: 'a3-landscape',
        variant: {
          title: 'A3, bis Zehntel',
          description: 'Auf A3 größer gezeichnet, dazu Fünftel und Zehntel.',
        },
        type: 'Acht gleich lange Streifen untereinander',
        summary:
          'Jeder Streifen ist ein Ganzes. Er ist in 1, 2, 3, 4, 5, 6, 8 oder 10 gleiche Teile geteilt; der erste Teil ist gefüllt.',
        translatedSummary:
          'Each strip is one whole. It is divided into 1, 2, 3, 4, 5, 6, 8 or 10 equal parts; the first part is filled.',
        details:
          'Links vor jedem Streifen steht, welcher Bruch ein Teil ist. Der oberste Streifen ist das Ganze, nicht geteilt und nicht gefüllt. Darunter folgen von oben nach unten Halbe, Drittel, Viertel, Fünftel, Sechstel, Achtel und Zehntel. ' +
          'Der erste Teil jedes Streifens hat schräge Linien. Streichen Sie an den rechten Enden der gefüllten Teile nach unten: Je mehr Teile das Ganze hat, desto kürzer ist ein Teil. ' +
          'Wo Teilstriche untereinander liegen, sind Brüche gleich groß: Die Mitte liegt bei einem Halben, zwei Vierteln, drei Sechsteln, vier Achteln und fünf Zehnteln.',
        notes:
          'Brüche stehen in Braille als Zahlzeichen, Zähler und gesenkter Nenner. Alle Streifen sind 360 mm lang: Ein Sechstel misst 60 mm, ein Zehntel 36 mm.',
        pages: [strips([1, 2, 3, 4, 5, 6, 8, 10], { left: 44, top: 36, width: 360, height: 22, pitch: 31 })],
      },
    ],
    pages: [strips([1, 2, 3, 4, 6, 8], { left: 40, top: 34, width: 240, height: 19, pitch: 27 })],
  });

const hundredField = () => {
  const step = (n) => n * 18 + (n > 4 ? 9 : 0);
  return sheet({
    slug: 'hunderterfeld',
    title: 'Das Hunderterfeld',
    tags: ['Mathematik', 'Zahlenraum bis 100', 'Grundschule'],
    category: 'mathematics',
    type: 'Zehn Reihen mit je zehn Punkten',
    summary: 'Hundert Punkte in zehn Reihen zu zehn; breitere Lücken teilen das Feld in vier Viertel zu 25.',
    translatedTitle: 'A hundred dots',
    translatedSummary:
      'A hundred dots in ten rows of ten; wider gaps divide the field into four quarters of 25.',
    details:
      'Alle Punkte sind gleich groß. In jeder Reihe folgt nach fünf Punkten eine breitere Lücke, ebenso nach fünf Reihen. So entstehen vier Felder mit je fünf mal fünf Punkten. ' +
      'Gezählt wird von links oben, Reihe für Reihe: Eine halbe Reihe sind 5, eine Reihe 10, die oberen fünf Reihen 50, alle zusammen 100.',
    notes:
      'Mit einem Winkel oder einem Blatt lassen sich Zahlen abdecken: Für 43 bleiben vier Reihen und drei Punkte der fünften frei.',
    pages: [
      ({ dot }) =>
        Array.from({ length: 100 }, (_, n) => {
          const [row, column] = [Math.floor(n / 10), n % 10];
          return dot(19.5 + step(column), 65 + step(row), { name: `Punkt ${n + 1}` });
        }),
    ],
  });
};

const hundredChart = () => {
  const [left, top] = [20, 36];
  const [width, height] = [38, 24.5];
  return sheet({
    slug: 'hundertertafel',
    format: 'a3-landscape',
    title: 'Die Hundertertafel',
    tags: ['Mathematik', 'Zahlenraum bis 100', 'Grundschule'],
    category: 'mathematics',
    type: 'Tabelle mit zehn Zeilen und zehn Spalten',
    summary: 'Die Zahlen von 1 bis 100 in zehn Zeilen, in jeder Zeile zehn Zahlen.',
    translatedTitle: 'The hundred square',
    translatedSummary: 'The numbers from 1 to 100 in ten rows, ten numbers in each row.',
    details:
      'Die erste Zeile beginnt links oben mit 1 und endet rechts mit 10, die letzte geht von 91 bis 100. Ein Feld nach rechts heißt eins mehr, ein Feld nach unten zehn mehr. ' +
      'In jeder Spalte ist die Einerziffer gleich. Zwischen allen Feldern laufen Linien; die dickeren Linien teilen die Tafel nach fünf Spalten und nach fünf Zeilen.',
    pages: [
      ({ rect, line, label }) => [
        rect(left, top, 10 * width, 10 * height, { name: 'Rand der Tafel', width: 2.5 }),
        ...Array.from({ length: 9 }, (_, n) => {
          const style = { width: n === 4 ? 2.5 : 1 };
          const [x, y] = [left + (n + 1) * width, top + (n + 1) * height];
          return [
            line(pairs(x, top, x, top + 10 * height), { name: `Linie nach Spalte ${n + 1}`, ...style }),
            line(pairs(left, y, left + 10 * width, y), { name: `Linie nach Zeile ${n + 1}`, ...style }),
          ];
        }).flat(),
        ...Array.from({ length: 100 }, (_, n) => {
          const [row, column] = [Math.floor(n / 10), n % 10];
          return label(String(n + 1), left + (column + 0.5) * width, top + (row + 0.5) * height, {
            anchor: 'center',
          });
        }),
      ],
    ],
  });
};

const percentCircle = () => {
  const centre = [187, 118];
  const radius = 64;
  const parts = [
    ['bus', 50, 'horizontal_lines', 'orange'],
    ['walk', 25, 'dotted', 'light_green'],
    ['bike', 15, 'diagonal_lines', 'cyan'],
    ['car', 10, 'grid', 'yellow'],
  ];
  let sum = 0;
  const sectors = parts.map(([name, percent, texture, fill]) => {
    const from = 90 - sum * 3.6;
    sum += percent;
    return { name, percent, texture, fill, from, to: 90 - sum * 3.6 };
  });
  return sheet({
    slug: 'percentages-in-a-circle',
    language: 'en',
    system: 'EN:UEB1',
    format: 'a4-landscape',
    title: 'Our ways to school',
    tags: ['Mathematics', 'Percentages', 'Pie chart'],
    category: 'mathematics',
    type: 'Pie chart with four sectors',
    summary: 'A circle shows how 100 pupils come to school: half of them by bus, a quarter on foot.',
    translatedTitle: 'Unsere Schulwege',
    translatedSummary:
      'Ein Kreisdiagramm zeigt, wie 100 Kinder zur Schule kommen: die Hälfte mit dem Bus, ein Viertel zu Fuß.',
    details:
      'The circle begins at the top and runs clockwise. The whole right half, with horizontal lines, is 50 per cent: pupils who come by bus. Then follows at the lower left a quarter with large dots, 25 per cent: pupils who walk. ' +
      'Then a narrower sector with slanting lines, 15 per cent: pupils on bikes. The last and narrowest one, next to the top, has a grid, 10 per cent: pupils who come by car. The percentage stands outside next to each sector.',
    variants: [
      {
        name: 'contracted',
        variant: {
          title: 'Contracted braille',
          description: 'Labels and key in contracted braille (UEB grade 2).',
        },
        system: 'EN:UEB2',
      },
    ],
    words: { horizontal_lines: 'bus', dotted: 'walk', diagonal_lines: 'bike', grid: 'car' },
    pages: [
      ({ key, polygon, label }) => [
        key(11, 32, 80),
        ...sectors.map(({ name, texture, fill, from, to }) =>
          polygon([centre, ...arcPoints(centre, radius, from, to, 32)], { name, texture, fill }),
        ),
        ...sectors.map(({ percent, from, to }) => {
          const middle = (from + to) / 2;
          const [x, y] = polar(centre, radius + 5, middle);
          const anchor = Math.abs(middle) < 1 ? 'left' : middle < -180 ? 'bottomright' : 'topright';
          return label(`${percent}%`, x, y, { anchor });
        }),
      ],
    ],
  });
};

/** A number laid out in columns: discs in rows of two, and the digit below. */
const placeValue = () => {
  const [left, top] = [14, 36];
  const [width, headHeight, height] = [66, 24, 142];
  const columns = [
    ['thousands', 2],
    ['hundreds', 3],
    ['tens', 5],
    ['ones', 4],
  ];
  const right = left + columns.length * width;
  return sheet({
    slug: 'place-value-chart',
    language: 'en',
    system: 'EN:UEB1',
    format: 'a4-landscape',
    title: 'Place value chart',
    tags: ['Mathematics', 'Place value', 'Primary school'],
    category: 'mathematics',
    type: 'Table with four columns of discs',
    summary: 'The number 2354 in a place value chart: 2 thousands, 3 hundreds, 5 tens and 4 ones.',
    translatedTitle: 'Stellenwerttafel',
    translatedSummary:
      'Die Zahl 2354 in einer Stellenwerttafel: 2 Tausender, 3 Hunderter, 5 Zehner und 4 Einer.',
    details:
      'The table has four columns. The first row holds their names: from left to right thousands, hundreds, tens and ones. Below each name lie discs in rows of two: 2 discs in the first column, 3 in the second, 5 in the third and 4 in the fourth. ' +
      'At the foot of each column stands its digit. Read from left to right the digits give the number 2354.',
    notes: 'The columns are wide enough to lay counters on the discs, or to cover them.',
    pages: [
      ({ rect, line, dot, label }) => [
        rect(left, top, columns.length * width, height, { name: 'Chart', width: 2.5 }),
        line(pairs(left, top + headHeight, right, top + headHeight), { name: 'Line below the names' }),
        ...columns.slice(1).map(([name], index) => {
          const x = left + (index + 1) * width;
          return line(pairs(x, top, x, top + height), { name: `Line before ${name}` });
        }),
        ...columns.flatMap(([name, count], index) => {
          const x = left + (index + 0.5) * width;
          return [
            label(name, x, top + headHeight / 2, { anchor: 'center' }),
            ...Array.from({ length: count }, (_, n) =>
              dot(x + (n % 2 === 0 ? -12 : 12), top + headHeight + 18 + Math.floor(n / 2) * 22, {
                name: `Disc ${n + 1} of ${name}`,
              }),
            ),
            label(String(count), x, top + height - 8, { anchor: 'bottom' }),
          ];
        }),
      ],
    ],
  });
};

export const samples = [fractionStrips, hundredField, hundredChart, percentCircle, placeValue];
