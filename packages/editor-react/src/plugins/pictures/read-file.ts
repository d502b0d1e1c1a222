import type { Adjustment, Document, Issue, Kinds } from '@tastwerk/editor-core';
import type { BraillePage } from '@tastwerk/editor-core/braille';
import type { Box } from '@tastwerk/editor-core/geometry';
import { LIMITS } from '@tastwerk/editor-core';
import { cellsToUnicode } from '@tastwerk/editor-core/braille';
import {
  importArea,
  readDrawing,
  type SvgFile,
  svgObjects,
  type SvgWishes,
  TACTILE_WISHES,
} from '@tastwerk/editor-core/import';
import { decodeText, readBrf, type ReadingNote, readPef } from '@tastwerk/render/braille-files';
import { readDraftFile } from '../../drafts/import-draft.js';
import { newUuid } from '../../base/new-uuid.js';
import { fileKind, IMPORT_MAX_BYTES, IMPORT_MAX_PIXELS } from './file-kind.js';
import type { LoadedPicture, PictureCodec } from './picture-codec.js';
import type { OpenPdfFile, PdfFailure, PdfFile } from './pdf/pdf-file.js';
import { pictureSize } from './picture-size.js';

/** Braille pages of a file as the text of a document: each row a line of Unicode braille. */
export interface BrailleContent {
  readonly pages: number;
  readonly rows: readonly string[];
  readonly notes: readonly ReadingNote[];
}

/** Why a file was not read; each has a sentence in `import.json`. */
export type ReadProblem =
  | 'unknown'
  | 'gone'
  | 'tooLarge'
  | 'notAPicture'
  | 'emptyDrawing'
  | 'unusableDrawing'
  | 'emptyBraille'
  | 'brailleTooLong'
  | 'pdfEmpty'
  | PdfFailure;

/** What a file holds. */
export type FileContent =
  | { readonly kind: 'picture'; readonly picture: LoadedPicture }
  | { readonly kind: 'svg'; readonly drawing: SvgFile }
  | { readonly kind: 'pdf'; readonly file: PdfFile }
  | { readonly kind: 'braille'; readonly content: BrailleContent }
  | { readonly kind: 'document'; readonly document: Document; readonly adjusted: readonly Adjustment[] }
  | {
      readonly kind: 'problem';
      readonly problem: ReadProblem;
      /** What a drawing is made of that cannot be taken over. */
      readonly leftOut: readonly string[];
    }
  | { readonly kind: 'unreadable'; readonly issue: Pick<Issue, 'params'> & { readonly code: string } };

/** The page that a drawing comes onto, and the part of it that has room, in mm. */
export interface ImportPage {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly area: Box;
}

/** What `document` has at `pageIndex` for an import. */
export function importPage(kinds: Kinds, document: Document, pageIndex: number): ImportPage {
  const { width, height } = document;
  return { widthMm: width, heightMm: height, area: importArea(kinds, document, pageIndex) };
}

/** How a drawing comes onto the page unless it is wished otherwise. */
export const USUAL_DRAWING: SvgWishes = { ...TACTILE_WISHES, fillsPage: true };

/** What was not read, and why. */
export type FailedContent = Extract<FileContent, { readonly kind: 'problem' | 'unreadable' }>;

export const problem = (reason: ReadProblem, leftOut: readonly string[] = []): FailedContent => ({
  kind: 'problem',
  problem: reason,
  leftOut,
});

/** A row in Unicode braille; blank cells at its end say nothing. */
function rowText(cells: BraillePage['rows'][number]): string {
  return cellsToUnicode(cells).replace(/\u2800+$/u, '');
}

function brailleContent(pages: readonly BraillePage[], notes: readonly ReadingNote[]): FileContent {
  const rows = pages.flatMap((page) => page.rows.map(rowText));
  if (rows.every((row) => row === '')) return problem('emptyBraille');
  if (rows.join('\n').length > LIMITS.contentLength) return problem('brailleTooLong');
  return { kind: 'braille', content: { pages: pages.length, rows, notes } };
}

/** What reads with what the browser has. */
interface Readers {
  readonly codec: PictureCodec;
  readonly openPdf: OpenPdfFile;
}

/** Reads `file`, whatever it is. Nothing in it is loaded or run. */
export async function readFile(
  kinds: Kinds,
  file: File,
  page: ImportPage,
  { codec, openPdf }: Readers,
): Promise<FileContent> {
  if (file.size > IMPORT_MAX_BYTES) return problem('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  switch (fileKind(bytes, file.name)) {
    case 'picture': {
      const { width, height } = pictureSize(bytes) ?? { width: 0, height: 0 };
      if (width * height > IMPORT_MAX_PIXELS) return problem('tooLarge');
      const picture = await codec.load(file);
      return picture ? { kind: 'picture', picture } : problem('notAPicture');
    }
    case 'svg': {
      const drawing = readDrawing(decodeText(bytes));
      if (svgObjects(kinds, drawing, page, USUAL_DRAWING, newUuid).objects.length > 0)
        return { kind: 'svg', drawing };
      return drawing.leftOut.length > 0
        ? problem('unusableDrawing', drawing.leftOut)
        : problem('emptyDrawing');
    }
    case 'pdf': {
      const opened = await openPdf(file);
      return opened.ok ? { kind: 'pdf', file: opened.value } : problem(opened.error);
    }
    case 'pef': {
      const read = readPef(decodeText(bytes));
      return read.ok ? brailleContent(read.value.pages, read.value.notes) : problem('emptyBraille');
    }
    case 'brf': {
      const read = readBrf(decodeText(bytes));
      return brailleContent(read.pages, read.notes);
    }
    case 'document': {
      const read = await readDraftFile(file);
      if (read.ok) return { kind: 'document', ...read.value };
      return { kind: 'unreadable', issue: read.error.issues[0] ?? { code: read.error.code } };
    }
    case 'unknown':
      return problem('unknown');
  }
}
