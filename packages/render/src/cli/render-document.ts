import { readFile, stat, utimes } from 'node:fs/promises';
import { type Engine, fail, type Issue, LIMITS, ok, type Result } from '@tastwerk/editor-core';
import type { BrailleTranslator, ChosenPaper, LabelFailure } from '@tastwerk/editor-core/braille';
import type { FileNote } from '@tastwerk/editor-core/files';
import type { RenderFailure, RenderRequest } from '../artefacts/artefact.js';
import { renderArtefacts } from '../artefacts/render-artefacts.js';
import type { SheetOptions } from '../artefacts/sheet-options.js';
import { loadEngine } from '../plugins/index.js';
import type { BrailleFileProfile } from '../braille-files/profile.js';
import { type FileProblem, tryFile } from './file-problem.js';
import type { DocumentFile } from './find-documents.js';
import { wordsOfText } from './word-file.js';
import { writeOutput } from './write-output.js';

/** What was written for one document. */
export interface WrittenDocument {
  readonly files: readonly {
    readonly path: string;
    readonly format: string;
    readonly bytes: number;
    /** What the file could not take from the document; none when absent. */
    readonly notes?: readonly FileNote[];
  }[];
  readonly graphicPages: number;
  readonly braillePages: number;
  /** Texts that stand without braille in the files. */
  readonly unwritten: readonly LabelFailure[];
}

/** Why a document was not written; `crashed` is a fault of ours, with what the machine said of it. */
export type DocumentFailure =
  RenderFailure | FileProblem | { readonly kind: 'crashed'; readonly reason: string };

/** How the documents of a batch are rendered: plain data, which threads hand on to each other. */
export interface BatchSettings {
  readonly outputFolder: string;
  /** Names of exporters of the engine. */
  readonly formats: readonly string[];
  /** How BRF files are written; the international BRF when absent. */
  readonly brailleFile?: BrailleFileProfile;
  /** The paper of braille pages in the place of those of the documents. */
  readonly braillePaper?: ChosenPaper;
  /** The plugins besides the built-in ones; see {@link loadEngine}. */
  readonly plugins?: string;
  /** What sheets carry; `{name}` in the link stands for the document's name. */
  readonly sheet?: SheetOptions;
  /** The text of a file of own words, which go behind those of the documents. */
  readonly words?: string;
}

function invalid(issue: Issue): Result<never, RenderFailure> {
  return fail({ kind: 'document', issues: [issue] });
}

async function readJson(path: string): Promise<Result<unknown, DocumentFailure>> {
  const size = await tryFile('read', path, async () => (await stat(path)).size);
  if (!size.ok) return size;
  if (size.value > LIMITS.jsonBytes) {
    return invalid({ code: 'DOCUMENT_TOO_LARGE', path: [], params: { limit: LIMITS.jsonBytes } });
  }
  const text = await tryFile('read', path, () => readFile(path, 'utf8'));
  if (!text.ok) return text;
  try {
    const json: unknown = JSON.parse(text.value);
    return ok(json);
  } catch {
    return invalid({ code: 'DOCUMENT_NOT_JSON', path: [] });
  }
}

/** What the sheets of `document` carry: its name stands where the link says `{name}`. */
export function sheetOf(sheet: SheetOptions, { fileName }: DocumentFile): SheetOptions {
  const { link } = sheet;
  return link === undefined
    ? sheet
    : { ...sheet, link: link.replaceAll('{name}', encodeURIComponent(fileName)) };
}

/** The engine of a batch. The command line has looked at the plugins before. */
export async function engineOf(plugins: string | undefined): Promise<Engine> {
  const engine = await loadEngine(plugins);
  if (!engine.ok) throw new Error(engine.error);
  return engine.value;
}

/** Dates `files` before their document: what lacks something is never up to date, so that the next batch names it again. */
async function dateBefore(
  { path }: DocumentFile,
  files: readonly string[],
): Promise<Result<null, FileProblem>> {
  if (files.length === 0) return ok(null);
  const date = await tryFile('read', path, async () => new Date((await stat(path)).mtimeMs - 1000));
  if (!date.ok) return date;
  for (const file of files) {
    const dated = await tryFile('write', file, () => utimes(file, date.value, date.value));
    if (!dated.ok) return dated;
  }
  return ok(null);
}

/** What came of one document. */
export type DocumentResult = Result<WrittenDocument, DocumentFailure>;

/** Reads, renders and writes one document. The file appears in the output folder, which is made when it is missing. */
export type RenderDocument = (document: DocumentFile) => Promise<DocumentResult>;

async function renderDocument(
  document: DocumentFile,
  { outputFolder, formats, plugins, sheet = {} }: BatchSettings,
  request: Pick<RenderRequest, 'translator' | 'brailleFile' | 'braillePaper' | 'ownWords'>,
): Promise<DocumentResult> {
  const engine = await engineOf(plugins);
  const json = await readJson(document.path);
  if (!json.ok) return json;
  const rendered = await renderArtefacts(json.value, {
    ...request,
    formats,
    engine,
    fileName: document.fileName,
    sheet: sheetOf(sheet, document),
  });
  if (!rendered.ok) return rendered;
  const { artefacts, graphicPages, braillePages, unwritten } = rendered.value;

  const files: WrittenDocument['files'][number][] = [];
  for (const artefact of artefacts) {
    const written = await writeOutput(outputFolder, artefact);
    if (!written.ok) return written;
    const { format, bytes, notes } = artefact;
    files.push({ path: written.value, format, bytes: bytes.length, ...(notes ? { notes } : {}) });
  }
  const lacking = files.filter(({ notes }) => unwritten.length > 0 || notes).map(({ path }) => path);
  const dated = await dateBefore(document, lacking);
  return dated.ok ? ok({ files, graphicPages, braillePages, unwritten }) : dated;
}

/** What renders the documents of a batch, one at a time. */
export function documentRenderer(settings: BatchSettings, translator: BrailleTranslator): RenderDocument {
  const { brailleFile, braillePaper, words } = settings;
  const request = {
    translator,
    ...(brailleFile === undefined ? {} : { brailleFile }),
    ...(braillePaper === undefined ? {} : { braillePaper }),
    ...(words === undefined ? {} : { ownWords: wordsOfText(words) }),
  };
  return (document) => renderDocument(document, settings, request);
}
