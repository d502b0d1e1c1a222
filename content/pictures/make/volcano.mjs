/** The worked example: a picture of a textbook on its way to the finished sheet. */
import { drawnDocument } from '../../samples/make/builder.mjs';
import { pictureOf, printed, swollen, words } from './compose.mjs';

const TEXTS = {
  de: {
    title: 'Ein Vulkan im Schnitt',
    magma: 'Magma',
    ash: 'Aschewolke',
    crater: ['kr', 'Krater'],
    vent: ['sc', 'Schlot'],
    chamber: ['mk', 'Magmakammer'],
    book: [
      'Aschewolke',
      'Krater',
      'Schlot',
      'Magmakammer',
      'Gesteinsschichten',
      'Abb. 3: Aufbau eines Schichtvulkans',
    ],
    steps: ['Titel', 'Legende', 'Überblick mit beiden Händen', 'Einzelheiten'],
  },
  en: {
    title: 'Section of a volcano',
    magma: 'magma',
    ash: 'ash cloud',
    crater: ['cr', 'crater'],
    vent: ['ve', 'vent'],
    chamber: ['ch', 'chamber'],
    book: [
      'ash cloud',
      'crater',
      'vent',
      'magma chamber',
      'layers of rock',
      'Fig. 3: Structure of a stratovolcano',
    ],
    steps: ['title', 'key', 'overview with both hands', 'details'],
  },
};

const VENT = { left: 98, right: 112, top: 101 };
const CHAMBER = { x: 105, y: 180, rx: 52, ry: 21 };

/** The vent and the chamber below it as one outline, clockwise from the top left. */
function magmaOutline() {
  const half = Math.acos((VENT.right - CHAMBER.x) / CHAMBER.rx);
  const steps = 40;
  const around = Array.from({ length: steps + 1 }, (_, index) => {
    const angle = -half + ((Math.PI + 2 * half) * index) / steps;
    return [CHAMBER.x + CHAMBER.rx * Math.cos(angle), CHAMBER.y + CHAMBER.ry * Math.sin(angle)];
  });
  return [[VENT.left, VENT.top], [VENT.right, VENT.top], ...around];
}

const MOUNTAIN = [
  [22, 154],
  [82, 80],
  [92, 94],
  [118, 94],
  [128, 80],
  [188, 154],
];

/** The document of a step: outlines alone, or the finished sheet. */
function volcano(language, isFinished) {
  const texts = TEXTS[language];
  return drawnDocument({
    slug: `volcano-${language}-${isFinished}`,
    language,
    ...(language === 'en' ? { system: 'EN:UEB1' } : {}),
    title: texts.title,
    tags: [],
    category: 'geography',
    type: texts.title,
    summary: texts.title,
    details: texts.title,
    words: isFinished ? { diagonal_lines: texts.magma, dotted_tight: texts.ash } : {},
    pages: [
      ({ line, polygon, ellipse, keyed, key }) => [
        ellipse(105, 50, 40, 15, isFinished ? { texture: 'dotted_tight', fill: 'none' } : {}),
        line(MOUNTAIN, { width: 2.5 }),
        polygon(magmaOutline(), isFinished ? { texture: 'diagonal_lines', fill: 'red' } : {}),
        ...(isFinished
          ? [
              keyed(...texts.crater, 139, 64),
              keyed(...texts.vent, 118, 120),
              keyed(...texts.chamber, 163, 172),
              key(12, 210, 186, 66),
            ]
          : []),
      ],
    ],
  });
}

const line = (x1, y1, x2, y2) => `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="#444" stroke-width="1"/>`;

/** A coloured illustration as textbooks have it, in a box of 300 by 330 px. */
function bookPicture([ash, crater, vent, chamber, layers, caption]) {
  const house = (x, y) =>
    `<rect x="${x}" y="${y}" width="12" height="9" fill="#f4e3c1" stroke="#7a5a3a"/><path d="M${x - 2} ${y}l8-7l8 7z" fill="#b5432f"/>`;
  const tree = (x, y) =>
    `<path d="M${x} ${y}l6-16l6 16z" fill="#3f7d3a"/><path d="M${x + 6} ${y}v4" stroke="#6b4a2b" stroke-width="2"/>`;
  const small = (text, x, y, anchor = 'start') => words(text, x, y, { size: 11, anchor });
  return [
    '<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7db7e8"/><stop offset="1" stop-color="#e8f3fb"/></linearGradient>',
    '<linearGradient id="rock" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#8a6f55"/><stop offset="1" stop-color="#4f3d2e"/></linearGradient>',
    '<radialGradient id="magma"><stop offset="0" stop-color="#ffe45c"/><stop offset="0.6" stop-color="#f5862a"/><stop offset="1" stop-color="#b3261e"/></radialGradient></defs>',
    '<rect width="300" height="300" fill="url(#sky)"/>',
    '<path d="M0 150Q40 110 90 140T190 120T300 140V190H0z" fill="#a9bf9b"/>',
    ...[
      [150, 40, 30],
      [125, 48, 22],
      [178, 46, 24],
      [150, 62, 18],
      [110, 34, 14],
      [196, 30, 15],
    ].map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#6d6a6a" fill-opacity="0.75"/>`),
    '<path d="M20 190L130 84h40L280 190z" fill="url(#rock)"/>',
    '<path d="M45 190L136 92L142 92L80 190zM110 190L146 96L150 190zM200 190L158 94L164 94L245 190z" fill="#b89571" fill-opacity="0.8"/>',
    '<path d="M130 84Q150 96 170 84L176 92Q150 104 124 92z" fill="#d8431f"/>',
    '<rect y="190" width="300" height="110" fill="#9a7a56"/><path d="M0 215Q150 200 300 222M0 245Q150 235 300 250M0 275Q150 268 300 280" stroke="#7c5f41" stroke-width="6" fill="none"/>',
    '<path d="M144 92Q150 98 156 92L158 235H142z" fill="url(#magma)"/><ellipse cx="150" cy="252" rx="78" ry="32" fill="url(#magma)"/>',
    '<path d="M170 88Q200 120 196 150T220 188" stroke="#e8571c" stroke-width="5" fill="none"/>',
    house(18, 178),
    house(36, 180),
    tree(58, 184),
    tree(238, 184),
    tree(258, 186),
    tree(272, 182),
    line(205, 40, 228, 26) + small(ash, 230, 24),
    line(172, 86, 226, 72) + small(crater, 228, 75),
    line(157, 150, 226, 110) + small(vent, 228, 112),
    line(212, 262, 222, 274) + small(chamber, 200, 286),
    small(layers, 6, 206),
    small(caption, 4, 318),
  ].join('');
}

const PAGE = { x: 0, y: 0, width: 210, height: 297 };
const DRAWING = { x: 8, y: 30, width: 194, height: 176 };

const book = (language) =>
  pictureOf(620, 660, [`<g transform="translate(10 10) scale(2)">${bookPicture(TEXTS[language].book)}</g>`]);

const outlines = async (language) =>
  pictureOf(620, 560, [await printed(volcano(language, false), DRAWING, { x: 19, y: 16, pxPerMm: 3 })]);

const finished = async (language) =>
  pictureOf(430, 604, [await printed(volcano(language, true), PAGE, { x: 5, y: 5, pxPerMm: 2 })]);

const relief = async (language) =>
  pictureOf(430, 604, [await swollen(volcano(language, true), PAGE, { x: 5, y: 5, pxPerMm: 2 })]);

const key = async (language) =>
  pictureOf(640, 274, [
    await printed(
      volcano(language, true),
      { x: 8, y: 206, width: 194, height: 82 },
      { x: 10, y: 6, pxPerMm: 3.2 },
    ),
  ]);

/** The finished sheet with the order in which hands read it. */
async function readingOrder(language) {
  const number = (count, x, y) =>
    `<circle cx="${x}" cy="${y}" r="17" fill="#fff" stroke="#1f5fa8" stroke-width="3"/>${words(String(count), x, y + 7, { size: 20, anchor: 'middle', weight: 2 })}`;
  const down = (x) =>
    `<g stroke="#1f5fa8" stroke-width="3" fill="none"><path d="M${x} 110V395" stroke-dasharray="10 6"/><path d="M${x - 8} 382l8 14l8-14"/></g>`;
  const places = [
    [26, 40],
    [26, 470],
    [26, 250],
    [330, 222],
  ];
  return pictureOf(680, 610, [
    await printed(volcano(language, true), PAGE, { x: 40, y: 5, pxPerMm: 2 }),
    down(66),
    down(434),
    ...places.map(([x, y], index) => number(index + 1, x, y)),
    ...TEXTS[language].steps.flatMap((step, index) => [
      number(index + 1, 490, 60 + index * 64),
      ...step
        .split(/(?<=mit|with) /)
        .map((part, row) => words(part, 516, 66 + index * 64 + row * 24, { size: 20 })),
    ]),
  ]);
}

export const volcanoPictures = {
  'example-1-book': book,
  'example-2-outlines': outlines,
  'example-3-sheet': finished,
  'example-4-relief': relief,
  key,
  'reading-order': readingOrder,
};
