/** What a `DataGrid` says, in the language of the page. */
export interface DataGridTexts {
  /** Stands for the name of the `number`th column while it has none. */
  readonly column: (number: number) => string;
  /** Names the `number`th row, counted without that of the names, where its first cell is empty. */
  readonly row: (number: number) => string;
  /** Names the buttons that change rows and columns. */
  readonly tools: string;
  readonly addRow: string;
  readonly addColumn: string;
  readonly removeRows: string;
  readonly removeColumns: string;
  readonly undo: string;
  /** How the grid is used by keyboard, in one or two sentences; empty where that stands elsewhere. */
  readonly help: string;
  /** Said after each of these. */
  readonly rowAdded: (number: number) => string;
  readonly columnAdded: (number: number) => string;
  readonly rowsRemoved: (count: number) => string;
  readonly columnsRemoved: (count: number) => string;
  readonly pasted: (rows: number, columns: number) => string;
  /** Said where what was pasted is larger than the grid may become. */
  readonly pastedInPart: (rows: number, columns: number) => string;
  readonly selected: (rows: number, columns: number) => string;
  readonly undone: string;
  readonly redone: string;
}
