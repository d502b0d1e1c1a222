import type { PageObject } from '@tastwerk/editor-core';
import { LABELS_BELOW_MM, PLOT_EDGES_MM } from './axes.js';
import { brokenSize, drawBroken, labelSize } from './draw.js';
import type { Sheet } from './sheet.js';

/** Between panels below each other, in mm (TU Dresden TL_A: 6), and beside each other, so that labels of one are not taken for those of the other. */
const BETWEEN_MM = { rows: 6, columns: 9 } as const;

/** Least height in mm of the plot of a panel: two labels of ticks below each other, and what lines keep off the axis. */
export const LEAST_PANEL_PLOT_MM = 24;

/** Least width in mm of a panel beside others: labels of ticks, and a plot of half of that width. */
const LEAST_WIDTH_MM = 80;

/** Between names of axes and what they name, in mm. */
const NAME_GAP_MM = 1.5;

/** What panels with the same axes are called, together and each. */
export interface PanelNames {
  readonly valuesName: string;
  readonly rowsName: string;
  /** The names of panels, which stand above them in one line. */
  readonly names: readonly string[];
}

const nameHeight = (sheet: Sheet, name: string): number =>
  name === '' ? 0 : brokenSize(sheet, name, sheet.area.width).height + NAME_GAP_MM;

/** How many panels have room below each other on `sheet`. */
function mostRows(sheet: Sheet, { valuesName, rowsName }: PanelNames): number {
  const free =
    sheet.area.height - LABELS_BELOW_MM - nameHeight(sheet, valuesName) - nameHeight(sheet, rowsName);
  const each = PLOT_EDGES_MM + LEAST_PANEL_PLOT_MM + BETWEEN_MM.rows;
  return Math.max(1, Math.floor((free + BETWEEN_MM.rows) / each));
}

/** How many panels have room beside each other on `sheet`. */
function mostColumns(sheet: Sheet, { names }: PanelNames): number {
  const least = names.reduce((most, name) => Math.max(most, labelSize(sheet, name).width), LEAST_WIDTH_MM);
  return Math.max(1, Math.floor((sheet.area.width + BETWEEN_MM.columns) / (least + BETWEEN_MM.columns)));
}

/** How many panels have room on `sheet`, and how many of them below each other. */
export function mostPanels(
  sheet: Sheet,
  names: PanelNames,
): { readonly all: number; readonly inColumn: number } {
  const inColumn = mostRows(sheet, names);
  return { all: inColumn * mostColumns(sheet, names), inColumn };
}

/** Numbers of panels to try, from as many as are wished: fewer columns where labels have no room, then fewer panels. */
export function panelCounts(sheet: Sheet, names: PanelNames, wished: number): readonly number[] {
  const inColumn = mostRows(sheet, names);
  const columns = Array.from({ length: mostColumns(sheet, names) }, (_, index) => index + 1).toReversed();
  const fewer = Array.from({ length: inColumn - 1 }, (_, index) => index + 1).toReversed();
  const counts = [...columns.map((count) => count * inColumn), ...fewer].map((count) =>
    Math.min(count, wished),
  );
  return counts.filter((count, index) => count !== counts[index - 1]);
}

/** One of several panels. */
export interface PanelPlace {
  readonly sheet: Sheet;
  /** Whether it is the lowest of its column, with labels below its axis. */
  readonly isLowest: boolean;
}

/** Panels with the same axes, whose names they share. */
export interface Panels {
  readonly places: readonly PanelPlace[];
  /** The names of both axes: above all panels that of values, below them that of rows. */
  readonly objects: readonly PageObject[];
}

/**
 * `count` panels, below each other as long as there is room, then in columns; all plots are as high as each other. With labels of their
 * own below all axes they stay below each other.
 */
export function splitIntoPanels(
  sheet: Sheet,
  count: number,
  shared: PanelNames,
  { hasOwnLabels = false }: { readonly hasOwnLabels?: boolean } = {},
): Panels {
  const { area } = sheet;
  const top = area.y + nameHeight(sheet, shared.valuesName);
  const bottom = area.y + area.height - nameHeight(sheet, shared.rowsName);
  const columns = hasOwnLabels
    ? 1
    : Math.min(mostColumns(sheet, shared), Math.ceil(count / mostRows(sheet, shared)));
  const rows = Math.ceil(count / columns);
  const belowLast = hasOwnLabels ? 0 : LABELS_BELOW_MM;
  const height = Math.max(1, (bottom - top - belowLast - (rows - 1) * BETWEEN_MM.rows) / rows);
  const width = Math.max(1, (area.width - (columns - 1) * BETWEEN_MM.columns) / columns);
  const places = Array.from({ length: count }, (_, index): PanelPlace => {
    const [column, row] = [Math.floor(index / rows), index % rows];
    const isLowest = row === rows - 1 || index === count - 1;
    const box = {
      x: area.x + column * (width + BETWEEN_MM.columns),
      y: top + row * (height + BETWEEN_MM.rows),
      width,
      height: height + (isLowest ? belowLast : 0),
    };
    return { sheet: { ...sheet, area: box, id: (role) => sheet.id(`panel ${index} ${role}`) }, isLowest };
  });
  const nameAt = (name: string, role: string, isBelow: boolean): readonly PageObject[] => {
    if (name === '') return [];
    const size = brokenSize(sheet, name, area.width);
    const corner = isBelow
      ? { x: area.x + area.width - size.width, y: area.y + area.height - size.height }
      : { x: area.x, y: area.y };
    return [drawBroken(sheet, role, name, { ...corner, ...size })];
  };
  return {
    places,
    objects: [
      ...nameAt(shared.valuesName, 'values name', false),
      ...nameAt(shared.rowsName, 'rows name', true),
    ],
  };
}
