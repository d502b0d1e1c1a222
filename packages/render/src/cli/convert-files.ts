import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import {
  canonicalJson,
  type Document,
  type Engine,
  fail,
  ok,
  type Page,
  type Result,
} from '@tastwerk/editor-core';
import { type BrailleSystem, DEFAULT_BRAILLE_SYSTEM, wordLanguageOf } from '@tastwerk/editor-core/braille';
import { PAPER_FORMAT_NAMES, PAPER_FORMATS, type PaperFormat } from '@tastwerk/editor-core/document';
import {
  fileSample,
  type ImportedContent,
  type ImportedFile,
  type ImportedPublication,
  type ImportFailure,
} from '@tastwerk/editor-core/files';
import { importArea } from '@tastwerk/editor-core/import';
import { EXIT_CODES, type ExitCode } from './exit-code.js';
import { type DocumentFile, findDocuments } from './find-documents.js';
import { readInput } from './read-input.js';
import type { Say, Terminal } from './terminal.js';
import type { UsageProblem } from './words.js';
import { clearUnfinished } from './unfinished-files.js';
import { writeOutput } from './write-output.js';

/** Drawings and braille files that become documents. */
export interface DocumentConversion {
  readonly inputs: readonly string[];
  readonly outputFolder: string;
  /** {@link USUAL_PAPER} when absent, or the first on which the drawings of a publication have room. */
  readonly paper?: PaperFormat;
  /** That of a publication, else {@link DEFAULT_BRAILLE_SYSTEM} when absent. */
  readonly system?: BrailleSystem;
}

const USUAL_PAPER: PaperFormat = 'a4-portrait';

/** A document of one blank page that is called as the file is. */
function blankDocument(
  engine: Engine,
  fileName: string,
  { paper = USUAL_PAPER, system = DEFAULT_BRAILLE_SYSTEM }: DocumentConversion,
): Document {
  const language = wordLanguageOf(system);
  const { widthMm, heightMm } = PAPER_FORMATS[paper];
  const blank = engine.blank({ uuid: randomUUID(), pageUuid: randomUUID(), language });
  return { ...blank, system, graphicTitle: fileName, width: widthMm, height: heightMm };
}

/** `document` with the text of a publication, and each of its drawings on a page of its own. */
function withPublication(document: Document, { title, text, drawings }: ImportedPublication): Document {
  const pages = drawings.map(({ name, objects }): Page => ({
    uuid: randomUUID(),
    name,
    text: false,
    objects,
    guides: [],
  }));
  const { braillePages, graphicTitle } = document;
  return {
    ...document,
    graphicTitle: title || graphicTitle,
    pages: pages.length === 0 ? document.pages : pages,
    braillePages: { ...braillePages, content: text },
  };
}

function withContent(document: Document, content: ImportedContent): Document {
  const { braillePages } = document;
  switch (content.kind) {
    case 'objects':
      return { ...document, pages: document.pages.map((page) => ({ ...page, objects: content.objects })) };
    case 'braille':
      return { ...document, braillePages: { ...braillePages, content: content.rows.join('\n') } };
    case 'publication':
      return withPublication(document, content);
  }
}

/** What of the file is odd or missing in the document, a line each. */
function remarksOn(path: string, content: ImportedContent, say: Say): readonly string[] {
  const notes = content.kind === 'objects' ? [] : content.notes;
  const [line, sentences] =
    content.kind === 'braille'
      ? (['convert.noted', 'braille.note'] as const)
      : (['convert.notedFile', 'convert.note'] as const);
  const leftOut = content.kind === 'braille' ? [] : content.leftOut;
  return [
    ...notes.map(({ code, params }) =>
      say(line, { path, sentence: say(`${sentences}.${code}`), code, ...params }),
    ),
    ...(leftOut.length === 0 ? [] : [say('convert.leftOut', { path, names: leftOut.join(', ') })]),
  ];
}

/** The wishes of a call, with the system of a publication where the call names none. */
function withSystemOf(wishes: DocumentConversion, content: ImportedContent): DocumentConversion {
  const system = content.kind === 'publication' ? content.system : undefined;
  return system === undefined || wishes.system !== undefined ? wishes : { ...wishes, system };
}

/** Whether drawings had to be made smaller for their pages. */
const isTight = (read: Result<ImportedContent, ImportFailure>): boolean =>
  read.ok && read.value.kind === 'publication' && read.value.isScaled;

/** Reads one file with the first importer that knows its sort; a sentence where it becomes no document. */
async function documentOf(
  engine: Engine,
  { path, fileName }: DocumentFile,
  conversion: DocumentConversion,
  say: Say,
): Promise<Result<{ readonly document: Document; readonly remarks: readonly string[] }, string>> {
  const told = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
    fail(say(`convert.${key}`, { path, ...values }));
  const bytes = await readInput(path, say);
  if (!bytes.ok) return bytes;
  const file: ImportedFile = { name: basename(path), bytes: bytes.value };
  const sample = fileSample(file.name, file.bytes);
  const importer = [...engine.importers.values()].find(({ matches }) => matches(sample));
  if (!importer) return told('unknown');
  const readFile = await importer.load();
  const readOn = async (wishes: DocumentConversion) => {
    const blank = blankDocument(engine, fileName, wishes);
    const { width: widthMm, height: heightMm } = blank;
    const area = importArea(engine.kinds, blank, 0);
    const read = await readFile(file, { kinds: engine.kinds, widthMm, heightMm, area, newId: randomUUID });
    return { wishes, read };
  };
  const usual = await readOn(conversion);
  let fitting = usual;
  for (const paper of conversion.paper === undefined ? PAPER_FORMAT_NAMES : []) {
    if (paper !== USUAL_PAPER && isTight(fitting.read)) fitting = await readOn({ ...conversion, paper });
  }
  const { wishes, read } = isTight(fitting.read) ? usual : fitting;
  if (!read.ok) return told('notRead', { code: read.error.code });
  const blank = blankDocument(engine, fileName, withSystemOf(wishes, read.value));
  const document = withContent(blank, read.value);
  const parsed = engine.parse(JSON.parse(JSON.stringify(document)));
  if (!parsed.ok) return told('notRead', { code: parsed.error[0]?.code ?? '' });
  return ok({ document: parsed.value.document, remarks: remarksOn(path, read.value, say) });
}

/** The endings of files that the engine reads: what is taken from a folder. */
function endingsOf({ importers }: Engine): readonly string[] {
  return [...importers.values()].flatMap(({ accepts }) => accepts.filter((name) => name.startsWith('.')));
}

/**
 * Makes a document of each file, with the importers of the engine. Paths that were written on stdout; what is left out and what failed on
 * stderr.
 */
export async function convertFiles(
  engine: Engine,
  conversion: DocumentConversion,
  { stdout, stderr }: Terminal,
  say: Say,
): Promise<Result<ExitCode, UsageProblem>> {
  const found = await findDocuments(conversion.inputs, endingsOf(engine));
  if (!found.ok) return fail(found.error);
  await clearUnfinished(conversion.outputFolder);
  let written = 0;
  for (const file of found.value) {
    const made = await documentOf(engine, file, conversion, say);
    if (!made.ok) {
      stderr.write(`${made.error}\n`);
      continue;
    }
    for (const remark of made.value.remarks) stderr.write(`${remark}\n`);
    const bytes = new TextEncoder().encode(`${canonicalJson(made.value.document)}\n`);
    const output = await writeOutput(conversion.outputFolder, { name: `${file.fileName}.json`, bytes });
    if (output.ok) {
      written += 1;
      stdout.write(`${output.value}\n`);
    } else {
      stderr.write(`${say('failure.write', { path: output.error.path, reason: output.error.systemCode })}\n`);
    }
  }
  const failed = found.value.length - written;
  stderr.write(`${say('convert.summary', { written, failed })}\n`);
  return ok(failed === 0 ? EXIT_CODES.done : EXIT_CODES.failed);
}
