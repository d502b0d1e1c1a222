import { cellsWidthMm } from '@tastwerk/editor-core/scene';
import { LABEL_HEIGHT_MM, labelSize } from './draw.js';
import type { ChartLanguage, ChartNote, Sheet } from './sheet.js';
import { type AxisUnit, inUnit, unitOf } from './units.js';
import { note } from '../texts/notes.js';

/** One series of a table. */
export interface Series {
  readonly name: string;
  readonly values: readonly (number | null)[];
}

/** Series with their numbers in the unit of the axis. */
export interface ScaledSeries {
  readonly unit: AxisUnit;
  readonly series: readonly Series[];
}

/** `series` with a value for each of `rows` rows, in the unit in which their axis is written. */
export function scaledSeries(series: readonly Series[], rows: number, language: ChartLanguage): ScaledSeries {
  const unit = unitOf(
    series.flatMap(({ values }) => values.slice(0, rows)),
    language,
  );
  return {
    unit,
    series: series.map(({ name, values }, index) => ({
      name: name === '' ? seriesName(index, language) : name,
      values: Array.from({ length: rows }, (_, row) => {
        const value = values[row] ?? null;
        return value === null ? null : inUnit(value, unit);
      }),
    })),
  };
}

/** What a series without a name is called. */
export const seriesName = (index: number, language: ChartLanguage): string =>
  `${language === 'de' ? 'Reihe' : 'Series'} ${index + 1}`;

/** `series` with a name for each; the only one needs none. */
export const namedSeries = <S extends { readonly name: string }>(
  series: readonly S[],
  language: ChartLanguage,
): readonly S[] =>
  series.length === 1
    ? series
    : series.map((own, index) => (own.name === '' ? { ...own, name: seriesName(index, language) } : own));

/** A note about values that are missing in `series`. */
export function missingNotes(series: readonly Series[]): readonly ChartNote[] {
  const count = series.reduce((sum, { values }) => sum + values.filter((value) => value === null).length, 0);
  return count === 0 ? [] : [note('missingValues', { count })];
}

/** Height in mm of a page that its title, the heading of the legend and their gaps take: see `makeSheet`. */
const LEGEND_HEAD_MM = 50;
/** Between entries below each other and beside each other, in mm, and the height of a sample of a texture with its gap: as the legend of a page has them. */
const LEGEND_MM = { row: LABEL_HEIGHT_MM + 3, column: 8, sample: 27, leastColumn: 28 } as const;
/** Cells of the longest abbreviation with its gap. */
const ABBREVIATION_CELLS = 5;

/** How many of the abbreviations of `names` the legend of a page holds beside `samples` textures or lines. */
export function legendRoom(sheet: Sheet, names: readonly string[], samples: number): number {
  const { area } = sheet;
  const heightMm = area.y + area.height - LEGEND_HEAD_MM;
  const widestMm = names.reduce((most, name) => Math.max(most, labelSize(sheet, name).width), 0);
  const itemMm = Math.max(LEGEND_MM.leastColumn, cellsWidthMm(ABBREVIATION_CELLS) + widestMm);
  const columns = Math.max(1, Math.floor((area.width + LEGEND_MM.column) / (itemMm + LEGEND_MM.column)));
  const lines = itemMm <= area.width ? 1 : Math.ceil(itemMm / (area.width / 2));
  const free = columns * (heightMm - LEGEND_MM.row) - samples * LEGEND_MM.sample;
  return Math.max(0, Math.floor(free / (LEGEND_MM.row + (lines - 1) * 16)));
}
