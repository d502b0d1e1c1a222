import type { PageObject } from '@tastwerk/editor-core';
import type { PointSymbol } from '@tastwerk/editor-core/objects';
import { DOTS_MIDDLE_MM, drawLabel, drawSymbol, LABEL_HEIGHT_MM, labelSize } from './draw.js';
import type { Sheet } from './sheet.js';

/** From a symbol to its name, in mm (TU Dresden BB_A: 3 to 6). */
const TO_NAME_MM = 4;
/** Between a name and the next symbol, in mm: two blank cells, so that a name is not read as that of the symbol after it. */
const BETWEEN_MM = 12;
/** Between rows, in mm. */
const BETWEEN_ROWS_MM = 3;
/** Half of the widest symbol, the star, in mm. */
export const HALF_SYMBOL_MM = 5;

/** A symbol and what it means. */
export interface SymbolEntry {
  readonly symbol: PointSymbol;
  readonly text: string;
}

/** The legend of point symbols inside a chart, above the plot, and the part of the sheet that is left below it. */
export interface SymbolLegend {
  readonly objects: readonly PageObject[];
  readonly rest: Sheet;
}

/** Draws what each of `entries` means at the top of `sheet`, as many beside each other as have room. */
export function drawSymbolLegend(sheet: Sheet, entries: readonly SymbolEntry[]): SymbolLegend {
  if (entries.length === 0) return { objects: [], rest: sheet };
  const { area } = sheet;
  const objects: PageObject[] = [];
  let x = area.x;
  let y = area.y;
  for (const [index, { symbol, text }] of entries.entries()) {
    const width = 2 * HALF_SYMBOL_MM + TO_NAME_MM + labelSize(sheet, text).width;
    if (x > area.x && x + width > area.x + area.width) {
      x = area.x;
      y += LABEL_HEIGHT_MM + BETWEEN_ROWS_MM;
    }
    // The symbol is level with the dots, so that a finger that reads the line meets it.
    const centre = { x: x + HALF_SYMBOL_MM, y: y + DOTS_MIDDLE_MM };
    objects.push(drawSymbol(sheet, `legend symbol ${index}`, symbol, centre));
    const at = { x: x + 2 * HALF_SYMBOL_MM + TO_NAME_MM, y, align: 'left' as const };
    objects.push(drawLabel(sheet, `legend name ${index}`, { text }, at));
    x += width + BETWEEN_MM;
  }
  const bottom = y + LABEL_HEIGHT_MM + 2 * BETWEEN_ROWS_MM;
  const rest = { ...area, y: bottom, height: Math.max(1, area.y + area.height - bottom) };
  return { objects, rest: { ...sheet, area: rest } };
}
