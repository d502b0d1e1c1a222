import type { PageObject } from '@tastwerk/editor-core';
import { drawLabel, LABEL_HEIGHT_MM } from './draw.js';
import type { Sheet } from './sheet.js';

/** Between panels below each other, in mm (TU Dresden TL_A: 6). */
const BETWEEN_MM = 6;

/** Least height in mm of the plot of a panel: two labels of ticks and some way between them. */
export const LEAST_PANEL_PLOT_MM = 22;

/** Height in mm of a panel but for its plot: its name with the label of the highest tick, and ticks. */
const PANEL_EDGES_MM = 30;

/** Height in mm of what stands below the last panel: labels of ticks and the name of the axis. */
const BELOW_LAST_MM = 34;

/** How many panels have room below each other on `sheet`. */
export function mostPanels(sheet: Sheet, valuesName: string): number {
  const free = sheet.area.height - BELOW_LAST_MM - nameHeight(valuesName);
  return Math.max(1, Math.floor((free + BETWEEN_MM) / (PANEL_EDGES_MM + LEAST_PANEL_PLOT_MM + BETWEEN_MM)));
}

const nameHeight = (name: string): number => (name === '' ? 0 : LABEL_HEIGHT_MM + BETWEEN_MM / 2);

/** Panels below each other; only the last one has labels below its axis. */
export interface Panels {
  readonly sheets: readonly Sheet[];
  /** The name that all panels share. */
  readonly objects: readonly PageObject[];
}

/** `count` panels of which all plots are as high as each other. */
export function splitIntoPanels(sheet: Sheet, count: number, valuesName: string): Panels {
  const { area } = sheet;
  const top = area.y + nameHeight(valuesName);
  const free = area.y + area.height - top - BELOW_LAST_MM - (count - 1) * BETWEEN_MM;
  const each = free / count;
  const sheets = Array.from({ length: count }, (_, index): Sheet => ({
    ...sheet,
    id: (role) => sheet.id(`panel ${index} ${role}`),
    area: {
      ...area,
      y: top + index * (each + BETWEEN_MM),
      height: each + (index === count - 1 ? BELOW_LAST_MM : 0),
    },
  }));
  const objects =
    valuesName === ''
      ? []
      : [drawLabel(sheet, 'values name', { text: valuesName }, { x: area.x, y: area.y, align: 'left' })];
  return { sheets, objects };
}
