import type { FileNote } from '@tastwerk/editor-core/files';
import type { DotGrid } from './dot-grid.js';

/** What an embosser does with paper, in mm. */
export interface EmbosserPaper {
  /** Edge on each side that it leaves free; its raster begins behind it. */
  readonly marginMm: number;
  /** The widest and the highest paper. */
  readonly widthMm: number;
  readonly heightMm: number;
}

/** Index embossers: free edge and papers of the driver in cups-filters 1.28.17 (`indexv4.drv`, `index.defs`): 12 inches wide, 17 inches high. */
export const INDEX_PAPER: EmbosserPaper = { marginMm: 5, widthMm: 304.8, heightMm: 431.8 };

/** The columns or rows of a sheet that an embosser reaches: from the first on, so many. */
function reached(count: number, stepMm: number, marginMm: number, paperMm: number) {
  const margin = Math.round(marginMm / stepMm);
  const most = Math.floor(paperMm / stepMm) - 2 * margin;
  return { first: margin, count: Math.max(0, Math.min(count - 2 * margin, most)) };
}

/** The dots of a sheet that an embosser reaches, beginning where its raster begins. */
export function reachedDots(dots: DotGrid, { marginMm, widthMm, heightMm }: EmbosserPaper): DotGrid {
  const across = reached(dots.columns, dots.stepMm, marginMm, widthMm);
  const down = reached(dots.rows, dots.stepMm, marginMm, heightMm);
  return dots.part({ column: across.first, row: down.first }, { columns: across.count, rows: down.count });
}

const mm = (value: number): string => String(Math.round(value));

/** What is lost of page `page` (from 1), `width` by `height` mm, on paper of an embosser. */
export function paperNotes(
  dots: DotGrid,
  { width, height }: { readonly width: number; readonly height: number },
  paper: EmbosserPaper,
  page: number,
): readonly FileNote[] {
  const { widthMm, heightMm, marginMm } = paper;
  if (width > widthMm || height > heightMm) {
    const size = `${mm(widthMm)} × ${mm(heightMm)} mm`;
    return [
      {
        de: `Seite ${page}: Das Blatt ist größer als das größte Papier dieser Brailledrucker (${size}). Was darüber hinausreicht, fehlt.`,
        en: `Page ${page}: the sheet is larger than the largest paper of these embossers (${size}). What reaches beyond it is missing.`,
      },
    ];
  }
  const lost = dots.count - reachedDots(dots, paper).count;
  if (lost === 0) return [];
  return [
    {
      de: `Seite ${page}: Am Rand fehlen Punkte (${lost}), weil der Brailledrucker dort ${mm(marginMm)} mm frei lässt.`,
      en: `Page ${page}: dots at the edge are missing (${lost}), because the embosser leaves ${mm(marginMm)} mm free there.`,
    },
  ];
}
