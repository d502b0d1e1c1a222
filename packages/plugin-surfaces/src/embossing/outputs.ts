import { type EmbosserPaper, INDEX_PAPER } from './embosser-paper.js';
import type { GridId } from './grids.js';

/** The formats in which graphics are embossed. */
export const EMBOSSING_FORMATS = ['index', 'index-fine', 'viewplus', 'tg-pef', 'graphic-brf'] as const;

export type EmbossingFormat = (typeof EMBOSSING_FORMATS)[number];

/** What a format is written with. */
export interface EmbossingOutput {
  readonly grid: GridId;
  /** Ending of its files. */
  readonly ending: 'prn' | 'pef' | 'brf' | 'pdf';
  readonly mime: string;
  /** What the embosser does with paper, where that is known. */
  readonly paper?: EmbosserPaper;
}

export const EMBOSSING_OUTPUTS: Readonly<Record<EmbossingFormat, EmbossingOutput>> = {
  index: { grid: 'coarse', ending: 'prn', mime: 'application/octet-stream', paper: INDEX_PAPER },
  'index-fine': { grid: 'medium', ending: 'prn', mime: 'application/octet-stream', paper: INDEX_PAPER },
  'tg-pef': { grid: 'coarse', ending: 'pef', mime: 'application/x-pef+xml' },
  'graphic-brf': { grid: 'coarse', ending: 'brf', mime: 'application/x-brf' },
  viewplus: { grid: 'fine', ending: 'pdf', mime: 'application/pdf' },
};

/** Name of the file in `format` of the document called `fileName`. */
export function embossingFileName(format: EmbossingFormat, fileName: string): string {
  return `${format}_${fileName}.${EMBOSSING_OUTPUTS[format].ending}`;
}
