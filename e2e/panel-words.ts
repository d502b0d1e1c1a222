/** What stands in the panels beside the sheet, in both languages. */
export const PANEL_WORDS = {
  de: {
    nameOfRect: 'Name (Rechteck)',
    house: 'Haus',
    lock: 'Sperren',
    unlock: 'Entsperren',
    pages: 'Seiten der Grafik',
    addPage: 'Seite hinzufügen',
    nameOfPage: 'Name der Seite 2',
    back: 'Rückseite',
    steps: 'Schritte',
  },
  en: {
    nameOfRect: 'Name (Rectangle)',
    house: 'House',
    lock: 'Lock',
    unlock: 'Unlock',
    pages: 'Pages of the graphic',
    addPage: 'Add page',
    nameOfPage: 'Name of page 2',
    back: 'Back',
    steps: 'Steps',
  },
} as const;
