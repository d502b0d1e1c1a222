/** The names that a blank document begins with. They are content of the document, so they come with the core. */
export const BLANK_TEXTS = {
  de: { variantTitle: 'Basis', page: 'Seite', system: 'DE:VOLL' },
  en: { variantTitle: 'Base', page: 'Page', system: 'en:en-ueb-g1@3.39' },
} as const;

/** Title of the first variant of a graphic as long as it has no other (product spec section 3). */
export function firstVariantTitle(language: 'de' | 'en'): string {
  return BLANK_TEXTS[language].variantTitle;
}
