import { CATEGORIES } from '@tastwerk/editor-core/document';
import type { TFunction } from 'i18next';

const KNOWN: readonly string[] = CATEGORIES;

/** How a category is called; one that is none of the list as its author wrote it. `t` knows the texts of the catalogue. */
export function categoryText(t: TFunction<'catalogue'>, category: string): string {
  return KNOWN.includes(category) ? t(`category.${category}`) : category;
}
