import type { PageObject } from '@tastwerk/editor-core';
import { abbreviate } from '../../sheet/abbreviations.js';
import { bandLabels, ROW_MM, widest } from '../../sheet/axis-labels.js';
import { DOTS_MIDDLE_MM, drawLabel, drawLine, drawSymbol } from '../../sheet/draw.js';
import { legendRoom, missingNotes } from '../../sheet/series.js';
import type { LaidOut, Sheet } from '../../sheet/sheet.js';
import { drawSymbolLegend, HALF_SYMBOL_MM } from '../../sheet/symbol-legend.js';
import { note } from '../../texts/notes.js';
import { writeNumber } from '../../texts/numbers.js';
import { eachText, perSymbol } from './per-symbol.js';
import type { PictogramSpec } from './spec.js';

/** From one symbol to the middle of the next, in mm: the widest with the gap of elements. */
const PITCH_MM = 2 * HALF_SYMBOL_MM + 3.5;
/** From the dots of a name to the line at which rows begin, and from there to the first symbol, in mm (TU Dresden BB_A, BE_MA). */
const GAP_MM = 4;
/** Rows are no farther apart, in mm, so that a finger finds the next one. */
const MOST_ROW_MM = 22;
/** Most of the width that names take. */
const NAMES_SHARE = 0.35;

/** Rows of symbols at a line, each with its name at the left. */
export function layOutPictogram(spec: PictogramSpec, sheet: Sheet): LaidOut {
  const { language, names, symbol } = spec;
  const values = names.map((_, row) => spec.values[row] ?? null);
  const numbers = perSymbol(spec);
  const drawLegend = (each: number) => drawSymbolLegend(sheet, [{ symbol, text: eachText(spec, each) }]);
  const { area } = drawLegend(numbers[0] ?? 1).rest;
  const rows = Math.max(1, Math.min(names.length, Math.floor(area.height / ROW_MM)));
  const shownNames = names.slice(0, rows);
  const labelled = bandLabels(
    sheet,
    {
      kind: 'band',
      name: '',
      names: shownNames,
      abbreviations: abbreviate(shownNames),
      mostAbbreviated: legendRoom(sheet, shownNames, 0),
    },
    { bandMm: ROW_MM, roomMm: area.width * NAMES_SHARE, direction: 'down' },
  );
  const left = area.x + widest(sheet, labelled.labels) + GAP_MM;
  const slots = Math.max(1, Math.floor((area.x + area.width - left - GAP_MM + 3) / PITCH_MM));
  const shown = values.slice(0, rows);
  const most = shown.reduce<number>((greatest, value) => Math.max(greatest, value ?? 0), 0);
  const each = numbers.find((number) => Math.round(most / number) <= slots) ?? numbers.at(-1) ?? 1;
  const legend = drawLegend(each);
  const top = legend.rest.area.y;
  const rowMm = Math.max(ROW_MM, Math.min(MOST_ROW_MM, (area.y + area.height - top) / rows));
  const middleOf = (row: number) => top + row * rowMm + DOTS_MIDDLE_MM;
  const symbols = shown.flatMap((value, row): readonly PageObject[] => {
    const count = Math.min(slots, Math.max(0, Math.round((value ?? 0) / each)));
    return Array.from({ length: count }, (_, at) => {
      const x = left + GAP_MM + HALF_SYMBOL_MM + at * PITCH_MM;
      return {
        ...drawSymbol(sheet, `symbol ${row} ${at}`, symbol, { x, y: middleOf(row) }),
        moniker: names[row] ?? '',
      };
    });
  });
  const labels = labelled.labels
    .filter(({ text }) => text !== '')
    .map((label, index) =>
      drawLabel(sheet, `name ${index}`, label, {
        x: left - GAP_MM,
        y: middleOf(label.at) - DOTS_MIDDLE_MM,
        align: 'right',
      }),
    );
  const axis = drawLine(sheet, 'axis', { x: left, y: top + 0.5 }, { x: left, y: top + rows * rowMm - 0.5 });
  const isRounded = shown.some(
    (value) => value !== null && value > 0 && !Number.isInteger(Number((value / each).toPrecision(9))),
  );
  const open = { isOpen: true } as const;
  const negative = values.filter((value) => value !== null && value < 0).length;
  return {
    objects: [...legend.objects, axis, ...symbols, ...labels],
    textures: [],
    strokes: [],
    notes: [
      ...(rows < names.length ? [note('rowsLeftOut', { shown: rows, count: names.length }, open)] : []),
      ...(labelled.isNumbered ? [note('numberedRows', { count: names.length }, open)] : []),
      ...(Math.round(most / each) > slots ? [note('cramped', {}, open)] : []),
      ...(most <= 0 ? [note('nothingToDraw', {}, open)] : []),
      ...(negative > 0 ? [note('negativeParts', { count: negative }, open)] : []),
      ...(isRounded ? [note('roundedSymbols', { each: writeNumber(each, language) })] : []),
      ...missingNotes([{ name: '', values }]),
    ],
  };
}
