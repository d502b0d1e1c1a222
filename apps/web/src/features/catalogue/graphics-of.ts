import type { CatalogueRow } from '@tastwerk/contracts';

/** A graphic of the catalogue with its visible variants, the first one first. */
export interface CatalogueGraphic {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly first: CatalogueRow;
  readonly variants: readonly CatalogueRow[];
}

/** Rows of an answer grouped by graphic, in the answer's order. */
export function graphicsOf(rows: readonly CatalogueRow[]): readonly CatalogueGraphic[] {
  const groups = new Map<number, [CatalogueRow, ...CatalogueRow[]]>();
  for (const row of rows) {
    const group = groups.get(row.graphic_id);
    if (group) group.push(row);
    else groups.set(row.graphic_id, [row]);
  }
  return [...groups].map(([id, variants]) => ({
    id,
    title: variants[0].graphic_title,
    description: variants[0].graphic_description,
    first: variants[0],
    variants,
  }));
}
