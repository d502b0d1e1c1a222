import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { fail, LIMITS, ok, type Result } from '@tastwerk/editor-core';
import type { BraillePage } from '@tastwerk/editor-core/braille';
import { decodeText } from '@tastwerk/editor-core/files';
import { artefactFileName } from '../artefacts/names.js';
import { cellsHeldBy, type HoldsCell } from '../braille-files/cell-encoding.js';
import { type BrailleFileProfile, UNICODE_TEXT } from '../braille-files/profile.js';
import { readBrf } from '../braille-files/read-brf.js';
import { type PefFailure, readPef } from '../braille-files/read-pef.js';
import type { ReadingNote, ReadingNoteCode } from '../braille-files/reading-notes.js';
import type { SheetSize } from '../braille-files/sheet.js';
import { brfBytes, writeBrf } from '../braille-files/write-brf.js';
import { oneVolume, type PefMetadata, type PefVolume } from '../braille-files/pef-book.js';
import { writePefVolumes } from '../braille-files/write-pef.js';
import type { BrailleFileFormat } from './arguments.js';
import { type FileProblem, tryFile } from './file-problem.js';
import type { DocumentFile } from './find-documents.js';
import { writeOutput } from './write-output.js';

/** Why a braille file was not converted; `size` is one beyond the bound of documents. */
export type ConversionFailure =
  | FileProblem
  | { readonly kind: 'pef'; readonly failure: PefFailure }
  | { readonly kind: 'size'; readonly limit: number };

/** Where the converted file lies, and what was odd about the one that was read. */
export interface ConvertedFile {
  readonly path: string;
  readonly notes: readonly ReadingNote[];
}

/** How braille files are converted. */
export interface Conversion {
  readonly outputFolder: string;
  readonly format: BrailleFileFormat;
  readonly brailleFile: BrailleFileProfile;
}

/** What a braille file holds, whichever its format. */
interface BrailleContent {
  readonly pages: readonly BraillePage[];
  readonly volumes: readonly PefVolume[];
  readonly size: SheetSize;
  readonly metadata: PefMetadata;
  readonly notes: readonly ReadingNote[];
}

function readContent(
  { path, fileName }: DocumentFile,
  bytes: Uint8Array,
  holds: HoldsCell,
): Result<BrailleContent, ConversionFailure> {
  const text = decodeText(bytes);
  // PEF requires an identifier; one made of the content stays the same for the same file.
  const identifier = `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
  if (extname(path).toLowerCase() !== '.pef') {
    const read = readBrf(text, { holds });
    const volumes = [oneVolume(read.pages, read.size)];
    return ok({ ...read, volumes, metadata: { identifier, title: fileName } });
  }
  const read = readPef(text, holds);
  if (!read.ok) return fail({ kind: 'pef', failure: read.error });
  const { metadata } = read.value;
  return ok({ ...read.value, metadata: { ...metadata, identifier: metadata.identifier || identifier } });
}

const WRITERS: Readonly<
  Record<BrailleFileFormat, (content: BrailleContent, profile: BrailleFileProfile) => Uint8Array>
> = {
  brf: ({ pages, size }, profile) => brfBytes(writeBrf(pages, profile, size), profile),
  pef: ({ volumes, metadata }) => new TextEncoder().encode(writePefVolumes(volumes, metadata)),
  txt: ({ pages }) => brfBytes(writeBrf(pages, UNICODE_TEXT), UNICODE_TEXT),
};

/** What pages alone do not keep; a PEF file does. */
const KEPT_BY_PEF: readonly ReadingNoteCode[] = ['PARTS_JOINED', 'ROW_GAP_LEFT_OUT'];

/** Reads a PEF file by its extension, any other as BRF, and writes its pages in another format. */
export async function convertBrailleFile(
  file: DocumentFile,
  { outputFolder, format, brailleFile }: Conversion,
): Promise<Result<ConvertedFile, ConversionFailure>> {
  const length = await tryFile('read', file.path, async () => (await stat(file.path)).size);
  if (!length.ok) return length;
  if (length.value > LIMITS.jsonBytes) return fail({ kind: 'size', limit: LIMITS.jsonBytes });
  const bytes = await tryFile('read', file.path, () => readFile(file.path));
  if (!bytes.ok) return bytes;
  const holds = cellsHeldBy(format === 'brf' ? brailleFile.encoding : 'unicode');
  const content = readContent(file, bytes.value, holds);
  if (!content.ok) return content;
  const written = await writeOutput(outputFolder, {
    name: artefactFileName(format, file.fileName),
    bytes: WRITERS[format](content.value, brailleFile),
  });
  const notes = content.value.notes.filter(({ code }) => format !== 'pef' || !KEPT_BY_PEF.includes(code));
  return written.ok ? ok({ path: written.value, notes }) : written;
}
