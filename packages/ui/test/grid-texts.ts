import type { DataGridTexts } from '../src/data-grid/data-grid-texts.js';

/** Texts of a grid in German, for tests and stories. */
export const GRID_TEXTS: DataGridTexts = {
  column: (number) => `Spalte ${number}`,
  row: (number) => `Zeile ${number}`,
  tools: 'Zeilen und Spalten',
  addRow: 'Zeile einfügen',
  addColumn: 'Spalte einfügen',
  removeRows: 'Zeile löschen',
  removeColumns: 'Spalte löschen',
  undo: 'Rückgängig',
  help: 'Enter ändert eine Zelle, Tab verlässt die Tabelle. Alt + Umschalt + Pfeil fügt eine Zeile oder Spalte ein, Alt + Entf löscht die Zeile.',
  rowAdded: (number) => `Zeile ${number} neu`,
  columnAdded: (number) => `Spalte ${number} neu`,
  rowsRemoved: (count) => `${count} Zeilen gelöscht`,
  columnsRemoved: (count) => `${count} Spalten gelöscht`,
  pasted: (rows, columns) => `${rows} × ${columns} eingefügt`,
  pastedInPart: (rows, columns) => `Nur ${rows} × ${columns} eingefügt`,
  selected: (rows, columns) => `${rows} × ${columns} ausgewählt`,
  undone: 'Rückgängig gemacht',
  redone: 'Wiederholt',
};
