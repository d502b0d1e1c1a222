import type { PageObject } from '@tastwerk/editor-core';
import { drawLabel, LABEL_HEIGHT_MM } from './draw.js';
import type { Sheet } from './sheet.js';

/** Between panels below each other, in mm (TU Dresden TL_A: 6), and beside each other, so that labels of one are not taken for those of the other. */
const BETWEEN_MM = { rows: 6, columns: 9 } as const;

/** Least height in mm of the plot of a panel: two labels of ticks and some way between them. */
export const LEAST_PANEL_PLOT_MM = 22;

/** Height in mm of a panel but for its plot: its name with the label of the highest tick, and its axis. */
const PANEL_EDGES_MM = 26.5;

/** Height in mm of what stands below the last panel: labels of ticks and the name of the axis. */
const BELOW_LAST_MM = 36;

/** Least width in mm of a panel beside others: labels of ticks, and a plot of half of that width. */
const LEAST_WIDTH_MM = 80;

const nameHeight = (name: string): number => (name === '' ? 0 : LABEL_HEIGHT_MM + BETWEEN_MM.rows / 2);

/** How many panels have room below each other on `sheet`. */
function mostRows({ area }: Sheet, valuesName: string): number {
  const free = area.height - BELOW_LAST_MM - nameHeight(valuesName);
  const each = PANEL_EDGES_MM + LEAST_PANEL_PLOT_MM + BETWEEN_MM.rows;
  return Math.max(1, Math.floor((free + BETWEEN_MM.rows) / each));
}

/** How many panels have room beside each other on `sheet`. */
function mostColumns({ area }: Sheet): number {
  return Math.max(1, Math.floor((area.width + BETWEEN_MM.columns) / (LEAST_WIDTH_MM + BETWEEN_MM.columns)));
}

/** How many panels have room on `sheet`, and how many of them below each other. */
export function mostPanels(
  sheet: Sheet,
  valuesName: string,
): { readonly all: number; readonly inColumn: number } {
  const inColumn = mostRows(sheet, valuesName);
  return { all: inColumn * mostColumns(sheet), inColumn };
}

/** One of several panels. */
export interface PanelPlace {
  readonly sheet: Sheet;
  /** Whether it is the lowest of its column, with labels below its axis. */
  readonly isLowest: boolean;
}

/** Panels with the same axes. */
export interface Panels {
  readonly places: readonly PanelPlace[];
  /** The name that all panels share. */
  readonly objects: readonly PageObject[];
}

/** Height in mm of the name of the axis below. */
const ROWS_NAME_MM = 15;

/**
 * `count` panels, below each other as long as there is room, then in columns; all plots are as high as each other. With labels of their
 * own below all axes they stay below each other.
 */
export function splitIntoPanels(
  sheet: Sheet,
  count: number,
  {
    valuesName,
    rowsName,
    hasOwnLabels = false,
  }: { readonly valuesName: string; readonly rowsName: string; readonly hasOwnLabels?: boolean },
): Panels {
  const { area } = sheet;
  const top = area.y + nameHeight(valuesName);
  const columns = hasOwnLabels
    ? 1
    : Math.min(mostColumns(sheet), Math.ceil(count / mostRows(sheet, valuesName)));
  const name = rowsName === '' ? 0 : ROWS_NAME_MM;
  const belowLast = hasOwnLabels ? name : BELOW_LAST_MM - ROWS_NAME_MM + name;
  const rows = Math.ceil(count / columns);
  const height = (area.y + area.height - top - belowLast - (rows - 1) * BETWEEN_MM.rows) / rows;
  const width = (area.width - (columns - 1) * BETWEEN_MM.columns) / columns;
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
  const objects =
    valuesName === ''
      ? []
      : [drawLabel(sheet, 'values name', { text: valuesName }, { x: area.x, y: area.y, align: 'left' })];
  return { places, objects };
}
