/** Pictures of guideline values: what is too close, too thin, too alike, and what is not. */
import { drawnDocument } from '../../samples/make/builder.mjs';
import { pictureOf, printed, swollen, words } from './compose.mjs';

/** Narrow enough that the words can still be read where a phone shows the picture smaller. */
const WIDTH = 480;
const PX_PER_MM = 3;
/** Left column with what the rows are. */
const ASIDE = 80;
/** Mean width of a letter of captions in px. */
const LETTER = 7.8;

/** A page without words of its own on which `objectsOf` draws; pictures show a part of it. */
const drawing = (slug, objectsOf, rest = {}) =>
  drawnDocument({
    slug,
    title: slug,
    tags: [],
    category: 'other',
    type: slug,
    summary: slug,
    details: slug,
    pages: [objectsOf],
    ...rest,
  });

const number = (value, language) => String(value).replace('.', language === 'de' ? ',' : '.');

/** `text` in lines of at most `letters` letters. */
function linesOf(text, letters) {
  const lines = [''];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (longer.length > letters && lines.at(-1) !== '') lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** Columns side by side, each printed above and swollen below, with a heading and a verdict. */
async function columns(document, crops, captions, language) {
  const across = (WIDTH - ASIDE) / crops.length;
  const height = crops[0].height * PX_PER_MM;
  const verdicts = captions.map(([, verdict]) => linesOf(verdict, (across - 6) / LETTER));
  const rows = Math.max(...verdicts.map((lines) => lines.length));
  const parts = [
    words({ de: 'gedruckt', en: 'printed' }[language], 6, 45 + height / 2, { size: 15 }),
    words({ de: 'erhitzt', en: 'heated' }[language], 6, 60 + height * 1.5, { size: 15 }),
  ];
  for (const [index, crop] of crops.entries()) {
    const middle = ASIDE + (index + 0.5) * across;
    const x = middle - (crop.width * PX_PER_MM) / 2;
    parts.push(
      words(captions[index][0], middle, 26, { anchor: 'middle', weight: 2 }),
      await printed(document, crop, { x, y: 40, pxPerMm: PX_PER_MM }),
      await swollen(document, crop, { x, y: 55 + height, pxPerMm: PX_PER_MM }),
      ...verdicts[index].map((line, row) =>
        words(line, middle, 80 + 2 * height + row * 19, { anchor: 'middle', size: 15 }),
      ),
    );
  }
  return pictureOf(WIDTH, 74 + 2 * height + rows * 19, parts);
}

const TOP = 60;

const lineGaps = (language) => {
  const width = 1.5;
  const gaps = [2, 3, 6];
  const document = drawing('line-gaps', ({ line }) =>
    gaps.flatMap((gap, index) =>
      [0, gap + width].map((down) => {
        const [x, y] = [15 + index * 50, TOP + 6 + down];
        return line(
          [
            [x, y],
            [x + 34, y],
          ],
          { width },
        );
      }),
    ),
  );
  const crops = gaps.map((_, index) => ({ x: 12 + index * 50, y: TOP, width: 40, height: 20 }));
  const verdicts = {
    de: ['fühlt sich wie eine Linie an', 'das Mindeste', 'gut zu trennen'],
    en: ['feels like one line', 'the minimum', 'easy to tell apart'],
  }[language];
  return columns(
    document,
    crops,
    gaps.map((gap, index) => [`${gap} mm`, verdicts[index]]),
    language,
  );
};

const lineWidths = (language) => {
  const widths = [0.5, 1, 1.5, 2.5];
  const document = drawing('line-widths', ({ line }) =>
    widths.map((width, index) => {
      const x = 12 + index * 36;
      return line(
        [
          [x, TOP + 12],
          [x + 28, TOP + 2],
        ],
        { width },
      );
    }),
  );
  const crops = widths.map((_, index) => ({ x: 10 + index * 36, y: TOP - 2, width: 32, height: 18 }));
  const verdicts = {
    de: ['kaum zu fühlen', 'Nebenlinie', 'Umriss', 'Hauptlinie'],
    en: ['hard to feel', 'minor line', 'outline', 'main line'],
  }[language];
  return columns(
    document,
    crops,
    widths.map((width, index) => [`${number(width, language)} mm`, verdicts[index]]),
    language,
  );
};

const crossing = (language) => {
  const cross = (line, x, isCut) => [
    line(
      [
        [x, TOP + 15],
        [x + 40, TOP + 15],
      ],
      { width: 2 },
    ),
    ...(isCut
      ? [
          [TOP, TOP + 12.5],
          [TOP + 17.5, TOP + 30],
        ]
      : [[TOP, TOP + 30]]
    ).map(([from, to]) =>
      line(
        [
          [x + 20, from],
          [x + 20, to],
        ],
        { width: 1 },
      ),
    ),
  ];
  const document = drawing('crossing', ({ line }) => [...cross(line, 20, false), ...cross(line, 90, true)]);
  const crops = [18, 88].map((x) => ({ x, y: TOP - 1, width: 44, height: 32 }));
  const captions = {
    de: [
      ['ohne Lücke', 'Welche Linie geht weiter?'],
      ['mit Lücke', 'Die breite Linie geht durch.'],
    ],
    en: [
      ['without a gap', 'Which line goes on?'],
      ['with a gap', 'The wide line goes through.'],
    ],
  }[language];
  return columns(document, crops, captions, language);
};

const pairs = (slug, sides, captionsOf, options = {}) => {
  const document = drawing(slug, ({ rect }) =>
    sides.flatMap(([left, right], index) =>
      [left, right].map(([texture, more = {}], side) =>
        rect(20 + index * 75 + side * 28, TOP, 28, 28, { texture, fill: 'none', ...options, ...more }),
      ),
    ),
  );
  const crops = sides.map((_, index) => ({ x: 17 + index * 75, y: TOP - 3, width: 62, height: 34 }));
  return (language) => columns(document, crops, captionsOf[language], language);
};

const texturePairs = pairs(
  'texture-pairs',
  [
    [['diagonal_lines'], ['diagonal_lines_wide']],
    [['diagonal_lines'], ['dotted']],
  ],
  {
    de: [
      ['zwei Schraffuren', 'kaum zu unterscheiden'],
      ['Schraffur und Punkte', 'gut zu unterscheiden'],
    ],
    en: [
      ['two hatchings', 'hard to tell apart'],
      ['hatching and dots', 'easy to tell apart'],
    ],
  },
);

const textureStrip = (language) => {
  const document = drawing('texture-strip', ({ rect }) =>
    [0, 2].map((offset, index) =>
      rect(20 + index * 75, TOP, 48, 28, { texture: 'vertical_lines', fill: 'none', offset }),
    ),
  );
  const crops = [17, 92].map((x) => ({ x, y: TOP - 3, width: 54, height: 34 }));
  const captions = {
    de: [
      ['ohne Abstand', 'Der Rand geht in der Textur unter.'],
      ['mit 2 mm Abstand', 'erst der Rand, dann die Fläche'],
    ],
    en: [
      ['without a strip', 'The border is lost in the texture.'],
      ['with a strip of 2 mm', 'first the border, then the area'],
    ],
  }[language];
  return columns(document, crops, captions, language);
};

const heights = (language) => {
  const fills = [
    { texture: 'fill', offset: 0 },
    { texture: 'medium', offset: 0 },
    { fill: 'yellow', texture: null },
  ];
  const document = drawing('heights', ({ rect }) =>
    fills.map((fill, index) => rect(20 + index * 50, TOP, 30, 22, { border: false, ...fill })),
  );
  const crops = fills.map((_, index) => ({ x: 16 + index * 50, y: TOP - 4, width: 38, height: 30 }));
  const captions = {
    de: [
      ['Schwarz', 'quillt ganz auf'],
      ['mittleres Grau', 'quillt halb so hoch auf'],
      ['Farbe', 'bleibt flach'],
    ],
    en: [
      ['black', 'swells fully'],
      ['medium grey', 'swells half as high'],
      ['colour', 'stays flat'],
    ],
  }[language];
  return columns(document, crops, captions, language);
};

const labelDistance = (language) => {
  const text = { de: 'See', en: 'lake' }[language];
  const gaps = [0.5, 4];
  const document = drawing(
    `label-distance-${language}`,
    ({ ellipse, label }) =>
      gaps.flatMap((gap, index) => {
        const x = 36 + index * 75;
        return [
          ellipse(x, TOP + 12, 13, 11, { texture: 'horizontal_lines', fill: 'none' }),
          label(text, x + 13.75 + gap, TOP + 4, { cells: 5 }),
        ];
      }),
    { language },
  );
  const crops = [20, 95].map((x) => ({ x, y: TOP - 2, width: 64, height: 28 }));
  const captions = {
    de: [
      ['zu nah', 'Punkte und Rand verschmelzen.'],
      ['4 mm Abstand', 'frei und doch zugehörig'],
    ],
    en: [
      ['too close', 'Dots and border run together.'],
      ['4 mm away', 'free, and still belonging to it'],
    ],
  }[language];
  return columns(document, crops, captions, language);
};

export const guidelines = {
  'line-gaps': lineGaps,
  'line-widths': lineWidths,
  crossing,
  'texture-pairs': texturePairs,
  'texture-strip': textureStrip,
  heights,
  'label-distance': labelDistance,
};
