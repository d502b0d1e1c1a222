/** The place of a dot in a raster: column and row from 0, from the upper left corner of the sheet. */
export interface Place {
  readonly column: number;
  readonly row: number;
}

/** Far below what counts on paper, in steps: places on the border of two dots belong to the same one, however they were computed. */
const SAME_STEPS = 1e-6;

/** The column or row whose dot stands for `mm`: each dot stands for a square of one step around it. */
export function indexAt(mm: number, stepMm: number): number {
  return Math.floor(mm / stepMm + SAME_STEPS);
}

/** A sheet as dots: column by column in each row, 1 where a dot is raised. */
export class DotGrid {
  private constructor(
    readonly columns: number,
    readonly rows: number,
    /** Distance of dots in mm; the first stands half of it from the edges of the sheet. */
    readonly stepMm: number,
    private readonly dots: Uint8Array,
  ) {}

  /** A raster without dots. */
  static blank(columns: number, rows: number, stepMm: number): DotGrid {
    return new DotGrid(columns, rows, stepMm, new Uint8Array(columns * rows));
  }

  /** The raster of a sheet without dots. What is left at the right and lower edge is narrower than a step. */
  static forSheet(widthMm: number, heightMm: number, stepMm: number): DotGrid {
    const columns = Math.max(1, indexAt(widthMm, stepMm));
    const rows = Math.max(1, indexAt(heightMm, stepMm));
    return DotGrid.blank(columns, rows, stepMm);
  }

  /** A raster of rows that are drawn as text: `#` is a dot. */
  static fromRows(rows: readonly string[], stepMm: number): DotGrid {
    const columns = Math.max(1, ...rows.map((row) => row.length));
    const grid = DotGrid.blank(columns, Math.max(1, rows.length), stepMm);
    rows.forEach((dots, row) => {
      for (let column = 0; column < dots.length; column += 1) grid.set({ column, row }, dots[column] === '#');
    });
    return grid;
  }

  copy(): DotGrid {
    return new DotGrid(this.columns, this.rows, this.stepMm, this.dots.slice());
  }

  holds({ column, row }: Place): boolean {
    return column >= 0 && row >= 0 && column < this.columns && row < this.rows;
  }

  /** Whether a dot is raised; none is outside of the sheet. */
  has(place: Place): boolean {
    return this.holds(place) && this.dots[place.row * this.columns + place.column] === 1;
  }

  /** Raises or clears a dot; outside of the sheet there is none. */
  set(place: Place, isRaised: boolean): void {
    if (this.holds(place)) this.dots[place.row * this.columns + place.column] = isRaised ? 1 : 0;
  }

  /**
   * The grid as rows of cells, each `across` wide and `down` high: the dots of a cell as bits, column by column from the first on. Cells at the right
   * and lower edge may reach beyond it.
   */
  cellRows(across: number, down: number): readonly (readonly number[])[] {
    return Array.from({ length: Math.ceil(this.rows / down) }, (_, row) =>
      Array.from({ length: Math.ceil(this.columns / across) }, (__, column) =>
        this.cellAt({ column: column * across, row: row * down }, across, down),
      ),
    );
  }

  private cellAt({ column, row }: Place, across: number, down: number): number {
    let bits = 0;
    for (let x = 0; x < across; x += 1) {
      for (let y = 0; y < down; y += 1) {
        if (this.has({ column: column + x, row: row + y })) bits |= 1 << (x * down + y);
      }
    }
    return bits;
  }

  /** How many dots are raised. */
  get count(): number {
    return this.dots.reduce((sum, dot) => sum + dot, 0);
  }

  /** A part of it of a size of its own, beginning at `place`; beyond the raster nothing is raised. */
  part(place: Place, { columns, rows }: Pick<DotGrid, 'columns' | 'rows'>): DotGrid {
    const part = DotGrid.blank(columns, rows, this.stepMm);
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        if (this.has({ column: place.column + column, row: place.row + row }))
          part.set({ column, row }, true);
      }
    }
    return part;
  }

  /** The raised dots, row by row. */
  *raised(): Generator<Place> {
    for (let row = 0; row < this.rows; row += 1) {
      for (let column = 0; column < this.columns; column += 1) {
        if (this.dots[row * this.columns + column] === 1) yield { column, row };
      }
    }
  }

  /** The rows as text, `#` for a dot and `.` for none. */
  toRows(): readonly string[] {
    return Array.from({ length: this.rows }, (_, row) =>
      Array.from({ length: this.columns }, (__, column) => (this.has({ column, row }) ? '#' : '.')).join(''),
    );
  }
}
