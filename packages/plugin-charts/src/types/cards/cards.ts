import type { ImageDescription } from '@tastwerk/editor-core';
import { z } from 'zod';
import { Drawing } from '../../figures/drawing.js';
import { brokenTexts, wordsOf } from '../../figures/words.js';
import { LINE_MM } from '../../sheet/draw.js';
import { baseFields, lineText } from '../../sheet/fields.js';
import type { ChartType, LaidOut, Sheet } from '../../sheet/sheet.js';

const cardsSchema = z.strictObject({
  type: z.literal('cards'),
  ...baseFields,
  /** What stands on each card. */
  cards: z.array(lineText).min(1).max(60).default(['A']),
  /** Least width and height of a card in mm; cards are as large as the longest needs. */
  widthMm: z.number().min(30).max(180).default(60),
  heightMm: z.number().min(25).max(180).default(40),
  /** Whether cards are cut out along dashed lines; else each has a frame of its own. */
  hasCutLines: z.boolean().default(false),
});

/** Cards with words, for games and exercises. */
export type CardsSpec = z.infer<typeof cardsSchema>;

/** From the edge of a card to its words, in mm. */
const PAD_MM = 6;
/** Between cards with frames, in mm: room for scissors. */
const BETWEEN_MM = 7;

function layOut({ cards, widthMm, heightMm, hasCutLines }: CardsSpec, sheet: Sheet): LaidOut {
  const { area } = sheet;
  const drawing = new Drawing(sheet);
  const between = hasCutLines ? 0 : BETWEEN_MM;
  const words = cards.map((text) => wordsOf(sheet, { text }, widthMm - 2 * PAD_MM));
  const width = Math.max(widthMm, ...words.map((one) => one.width + 2 * PAD_MM));
  const height = Math.max(heightMm, ...words.map((one) => one.height + 2 * PAD_MM));
  const columns = Math.max(1, Math.floor((area.width - 2 + between) / (width + between)));
  const rows = Math.floor((area.height - 2 + between) / (height + between));
  const fitting = columns * rows;
  if (fitting < cards.length || width > area.width - 2)
    drawing.note('figure-too-many-cards', { count: cards.length, fitting }, true);
  const used = Math.min(columns, cards.length);
  const left = area.x + (area.width - used * (width + between) + between) / 2;
  const shown = words.slice(0, fitting);
  const lines = Math.ceil(shown.length / columns);
  shown.forEach((one, index) => {
    const x = left + (index % columns) * (width + between);
    const y = area.y + 1 + Math.floor(index / columns) * (height + between);
    if (!hasCutLines) drawing.rect(`card ${index}`, { x, y, width, height }, { borderWidth: LINE_MM.axis });
    drawing.put(`words ${index}`, one, {
      x: x + width / 2,
      y: y + (height - one.height) / 2,
      align: 'center',
    });
  });
  if (hasCutLines && shown.length > 0) {
    const look = { borderStyle: 'dashed', borderWidth: LINE_MM.axis } as const;
    const bottom = area.y + 1 + lines * height;
    for (let column = 0; column <= used; column += 1) {
      const x = left + column * width;
      drawing.line(`cut column ${column}`, { x, y: area.y + 1 }, { x, y: bottom }, look);
    }
    for (let row = 0; row <= lines; row += 1) {
      const y = area.y + 1 + row * height;
      drawing.line(`cut row ${row}`, { x: left, y }, { x: left + used * width, y }, look);
    }
  }
  return { objects: drawing.objects(), textures: [], strokes: [], notes: drawing.notes };
}

function describe({ language, title, cards, hasCutLines }: CardsSpec): ImageDescription {
  const kind = language === 'de' ? 'Karten' : 'Cards';
  const cut =
    language === 'de'
      ? 'zum Ausschneiden entlang der gestrichelten Linien'
      : 'to cut out along the dashed lines';
  const count = language === 'de' ? `${cards.length} Karten` : `${cards.length} cards`;
  return {
    type: kind,
    summary: `${title === '' ? kind : title}: ${count}${hasCutLines ? ` ${cut}` : ''}.`,
    details: cards.join('\n'),
  };
}

/** Cards. */
export const cards: ChartType<CardsSpec> = {
  schema: cardsSchema,
  sample: (language) => ({
    type: 'cards',
    title: language === 'de' ? 'Wortkarten' : 'Word cards',
    language,
    cards:
      language === 'de'
        ? ['Hund', 'Katze', 'Maus', 'Pferd', 'Vogel', 'Fisch']
        : ['dog', 'cat', 'mouse', 'horse', 'bird', 'fish'],
    widthMm: 60,
    heightMm: 40,
    hasCutLines: true,
  }),
  paper: () => 'portrait',
  texts: (spec) => brokenTexts(spec.cards),
  layOut,
  describe,
};
