import { BRAILLE_LINE_MM, DOT_GEOMETRY } from '../primitives/sizes.js';
import { PAPER_FORMATS } from '../values/paper.js';

/** The room of one cell on paper in mm: from a cell to the next, and from a row to the next. */
export interface CellSize {
  readonly width: number;
  readonly height: number;
}

/** Cells and rows. */
export interface CellCounts {
  readonly cells: number;
  readonly rows: number;
}

/** A paper for braille pages, with what the embosser that it is made for writes on it. */
interface BraillePaper {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly cellMm: CellSize;
  /** What the embosser leaves free of the width and of the height, in mm; nothing when absent. */
  readonly freeMm?: { readonly width: number; readonly height: number };
  /** The most that the embosser or a guideline allows, where more has room. */
  readonly most?: Partial<CellCounts>;
}

const INCH_MM = 25.4;

/** Marburg Medium (field notes 1.1); Index embossers write it by default: text dot distance 2.5 mm (cups-filters, index.sh). */
const MARBURG = { width: DOT_GEOMETRY.cellSpacingMm, height: BRAILLE_LINE_MM } as const;
/** NLS Specification 800 and BANA (field notes 1.1). */
const NLS = { width: 6.2, height: 10 } as const;
/** 20 dots per inch, a cell in every fifth of them, rows of 29 pt (APH libembosser, ViewPlusLayoutHelper). */
const VIEWPLUS = { width: (5 * INCH_MM) / 20, height: (29 * INCH_MM) / 72 } as const;

const A4 = { widthMm: PAPER_FORMATS['a4-portrait'].widthMm, heightMm: PAPER_FORMATS['a4-portrait'].heightMm };
const A3 = { widthMm: PAPER_FORMATS['a3-portrait'].widthMm, heightMm: PAPER_FORMATS['a3-portrait'].heightMm };
/** 11½ by 11 inches: "115x110" of cups-filters, media-braille.defs; "11x11.5" of APH libembosser. */
const US_BRAILLE = { widthMm: 292.1, heightMm: 279.4 };

/** Index V4 and V5 leave 3 mm at the right, 5 mm above and 5 mm below free (DAISY braille-utils, IndexEmbosserProvider). */
const INDEX = { cellMm: MARBURG, freeMm: { width: 3, height: 10 } } as const;
/** Most cells of Everest-D and of Basic-D, V4 and V5 (DAISY braille-utils, IndexV4Embosser; APH libembosser, IndexBrailleFactory). */
const EVEREST = { ...INDEX, most: { cells: 48 } } as const;
const BASIC = { ...INDEX, most: { cells: 49 } } as const;
/** 12 inches, the height of fan-fold paper for Index Basic of 210, 240 and 280 mm (DAISY braille-utils, IndexV2Embosser). */
const FAN_FOLD_MM = 304.8;

/** The papers by their ids, in the order of a list to choose from. */
export const BRAILLE_PAPERS = {
  /** The most that fits, margins included (decisions). */
  a4: { ...A4, cellMm: MARBURG, most: { cells: 35, rows: 28 } },
  'everest-a4': { ...A4, ...EVEREST },
  'everest-a3': { ...A3, ...EVEREST },
  'basic-210': { widthMm: A4.widthMm, heightMm: FAN_FOLD_MM, ...BASIC },
  'basic-240': { widthMm: 240, heightMm: FAN_FOLD_MM, ...BASIC },
  'basic-280': { widthMm: 280, heightMm: FAN_FOLD_MM, ...BASIC },
  'index-us': { ...US_BRAILLE, ...EVEREST },
  /** Paper FA44 and lines of 10 to 42 characters (DAISY braille-utils, FA44PaperProvider and Braillo300Embosser). */
  'braillo-fa44': { widthMm: 261, heightMm: 297, cellMm: MARBURG, most: { cells: 42 } },
  'viewplus-a4': { ...A4, cellMm: VIEWPLUS },
  'viewplus-us': { ...US_BRAILLE, cellMm: VIEWPLUS },
  /** 40 cells and 25 rows are the page of BANA (field notes 1.2). */
  'us-braille': { ...US_BRAILLE, cellMm: NLS, most: { cells: 40, rows: 25 } },
  'us-letter': { widthMm: 215.9, heightMm: 279.4, cellMm: NLS },
} as const satisfies Readonly<Record<string, BraillePaper>>;

/** The id of a paper of a known size. */
export type KnownBraillePaper = keyof typeof BRAILLE_PAPERS;

/** The ids of these papers. */
export const KNOWN_BRAILLE_PAPERS = Object.keys(BRAILLE_PAPERS) as [
  KnownBraillePaper,
  ...KnownBraillePaper[],
];

/** The papers that braille pages can have; `custom` is one of any size. */
export const BRAILLE_PAPER_IDS = [...KNOWN_BRAILLE_PAPERS, 'custom'] as const;

/** One of these. */
export type BraillePaperId = (typeof BRAILLE_PAPER_IDS)[number];

/**
 * Bounds of the sides of a paper in mm: the narrowest and the lowest that Index embossers take, the widest and the highest that
 * ViewPlus embossers take (APH libembosser, IndexBrailleFactory and ViewPlusEmbosserFactory).
 */
export const BRAILLE_PAPER_MM = {
  width: { min: 100, max: 356 },
  height: { min: 100, max: 610 },
} as const;

/** The least that a row and a page hold. */
export const LEAST_PAGE: CellCounts = { cells: 10, rows: 2 };

/** The paper of a layout: its id, and its width and height in mm. */
export interface ChosenPaper {
  readonly paper: BraillePaperId;
  readonly width: number;
  readonly height: number;
}

const paperOf = ({ paper, width, height }: ChosenPaper): BraillePaper =>
  paper === 'custom' ? { widthMm: width, heightMm: height, cellMm: MARBURG } : BRAILLE_PAPERS[paper];

/** How many times `part` goes into `whole`. */
const timesIn = (whole: number, part: number): number => Math.floor(whole / part + 1e-9);

/** The room of a cell on a paper. */
export const cellSizeOf = (chosen: ChosenPaper): CellSize => paperOf(chosen).cellMm;

/** The most cells in a row and rows on a page of a paper, margins included. */
export function paperLimits(chosen: ChosenPaper): CellCounts {
  const { widthMm, heightMm, cellMm, freeMm = { width: 0, height: 0 }, most = {} } = paperOf(chosen);
  return {
    cells: Math.min(timesIn(widthMm - freeMm.width, cellMm.width), most.cells ?? Infinity),
    rows: Math.min(timesIn(heightMm - freeMm.height, cellMm.height), most.rows ?? Infinity),
  };
}

/** Cells of a row that is full beside a margin of one cell, with another one free at its end (product spec section 9: 33 on A4). */
export function fullRowOf(chosen: ChosenPaper): number {
  const { widthMm, cellMm } = paperOf(chosen);
  return Math.min(timesIn(widthMm, cellMm.width) - 2, paperLimits(chosen).cells - 1);
}

/** A paper of a known size with this size. */
export function knownPaper(paper: KnownBraillePaper): ChosenPaper {
  const { widthMm, heightMm } = BRAILLE_PAPERS[paper];
  return { paper, width: widthMm, height: heightMm };
}

/** The paper of an id with its size; `custom` has the size of `before`. */
export function chosenPaper(paper: BraillePaperId, before: ChosenPaper): ChosenPaper {
  return paper === 'custom' ? { paper, width: before.width, height: before.height } : knownPaper(paper);
}

/** The most that any paper has room for; what a field of a document may hold at most. */
export const WIDEST_PAGE: CellCounts = {
  cells: timesIn(BRAILLE_PAPER_MM.width.max, MARBURG.width),
  rows: timesIn(BRAILLE_PAPER_MM.height.max, MARBURG.height),
};
