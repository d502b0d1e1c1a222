/** The rasters of embossers, by the distance of their dots. */
export const GRID_IDS = ['coarse', 'medium', 'fine'] as const;

export type GridId = (typeof GRID_IDS)[number];

/**
 * A raster of dots that an embosser punches: all distances are the same, across and down. Braille has its dots in whole steps of it,
 * so that cells are as wide as the raster allows.
 */
export interface EmbosserGrid {
  readonly id: GridId;
  /** Distance of dots from centre to centre in mm. */
  readonly stepMm: number;
  /** Distance of the dots of a cell, in steps. */
  readonly dotSteps: number;
  /** Distance of cells, in steps. */
  readonly cellSteps: number;
}

/**
 * 2.5 and 1.6 mm are distances of graphics of Index embossers from V4 on (their job settings GD1 and GD2, as cups-filters 1.28 sends them);
 * 1.27 mm are the 20 dpi of ViewPlus embossers. Cells are next to the 2.5 and 6 mm of Marburg Medium (field notes 1.1) where the raster
 * comes near it, and large where one step would be too narrow for a finger.
 */
export const GRIDS: Readonly<Record<GridId, EmbosserGrid>> = {
  coarse: { id: 'coarse', stepMm: 2.5, dotSteps: 1, cellSteps: 3 },
  medium: { id: 'medium', stepMm: 1.6, dotSteps: 2, cellSteps: 5 },
  fine: { id: 'fine', stepMm: 1.27, dotSteps: 2, cellSteps: 5 },
};
