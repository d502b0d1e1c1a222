import type { ImageDescription, PageObject } from '@tastwerk/editor-core';
import type { Box, Point } from '@tastwerk/editor-core/geometry';
import { POINT_SYMBOLS, type PointSymbol } from '@tastwerk/editor-core/objects';
import { z } from 'zod';
import { drawBlock, partsOf, type TextBlock, textBreaker } from '../../outline/text-block.js';
import { drawLine, drawPath, drawSymbol, LINE_MM } from '../../sheet/draw.js';
import { baseFields, lineText } from '../../sheet/fields.js';
import type { ChartLanguage, ChartType, LaidOut, Sheet } from '../../sheet/sheet.js';
import { symbolRows } from './symbol-rows.js';

const cardSchema = z.strictObject({
  /** Print with its braille; empty for none. */
  text: lineText.default(''),
  /** Symbols below the text; 0 for none. */
  count: z.number().int().min(0).max(20).default(0),
});

const cardsSchema = z.strictObject({
  type: z.literal('cards'),
  ...baseFields,
  items: z.array(cardSchema).min(1).max(60),
  symbol: z.enum(POINT_SYMBOLS).default('disc'),
  /** Cards beside each other; null for as many as suit the paper. */
  columns: z.number().int().min(1).max(8).nullable().default(null),
  /** Whether the upper right corner is cut off, so that a finger finds the top. */
  hasCutCorner: z.boolean().default(true),
  /** Whether lines to cut along are drawn between the cards. */
  hasCutLines: z.boolean().default(true),
});

/** Cards to cut out. */
export type CardsSpec = z.infer<typeof cardsSchema>;

/** Between the frames of cards, with a line to cut along in the middle, 6 mm off both (TU Dresden TL_A), and without. */
const BETWEEN_MM = { cut: 14, plain: 8 } as const;
/** A card is not larger than this, in mm: a hand covers it. */
const MOST_MM = { width: 92, height: 76 } as const;
/** From the middle of a frame to what lies in it: 3 mm free, and half the frame; a text has its print above. */
const PAD_MM = { side: 4.5, above: 3, below: 4.5 } as const;
/** How much of the upper right corner is cut off, and what a text keeps from there along both sides, in mm. */
const CORNER = { sideMm: 9, clearMm: 6 } as const;
/** Distance of symbols from middle to middle: 8 mm wide, 4 mm free; a ring and a star are wider. */
const PITCH_MM = 14;
const SYMBOL_MM = 9.6;
/** Between a text and the symbols below it, in mm. */
const TEXT_GAP_MM = 5;
/** Widths in mm at which texts break, tried one after the other. */
const WIDTHS_MM = [84, 66, 54, 42, 34, 26, 20] as const;

/** What a card shows, with the room that it takes. */
interface Content {
  readonly text: TextBlock | undefined;
  readonly rows: readonly number[];
  readonly width: number;
  readonly height: number;
}

function contentOf(text: TextBlock | undefined, count: number): Content {
  const rows = count === 0 ? [] : symbolRows(count);
  const symbols = {
    width: count === 0 ? 0 : (Math.max(...rows) - 1) * PITCH_MM + SYMBOL_MM,
    height: count === 0 ? 0 : (rows.length - 1) * PITCH_MM + SYMBOL_MM,
  };
  const gap = text && count > 0 ? TEXT_GAP_MM : 0;
  return {
    text,
    rows,
    width: Math.max(text?.width ?? 0, symbols.width),
    height: (text?.height ?? 0) + gap + symbols.height,
  };
}

/** A grid of cards on the sheet. */
interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  readonly contents: readonly Content[];
}

/** Whether `content` lies inside a card of these sides, clear of the cut corner. */
function holds(width: number, height: number, content: Content, hasCutCorner: boolean): boolean {
  const [freeX, freeY] = [width - content.width, height - content.height];
  const isInside = freeX >= 2 * PAD_MM.side && freeY >= PAD_MM.above + PAD_MM.below;
  return isInside && (!hasCutCorner || freeX / 2 + freeY / 2 >= CORNER.sideMm + CORNER.clearMm);
}

/** Room across for what is drawn around the cards, in mm: cut lines half the way to the next card, or the frames themselves. */
const outlineRoom = ({ hasCutLines }: CardsSpec, between: number): number =>
  hasCutLines ? between + LINE_MM.help : LINE_MM.data;

/** The grid with the largest cards that hold all; undefined where there is none with all cards on the sheet. */
function gridFor(
  spec: CardsSpec,
  sheet: Sheet,
  contentsAt: (mostMm: number) => readonly Content[],
): Grid | undefined {
  const { items, columns: wished, hasCutLines } = spec;
  const between = hasCutLines ? BETWEEN_MM.cut : BETWEEN_MM.plain;
  const sides = outlineRoom(spec, between);
  let best: Grid | undefined;
  for (const columns of wished === null ? [1, 2, 3, 4, 5, 6, 7, 8] : [wished]) {
    const rows = Math.ceil(items.length / columns);
    const width = Math.min(MOST_MM.width, (sheet.area.width - sides - (columns - 1) * between) / columns);
    const height = Math.min(MOST_MM.height, (sheet.area.height - sides - (rows - 1) * between) / rows);
    const contents = WIDTHS_MM.map(contentsAt).find((all) =>
      all.every((content) => holds(width, height, content, spec.hasCutCorner)),
    );
    if (!contents || (best && best.width * best.height >= width * height)) continue;
    best = { columns, rows, width, height, contents };
  }
  return best;
}

/** The smallest cards that hold their contents, as many as have room. */
function crowdedGrid(
  spec: CardsSpec,
  sheet: Sheet,
  contentsAt: (mostMm: number) => readonly Content[],
): Grid {
  const between = spec.hasCutLines ? BETWEEN_MM.cut : BETWEEN_MM.plain;
  const sides = outlineRoom(spec, between);
  const grids = WIDTHS_MM.map((mostMm): Grid => {
    const contents = contentsAt(mostMm);
    const corner = spec.hasCutCorner ? CORNER.sideMm + CORNER.clearMm : 0;
    const width = Math.max(...contents.map((content) => content.width)) + 2 * PAD_MM.side;
    const height =
      Math.max(...contents.map((content) => content.height)) +
      Math.max(PAD_MM.above + PAD_MM.below, 2 * corner - 2 * PAD_MM.side);
    const columns = Math.floor((sheet.area.width - sides + between) / (width + between));
    const rows = Math.floor((sheet.area.height - sides + between) / (height + between));
    return { columns: Math.min(spec.columns ?? columns, columns), rows, width, height, contents };
  });
  const countOf = ({ columns, rows }: Grid) => Math.max(0, columns) * Math.max(0, rows);
  const [first, ...others] = grids;
  const none: Grid = { columns: 0, rows: 0, width: 0, height: 0, contents: [] };
  return others.reduce((best, grid) => (countOf(grid) > countOf(best) ? grid : best), first ?? none);
}

function drawCard(
  sheet: Sheet,
  spec: CardsSpec,
  content: Content,
  box: Box,
  index: number,
): readonly PageObject[] {
  const { x, y, width, height } = box;
  const [right, bottom] = [x + width, y + height];
  const cut = spec.hasCutCorner ? CORNER.sideMm : 0;
  const look = { borderWidth: LINE_MM.data, moniker: `${index + 1}` };
  const frame = spec.hasCutCorner
    ? drawPath(
        sheet,
        `card ${index}`,
        [
          { x, y },
          { x: right - cut, y },
          { x: right, y: y + cut },
          { x: right, y: bottom },
          { x, y: bottom },
        ],
        { ...look, closed: true },
      )
    : sheet.kinds.create('rect', { uuid: sheet.id(`card ${index}`), ...box, ...look });
  const middle = x + width / 2;
  const free = height - content.height - PAD_MM.above - PAD_MM.below;
  const top = y + PAD_MM.above + free / 2;
  const text = content.text
    ? [drawBlock(sheet, `text ${index}`, content.text, { x: middle, y: top, align: 'center' })]
    : [];
  const symbolsTop = top + (content.text ? content.text.height + TEXT_GAP_MM : 0) + SYMBOL_MM / 2;
  const symbols = content.rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, column) => {
      const at: Point = { x: middle + (column - (count - 1) / 2) * PITCH_MM, y: symbolsTop + row * PITCH_MM };
      return drawSymbol(sheet, `symbol ${index} ${row} ${column}`, spec.symbol, at);
    }),
  );
  return [frame, ...text, ...symbols];
}

/** Lines between the cards and around them. */
function cutLines(sheet: Sheet, { columns, rows, width, height }: Grid, at: Point): readonly PageObject[] {
  const between = BETWEEN_MM.cut;
  const look = { borderWidth: LINE_MM.help, borderStyle: 'dashed' } as const;
  const [left, top] = [at.x - between / 2, at.y - between / 2];
  const [right, bottom] = [left + columns * (width + between), top + rows * (height + between)];
  const upright = Array.from({ length: columns + 1 }, (_, index) => {
    const x = left + index * (width + between);
    return drawLine(sheet, `cut x ${index}`, { x, y: top }, { x, y: bottom }, look);
  });
  const level = Array.from({ length: rows + 1 }, (_, index) => {
    const y = top + index * (height + between);
    return drawLine(sheet, `cut y ${index}`, { x: left, y }, { x: right, y }, look);
  });
  return [...upright, ...level];
}

function layOut(spec: CardsSpec, sheet: Sheet): LaidOut {
  const { items, hasCutLines } = spec;
  const broken = textBreaker(sheet, partsOf(items.map(({ text }) => text)));
  const known = new Map<number, readonly Content[]>();
  const contentsAt = (mostMm: number): readonly Content[] => {
    const all = known.get(mostMm) ?? contentsFor(mostMm);
    known.set(mostMm, all);
    return all;
  };
  const contentsFor = (mostMm: number) =>
    items.map(({ text, count }) => contentOf(text === '' ? undefined : broken({ text }, mostMm), count));
  const found = gridFor(spec, sheet, contentsAt);
  const grid = found ?? crowdedGrid(spec, sheet, contentsAt);
  const between = hasCutLines ? BETWEEN_MM.cut : BETWEEN_MM.plain;
  const { columns, rows, width, height } = grid;
  const shown = Math.min(items.length, Math.max(0, columns) * Math.max(0, rows));
  const used = { ...grid, rows: Math.ceil(shown / Math.max(1, columns)) };
  const all = columns * (width + between) - between;
  const at = {
    x: sheet.area.x + (sheet.area.width - all) / 2,
    y: sheet.area.y + outlineRoom(spec, between) / 2,
  };
  const cards = grid.contents.slice(0, shown).flatMap((content, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    const box = { x: at.x + column * (width + between), y: at.y + row * (height + between), width, height };
    return drawCard(sheet, spec, content, box, index);
  });
  const lines = hasCutLines && shown > 0 ? cutLines(sheet, used, at) : [];
  return {
    objects: [...lines, ...cards],
    textures: [],
    strokes: [],
    notes:
      shown < items.length
        ? [{ code: 'cards-left-out', params: { shown, count: items.length }, isOpen: true }]
        : [],
  };
}

const SYMBOL_NAMES: Readonly<
  Record<ChartLanguage, Readonly<Record<PointSymbol, readonly [one: string, many: string]>>>
> = {
  de: {
    disc: ['Scheibe', 'Scheiben'],
    ring: ['Ring', 'Ringe'],
    square: ['Quadrat', 'Quadrate'],
    triangle: ['Dreieck', 'Dreiecke'],
    cross: ['Kreuz', 'Kreuze'],
    star: ['Stern', 'Sterne'],
  },
  en: {
    disc: ['disc', 'discs'],
    ring: ['ring', 'rings'],
    square: ['square', 'squares'],
    triangle: ['triangle', 'triangles'],
    cross: ['cross', 'crosses'],
    star: ['star', 'stars'],
  },
};

function describe(spec: CardsSpec): ImageDescription {
  const { language, title, items, symbol, hasCutCorner, hasCutLines } = spec;
  const isGerman = language === 'de';
  const [one, many] = SYMBOL_NAMES[language][symbol];
  const count = items.length;
  const cards = isGerman
    ? `${count} ${count === 1 ? 'Karte' : 'Karten'} zum Ausschneiden.`
    : `${count} ${count === 1 ? 'card' : 'cards'} to cut out.`;
  const lines = items.map(({ text, count: symbols }, index) => {
    const shown = [text, symbols === 0 ? '' : `${symbols} ${symbols === 1 ? one : many}`].filter(
      (part) => part !== '',
    );
    const words = shown.length === 0 ? (isGerman ? 'leer' : 'empty') : shown.join(', ');
    return `${isGerman ? 'Karte' : 'Card'} ${index + 1}: ${words}`;
  });
  return {
    type: isGerman ? 'Karten' : 'Cards',
    summary: title === '' ? cards : `${title}: ${cards}`,
    details: [
      isGerman
        ? 'Die Karten liegen in Zeilen, von links nach rechts gezählt. Jede hat einen Rahmen.'
        : 'The cards lie in rows, counted from left to right. Each has a frame.',
      ...(hasCutCorner
        ? [
            isGerman
              ? 'Die rechte obere Ecke jeder Karte ist abgeschrägt.'
              : 'The upper right corner of each card is cut off.',
          ]
        : []),
      ...(hasCutLines
        ? [
            isGerman
              ? 'Zwischen den Karten laufen gestrichelte Schnittlinien.'
              : 'Dashed lines to cut along run between the cards.',
          ]
        : []),
      ...lines,
    ].join('\n'),
  };
}

/** Cards with texts or symbols, to print and cut out. */
export const cards: ChartType<CardsSpec> = {
  schema: cardsSchema,
  sample: (language) => ({
    type: 'cards',
    title: language === 'de' ? 'Zahlen bis 6' : 'Numbers up to 6',
    language,
    items: [1, 2, 3, 4, 5, 6].flatMap((count) => [
      { text: '', count },
      { text: `${count}`, count: 0 },
    ]),
    symbol: 'disc',
    columns: null,
    hasCutCorner: true,
    hasCutLines: true,
  }),
  paper: () => 'portrait',
  texts: ({ items }) => [...partsOf(items.map(({ text }) => text))],
  layOut,
  describe,
};
