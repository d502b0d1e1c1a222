import type { Scene } from '@tastwerk/editor-core/scene';
import type { DotGrid } from '../embossing/dot-grid.js';
import { gridProblems } from '../embossing/grid-problems.js';
import { type EmbosserGrid, GRIDS } from '../embossing/grids.js';
import { embossedSheet } from '../embossing/rasterise.js';
import type { PinDisplay } from './displays.js';

/** How much of a sheet a pin stands for in each step of zoom, in mm; 2.5 mm is about the size of the sheet on swell paper. */
const STEPS_MM = [5, 2.5, 1.25, 0.625] as const;

/** Steps this near to the whole sheet show nothing new. */
const NEAR_WHOLE = 0.9;

/** The steps of zoom for a sheet: the first shows it whole, each other one half as much as the one before. In mm for each pin. */
export function zoomSteps(
  { widthMm, heightMm }: Pick<Scene, 'widthMm' | 'heightMm'>,
  { columns, rows }: Pick<PinDisplay, 'columns' | 'rows'>,
): readonly number[] {
  const whole = Math.max(widthMm / columns, heightMm / rows);
  return [whole, ...STEPS_MM.filter((step) => step < NEAR_WHOLE * whole)];
}

/** A sheet on pins. */
export interface PinSheet {
  readonly pins: DotGrid;
  /** The texts of rows of braille that have no room. */
  readonly leftOut: readonly string[];
}

/**
 * A sheet on pins that each stand for `stepMm`. Lines and areas become pins as they become dots of an embosser, and textures have the same
 * patterns in every zoom, so that they feel the same. Braille has the distances of the pins, whatever the zoom; rows that have no room are left
 * out, and are read as names.
 */
export function pinSheet(scene: Scene, stepMm: number): PinSheet {
  const grid: EmbosserGrid = { ...GRIDS.coarse, stepMm };
  const sheet = embossedSheet(scene, grid);
  const crowded = new Set(gridProblems(sheet, grid).map(({ row }) => row));
  const pins = sheet.drawing.copy();
  for (const row of sheet.rows) {
    if (!crowded.has(row)) for (const place of row.dots) pins.set(place, true);
  }
  return { pins, leftOut: [...crowded].map(({ text }) => text) };
}
