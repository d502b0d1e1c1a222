import type { ImageDescription } from '@tastwerk/editor-core';
import type { Point } from '@tastwerk/editor-core/geometry';
import { z } from 'zod';
import { Drawing } from '../../figures/drawing.js';
import { brokenTexts, type Words, wordsOf } from '../../figures/words.js';
import { abbreviate } from '../../sheet/abbreviations.js';
import type { LabelText } from '../../sheet/draw.js';
import { baseFields, lineText } from '../../sheet/fields.js';
import type { ChartType, LaidOut, Sheet } from '../../sheet/sheet.js';
import { filled } from '../../texts/filled.js';

const tableSchema = z.strictObject({
  type: z.literal('table'),
  ...baseFields,
  /** Rows of cells; rows may be of different lengths. */
  rows: z.array(z.array(lineText).min(1).max(12)).min(1).max(40),
  /** Whether the first row, or the first column, says what the others are: a wider line parts it from them. */
  hasHeadRow: z.boolean().default(true),
  hasHeadColumn: z.boolean().default(false),
  /** Lines between all cells, at the head alone, or none. */
  rules: z.enum(['all', 'head', 'none']).default('all'),
});

/** A table of texts. */
export type TableSpec = z.infer<typeof tableSchema>;

/** From a rule to the dots beside it, to the print below it, and to the dots above it, in mm; half the wider rule is counted. */
const BESIDE_MM = 4.3;
const BELOW_MM = 2;
const ABOVE_MM = 4.1;
/** Between columns without rules: two blank cells, in mm. */
const BLANK_MM = 12;
/** Widths of the rules in mm. */
const RULE_MM = 1;
const HEAD_MM = 1.5;

/** A table as it has room: its words, and how wide columns and how high rows are. */
interface Fitted {
  readonly words: readonly (readonly Words[])[];
  readonly widths: readonly number[];
  readonly heights: readonly number[];
  /** How far formulas of each row reach above its lines. */
  readonly excesses: readonly number[];
}

const sum = (lengths: readonly number[]): number => lengths.reduce((all, length) => all + length, 0);

const columnsOf = ({ rows }: TableSpec): number => Math.max(...rows.map((row) => row.length));

/** The heads that a rule parts from others: an only row or column is none. */
const headsOf = (spec: TableSpec) => ({
  hasHeadRow: spec.hasHeadRow && spec.rows.length > 1,
  hasHeadColumn: spec.hasHeadColumn && columnsOf(spec) > 1,
});

/** Breaks a text, or its abbreviation, into lines of at most `mostMm`. */
type Breaker = (label: LabelText, mostMm: number) => Words;

/** Breaks each text once for each width: most cells stay as they are while others are shortened. */
function breakerOf(sheet: Sheet): Breaker {
  const known = new Map<number, Map<string, Words>>();
  return (label, mostMm) => {
    const words = known.get(mostMm) ?? new Map<string, Words>();
    known.set(mostMm, words);
    const key = `${label.text}\n${label.abbreviation ?? ''}`;
    const found = words.get(key) ?? wordsOf(sheet, label, mostMm);
    words.set(key, found);
    return found;
  };
}

/** The abbreviations of the words in the columns `short`. */
function abbreviationsOf({ rows }: TableSpec, short: ReadonlySet<number>): ReadonlyMap<string, string> {
  const long = rows.flatMap((row) => row.filter((text, column) => short.has(column) && isWord(text)));
  const names = [...new Set(long)];
  return new Map(abbreviate(names).map((abbreviation, index) => [names[index] ?? '', abbreviation]));
}

/** The cells of `spec` with each column no wider than `mostMm`, texts of `abbreviated` as their abbreviations. */
function fitted(
  spec: TableSpec,
  broken: Breaker,
  abbreviated: ReadonlyMap<string, string>,
  mostMm: number,
): Fitted {
  const columns = columnsOf(spec);
  const { hasHeadRow } = headsOf(spec);
  const words = spec.rows.map((row) =>
    Array.from({ length: columns }, (_, column) => {
      const text = row[column] ?? '';
      // A text that is shortened in one column is shortened in all.
      const abbreviation = abbreviated.get(text);
      return broken(abbreviation === undefined ? { text } : { text, abbreviation }, mostMm);
    }),
  );
  const excesses = words.map((row) => Math.max(...row.map(({ excessMm }) => excessMm)));
  const beside = spec.rules === 'all' ? 2 * BESIDE_MM : BLANK_MM;
  const between = spec.rules === 'all' ? BELOW_MM + ABOVE_MM : 1.5;
  return {
    words,
    widths: Array.from(
      { length: columns },
      (_, column) => Math.max(...words.map((row) => row[column]?.width ?? 0), 6) + beside,
    ),
    heights: words.map(
      (row, index) =>
        Math.max(...row.map(({ height }) => height)) +
        (excesses[index] ?? 0) +
        (spec.rules === 'head' && index === 0 && hasHeadRow ? BELOW_MM + ABOVE_MM : between),
    ),
    excesses,
  };
}

/** Whether a text may be shortened: words of more than three letters; numbers are not. */
const isWord = (text: string): boolean => /\p{L}{4}/u.test(text);

/** Widths in mm at which cells break into lines, widest first. */
const WIDTHS_MM = [Infinity, 80, 60, 45] as const;

/** The table as it fits: as it is, with cells in lines, with the widest columns shortened one by one. */
function fit(spec: TableSpec, sheet: Sheet): { readonly table: Fitted; readonly hasRoom: boolean } {
  const { width, height } = sheet.area;
  const hasRoom = ({ widths, heights }: Fitted) =>
    sum(widths) + HEAD_MM <= width && sum(heights) + HEAD_MM <= height;
  const short = new Set<number>();
  const broken = breakerOf(sheet);
  let last = fitted(spec, broken, new Map(), Infinity);
  for (let round = 0; round <= last.widths.length; round += 1) {
    const abbreviated = abbreviationsOf(spec, short);
    for (const mostMm of WIDTHS_MM) {
      last = fitted(spec, broken, abbreviated, mostMm);
      if (hasRoom(last)) return { table: last, hasRoom: true };
    }
    const { words } = last;
    const longest = (column: number) =>
      Math.max(
        0,
        ...words.map((row, index) =>
          isWord(spec.rows[index]?.[column] ?? '') && !short.has(column) ? (row[column]?.width ?? 0) : 0,
        ),
      );
    const columns = last.widths.map((_, column) => column).toSorted((a, b) => longest(b) - longest(a));
    const [widest] = columns;
    if (widest === undefined || longest(widest) === 0) break;
    short.add(widest);
  }
  return { table: last, hasRoom: false };
}

function layOut(spec: TableSpec, sheet: Sheet): LaidOut {
  const drawing = new Drawing(sheet);
  const { table, hasRoom } = fit(spec, sheet);
  if (!hasRoom) drawing.note('figure-too-small', {}, true);
  const { words, widths, heights, excesses } = table;
  const isRuled = spec.rules === 'all';
  const left = sheet.area.x + HEAD_MM / 2;
  const top = sheet.area.y + HEAD_MM / 2;
  const xs = widths.map((_, column) => left + sum(widths.slice(0, column)));
  const ys = heights.map((_, row) => top + sum(heights.slice(0, row)));
  const [right, bottom] = [left + sum(widths), top + sum(heights)];
  const draw = (role: string, isHead: boolean, from: Point, to: Point): void => {
    if (!isRuled && !(spec.rules === 'head' && isHead)) return;
    drawing.line(role, from, to, { borderWidth: isHead ? HEAD_MM : RULE_MM });
  };
  const { hasHeadRow, hasHeadColumn } = headsOf(spec);
  // Where it stands alone the rule of the head lies in the middle of the blank between columns, and between the dots above and the print below.
  [...xs, right].forEach((x, index) => {
    const at = isRuled ? x : x - BLANK_MM / 2;
    draw(`rule column ${index}`, hasHeadColumn && index === 1, { x: at, y: top }, { x: at, y: bottom });
  });
  [...ys, bottom].forEach((y, index) => {
    const at = isRuled ? y : y - BELOW_MM;
    draw(`rule row ${index}`, hasHeadRow && index === 1, { x: left, y: at }, { x: right, y: at });
  });
  words.forEach((row, rowIndex) =>
    row.forEach((cell, column) => {
      if (cell.label.text.trim() === '') return;
      const x = (xs[column] ?? 0) + (isRuled ? BESIDE_MM : 0);
      drawing.put(`cell ${rowIndex} ${column}`, cell, {
        x,
        y: (ys[rowIndex] ?? 0) + (isRuled ? BELOW_MM : 0) + (excesses[rowIndex] ?? 0),
        align: 'left',
      });
    }),
  );
  return { objects: drawing.objects(), textures: [], strokes: [], notes: drawing.notes };
}

const SIZE = {
  de: '{rows} {rows|Zeile|Zeilen}, {columns} {columns|Spalte|Spalten}',
  en: '{rows} {rows|row|rows}, {columns} {columns|column|columns}',
} as const;

function describe(spec: TableSpec): ImageDescription {
  const { language, title, rows } = spec;
  const columns = columnsOf(spec);
  const kind = language === 'de' ? 'Tabelle' : 'Table';
  const size = filled(SIZE[language], { rows: rows.length, columns });
  return {
    type: kind,
    summary: `${title === '' ? kind : title}: ${size}.`,
    details: rows.map((row) => row.map((text) => (text.trim() === '' ? '–' : text)).join('; ')).join('\n'),
  };
}

/** A table with braille in its cells. */
export const table: ChartType<TableSpec> = {
  schema: tableSchema,
  sample: (language) => ({
    type: 'table',
    title: language === 'de' ? 'Die größten Planeten' : 'The largest planets',
    language,
    rows:
      language === 'de'
        ? [
            ['Planet', 'Durchmesser', 'Monde'],
            ['Jupiter', '142984 km', '95'],
            ['Saturn', '120536 km', '146'],
            ['Uranus', '51118 km', '28'],
          ]
        : [
            ['planet', 'diameter', 'moons'],
            ['Jupiter', '142984 km', '95'],
            ['Saturn', '120536 km', '146'],
            ['Uranus', '51118 km', '28'],
          ],
    hasHeadRow: true,
    hasHeadColumn: false,
    rules: 'all',
  }),
  paper: (spec) => (columnsOf(spec) > 4 ? 'landscape' : 'portrait'),
  texts: ({ rows }) => {
    const texts = rows.flat();
    // Whole cells first: a large table has more words than a chart keeps.
    return [...texts, ...abbreviate([...new Set(texts.filter(isWord))]), ...brokenTexts(texts)];
  },
  layOut,
  describe,
};
