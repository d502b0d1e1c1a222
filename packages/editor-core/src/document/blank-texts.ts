/** The names that a blank document begins with. They are content of the document, so they come with the core. */
export const BLANK_TEXTS = {
  de: { variantTitle: 'Basis', page: 'Seite', system: 'DE:VOLL' },
  en: { variantTitle: 'Base', page: 'Page', system: 'EN:UEB1' },
} as const;
