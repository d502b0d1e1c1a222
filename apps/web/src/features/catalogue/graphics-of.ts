import type { CatalogueRow } from '@tastwerk/contracts';
import { languageOfSystem } from '@tastwerk/editor-core/braille';
import type { Language } from '../../i18n/language.js';
import { inLanguage, type ShownLanguages } from './in-language.js';

/** A graphic of the catalogue with its visible variants, the first one first. */
export interface CatalogueGraphic extends ShownLanguages {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly first: CatalogueRow;
  readonly variants: readonly CatalogueRow[];
}

/** Rows of an answer grouped by graphic, in the answer's order, called as they are in `language`. */
export function graphicsOf(rows: readonly CatalogueRow[], language: Language): readonly CatalogueGraphic[] {
  const groups = new Map<number, [CatalogueRow, ...CatalogueRow[]]>();
  for (const row of rows) {
    const group = groups.get(row.graphic_id);
    if (group) group.push(row);
    else groups.set(row.graphic_id, [row]);
  }
  return [...groups].map(([id, variants]) => {
    const [first] = variants;
    const { graphic_title: title, graphic_description: description, translations } = first;
    const own = languageOfSystem(first.system);
    return { id, ...inLanguage({ title, description, translations }, language, own), first, variants };
  });
}
