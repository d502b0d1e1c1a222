import { type BrailleSystem, languageOfSystem } from '../braille/systems.js';

/** The names that a blank document begins with. They are content of the document, so they come with the core. */
export const BLANK_TEXTS = {
  de: { variantTitle: 'Basis', page: 'Seite', system: 'DE:VOLL' },
  en: { variantTitle: 'Base', page: 'Page', system: 'EN:UEB1' },
} as const;

/** What the first variant of a graphic is called when it has no title, in the language of its braille. */
export function firstVariantTitle(system: BrailleSystem): string {
  return BLANK_TEXTS[languageOfSystem(system)].variantTitle;
}
