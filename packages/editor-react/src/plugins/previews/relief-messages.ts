/** A picture on white paper, to be shown as the swollen sheet. */
export interface ReliefQuestion {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of each px, row by row from the top. */
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
  readonly pxPerMm: number;
  /** Whether the picture shows the sheet as it is printed, or what swells alone. */
  readonly shows: 'print' | 'swelling';
}

/** The swollen sheet, and how much of it stands how high. */
export interface ReliefAnswer {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
  readonly shares: HeightShares;
}

/** Parts of the sheet, from 0 to 1, that stand at their full height and at half of it; the rest is flat. */
export interface HeightShares {
  readonly full: number;
  readonly half: number;
}
