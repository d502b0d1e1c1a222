/** Pictures of braille: the measures of its cells, and one word in several systems. */
import { drawnDocument } from '../../samples/make/builder.mjs';
import { pictureOf, printed, words } from './compose.mjs';

/** Measures of "Marburg Medium" in mm, as the product draws them (field notes 1.1). */
const DOT = 2.5;
const CELL = 6;
const ROW = 10;
const DIAMETER = 1.5;
const PX_PER_MM = 22;

/** A measure between two places in px, level or upright, with its figure. */
function measure(x1, y1, x2, y2, figure) {
  const isLevel = y1 === y2;
  const end = (x, y) => (isLevel ? `M${x} ${y - 7}v14` : `M${x - 7} ${y}h14`);
  const label = isLevel
    ? words(figure, (x1 + x2) / 2, y1 - 10, { anchor: 'middle' })
    : words(figure, x1 + 14, (y1 + y2) / 2 + 6);
  return `<path d="M${x1} ${y1}L${x2} ${y2}${end(x1, y1)}${end(x2, y2)}" stroke="#1f5fa8" stroke-width="2" fill="none"/>${label}`;
}

function cell(language) {
  const [left, top] = [190, 110];
  const at = (column, row, across, down) => [
    left + (column * CELL + across * DOT) * PX_PER_MM,
    top + (row * ROW + down * DOT) * PX_PER_MM,
  ];
  const dots = [0, 1].flatMap((row) =>
    [0, 1].flatMap((column) =>
      [0, 1].flatMap((across) =>
        [0, 1, 2].map((down) => {
          const [x, y] = at(column, row, across, down);
          return `<circle cx="${x}" cy="${y}" r="${(DIAMETER / 2) * PX_PER_MM}" fill="#161513"/>`;
        }),
      ),
    ),
  );
  const figure = (value) => `${value.toFixed(1).replace('.', language === 'de' ? ',' : '.')} mm`;
  const [x0, y0] = at(0, 0, 0, 0);
  const [x1] = at(0, 0, 1, 0);
  const [x2] = at(1, 0, 0, 0);
  const [x3, y3] = at(1, 1, 1, 2);
  const [, y1] = at(0, 0, 0, 1);
  const [, y2] = at(0, 1, 0, 0);
  return pictureOf(600, 530, [
    ...dots,
    measure(x0, top - 40, x1, top - 40, figure(DOT)),
    measure(x0, top - 76, x2, top - 76, figure(CELL)),
    measure(x0 - 40, y0, x0 - 40, y1, ''),
    words(figure(DOT), x0 - 54, (y0 + y1) / 2 + 6, { anchor: 'end' }),
    measure(x3 + 40, y0, x3 + 40, y2, figure(ROW)),
    measure(x3 - (DIAMETER / 2) * PX_PER_MM, y3 + 40, x3 + (DIAMETER / 2) * PX_PER_MM, y3 + 40, ''),
    words(figure(DIAMETER), x3, y3 + 68, { anchor: 'middle' }),
  ]);
}

const SYSTEMS = {
  de: {
    word: 'Schreibtisch',
    systems: [
      ['DE:BASIS', 'Basisschrift'],
      ['DE:VOLL', 'Vollschrift'],
      ['DE:KURZ', 'Kurzschrift'],
    ],
  },
  en: {
    word: 'understanding',
    systems: [
      ['EN:UEB1', 'UEB, uncontracted'],
      ['EN:UEB2', 'UEB, contracted'],
    ],
  },
};

async function systems(language) {
  const { word, systems: rows } = SYSTEMS[language];
  const parts = [];
  for (const [index, [system, name]] of rows.entries()) {
    const document = await drawnDocument({
      slug: system,
      language,
      system,
      title: name,
      tags: [],
      category: 'other',
      type: name,
      summary: name,
      details: name,
      pages: [({ label }) => [label(word, 20, 60, { cells: 16 })]],
    });
    parts.push(
      words(name, 14, 62 + index * 78, { weight: 2 }),
      await printed(
        document,
        { x: 18, y: 58, width: 100, height: 18 },
        { x: 200, y: 14 + index * 78, pxPerMm: 4 },
      ),
    );
  }
  return pictureOf(620, 24 + rows.length * 78, parts);
}

export const braillePictures = { 'braille-cell': cell, 'braille-systems': systems };
