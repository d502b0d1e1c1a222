import type { PageObject } from '@tastwerk/editor-core';
import { layOutAxes, type Plot } from '../../sheet/axes.js';
import { drawPath, LINE_MM } from '../../sheet/draw.js';
import type { ChartLanguage, LaidOut, Sheet } from '../../sheet/sheet.js';
import { patternOf, SERIES_TEXTURES } from '../../sheet/styles.js';
import { inUnit, unitOf, withUnit } from '../../sheet/units.js';
import { note } from '../../texts/notes.js';
import { writeNumber } from '../../texts/numbers.js';
import { type Classes, classesOf } from './classes.js';
import type { HistogramSpec } from './spec.js';

/** What the axis of frequencies is called. */
export const COUNT: Readonly<Record<ChartLanguage, string>> = { de: 'Anzahl', en: 'Number' };

/** Free length in mm between the axis of frequencies and the first column. */
const INSET_MM = 4;

function axesFor(sheet: Sheet, { classes }: Classes, rowsName: string, language: ChartLanguage): Plot {
  const borders = [...classes.map(({ from }) => from), ...classes.slice(-1).map(({ to }) => to)];
  const [low = 0, high = 1] = [borders[0], borders.at(-1)];
  const marks = borders.map((value) => ({ value, text: writeNumber(value, language) }));
  const counts = classes.map(({ count }) => count);
  return layOutAxes(
    sheet,
    { kind: 'value', name: rowsName, low, high, marks, insetMm: INSET_MM },
    { kind: 'value', name: COUNT[language], low: 0, high: Math.max(1, ...counts), isWhole: true },
  );
}

function drawColumns(
  sheet: Sheet,
  { classes }: Classes,
  plot: Plot,
  language: ChartLanguage,
): readonly PageObject[] {
  const { minMm } = sheet.profile.shapeMin;
  const zero = plot.yAt(0);
  return classes.flatMap(({ from, to, count }, index): readonly PageObject[] => {
    if (count === 0) return [];
    const [x, right, y] = [plot.xAt(from), plot.xAt(to), plot.yAt(count)];
    const moniker = `${writeNumber(from, language)}–${writeNumber(to, language)}`;
    const role = `column ${index}`;
    if (zero - y >= minMm && right - x >= minMm) {
      const box = { x, y, width: right - x, height: zero - y };
      const style = {
        fill: 'yellow',
        pattern: patternOf(SERIES_TEXTURES[0]),
        borderWidth: LINE_MM.axis,
      } as const;
      return [sheet.kinds.create('rect', { uuid: sheet.id(role), moniker, ...box, ...style })];
    }
    // Lower than an area must be: three sides, felt as lines.
    const sides = [
      { x, y: zero },
      { x, y },
      { x: right, y },
      { x: right, y: zero },
    ];
    return [drawPath(sheet, role, sides, { moniker, borderWidth: LINE_MM.axis })];
  });
}

/** Columns of classes that are as wide as an area must be: where there is less room, classes are wider. */
export function layOutHistogram(spec: HistogramSpec, sheet: Sheet): LaidOut {
  const { language } = spec;
  const unit = unitOf(spec.values, language);
  const values = spec.values.map((value) => inUnit(value, unit));
  const classWidth = spec.classWidth === undefined ? undefined : inUnit(spec.classWidth, unit);
  const rowsName = withUnit(spec.rowsName, unit);
  const { minMm } = sheet.profile.shapeMin;
  const wished = classesOf(values, { classWidth });
  let classes = wished;
  let plot = axesFor(sheet, classes, rowsName, language);
  const widthOf = () => (plot.box.width - INSET_MM) / Math.max(1, classes.classes.length);
  for (let most = classes.classes.length - 1; most > 0 && widthOf() < minMm; most -= 1) {
    classes = classesOf(values, { classWidth, most });
    plot = axesFor(sheet, classes, rowsName, language);
  }
  const isWider = classes.width > wished.width;
  const open = { isOpen: true } as const;
  return {
    objects: [...drawColumns(sheet, classes, plot, language), ...plot.objects],
    textures: [],
    strokes: [],
    notes: [
      ...(plot.isCramped ? [note('cramped', {}, open)] : []),
      ...(values.length === 0 ? [note('nothingToDraw', {}, open)] : []),
      ...(isWider
        ? [note('widerClasses', { width: writeNumber(classes.width * unit.factor, language) })]
        : []),
      ...(spec.rowsName === '' ? [note('unnamedAxis', {}, open)] : []),
    ],
  };
}
