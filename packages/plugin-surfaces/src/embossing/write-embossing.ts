import { languageOfSystem } from '@tastwerk/editor-core/braille';
import type { DrawnDocument, ExportedFile, FileNote, WriteFiles } from '@tastwerk/editor-core/files';
import { titleOf } from '../ebraille/publication-texts.js';
import { type EmbossedWork, graphicBrf, tactilePef } from './cell-pages.js';
import { dotsPdf } from './dots-pdf.js';
import type { DotGrid } from './dot-grid.js';
import { paperNotes, reachedDots } from './embosser-paper.js';
import { gridNotes } from './grid-notes.js';
import { gridProblems } from './grid-problems.js';
import { GRIDS } from './grids.js';
import { indexJob } from './index-job.js';
import { EMBOSSING_OUTPUTS, embossingFileName, type EmbossingFormat } from './outputs.js';
import { type EmbossedSheet, embossedSheet } from './rasterise.js';

type Paper = Pick<DrawnDocument['document'], 'width' | 'height'>;

/** What writes the dots of all sheets, as far as the embosser reaches them. */
const WRITERS: Readonly<
  Record<EmbossingFormat, (grids: readonly DotGrid[], work: EmbossedWork, paper: Paper) => Uint8Array>
> = {
  index: indexJob,
  'index-fine': indexJob,
  'tg-pef': tactilePef,
  'graphic-brf': graphicBrf,
  viewplus: (grids, { title }, { width, height }) =>
    dotsPdf(
      grids.map((dots) => ({ dots, widthMm: width, heightMm: height })),
      title,
    ),
};

/** What writing needs of a document that is drawn. */
type Drawn = Pick<DrawnDocument, 'document' | 'fileName' | 'readable'>;

/** What the file of a document in `format` lacks: braille that its raster does not hold, and what its embosser does not reach. */
export function embossingNotes(
  format: EmbossingFormat,
  sheets: readonly EmbossedSheet[],
  size: Paper,
): readonly FileNote[] {
  const { grid, paper } = EMBOSSING_OUTPUTS[format];
  return sheets.flatMap((sheet, index) => [
    ...gridNotes(gridProblems(sheet, GRIDS[grid]), index + 1),
    ...(paper ? paperNotes(sheet.dots, size, paper, index + 1) : []),
  ]);
}

/** The file of a document in `format`, and what its raster does not hold; `sheets` are its pages on the raster of the format. */
export function embossingFile(
  format: EmbossingFormat,
  { document, fileName, readable }: Drawn,
  sheets: readonly EmbossedSheet[],
): ExportedFile {
  const { mime, paper } = EMBOSSING_OUTPUTS[format];
  const grids = sheets.map(({ dots }) => (paper ? reachedDots(dots, paper) : dots));
  const work = {
    identifier: `urn:uuid:${document.uuid}`,
    title: readable(titleOf(document)) || fileName,
    language: languageOfSystem(document.system),
  };
  const notes = embossingNotes(format, sheets, document);
  return {
    name: embossingFileName(format, fileName),
    mime,
    bytes: WRITERS[format](grids, work, document),
    ...(notes.length === 0 ? {} : { notes }),
  };
}

/** Writes a document in `format`. */
export function writerOf(format: EmbossingFormat): WriteFiles {
  return async function* (drawn) {
    const grid = GRIDS[EMBOSSING_OUTPUTS[format].grid];
    yield embossingFile(
      format,
      drawn,
      drawn.scenes.map((scene) => embossedSheet(scene, grid)),
    );
  };
}
