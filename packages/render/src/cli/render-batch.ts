import { availableParallelism } from 'node:os';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import type { BrailleTranslator } from '@tastwerk/editor-core/braille';
import { MARK_LIMITS, overlongMark } from '../sheet-marks/sheet-marks.js';
import { optionsSince } from './batch-options.js';
import { EXIT_CODES, type ExitCode } from './exit-code.js';
import { failureSentences, unwrittenSentences } from './failure-sentences.js';
import { DOCUMENT_EXTENSIONS, type DocumentFile, findDocuments } from './find-documents.js';
import type { Language } from './language.js';
import { createProgress } from './progress.js';
import { inlinePool, type RenderPool, type StartPool } from './render-pool.js';
import { type BatchSettings, type DocumentResult, sheetOf } from './render-document.js';
import type { Say, Terminal } from './terminal.js';
import { clearUnfinished } from './unfinished-files.js';
import { isUpToDate } from './up-to-date.js';
import { problem, type UsageProblem } from './words.js';

/** A batch: which documents, how, and whether a machine reads the answer. */
export interface Batch extends BatchSettings {
  readonly inputs: readonly string[];
  readonly asJson: boolean;
  /** Whether files that are there and newer than their document are written again. */
  readonly force: boolean;
  /** How many documents are rendered at once; as many as the machine has cores when absent. */
  readonly jobs?: number;
}

/** Who renders a batch: a pool of threads where there is one, else the caller's thread with this translator. */
export interface Renderers {
  readonly translator: BrailleTranslator;
  readonly startPool?: StartPool;
}

/** What came of a document, or that there was nothing to do. */
type Outcome = DocumentResult | 'up to date';

function poolFor(settings: BatchSettings, size: number, { translator, startPool }: Renderers): RenderPool {
  // Starting a thread takes as long as rendering a page.
  return startPool && size > 1 ? startPool(settings, size) : inlinePool(settings, translator);
}

/**
 * How many documents may wait for each thread, so that none is idle while a long document before its own holds back the
 * answers, which come in order.
 */
const AHEAD = 4;

/** Renders `documents` and answers in their order. */
async function* outcomesOf(
  documents: readonly DocumentFile[],
  settings: BatchSettings,
  force: boolean,
  pool: RenderPool,
  onDone: (document: DocumentFile) => void,
): AsyncGenerator<readonly [DocumentFile, Outcome]> {
  const sinceMs = await optionsSince(settings);
  async function outcomeOf(document: DocumentFile): Promise<Outcome> {
    const isDone = !force && (await isUpToDate(document, settings, sinceMs));
    const outcome = isDone ? 'up to date' : await pool.render(document);
    onDone(document);
    return outcome;
  }
  const running: { readonly document: DocumentFile; readonly outcome: Promise<Outcome> }[] = [];
  const room = pool.size === 1 ? 1 : AHEAD * pool.size;
  for (const document of documents) {
    running.push({ document, outcome: outcomeOf(document) });
    if (running.length < room) continue;
    const first = running.shift();
    if (first) yield [first.document, await first.outcome];
  }
  for (const { document, outcome } of running) yield [document, await outcome];
}

function answer(document: DocumentFile, outcome: Outcome, asJson: boolean): string {
  if (asJson) {
    const fields =
      outcome === 'up to date'
        ? { ok: true, upToDate: true }
        : outcome.ok
          ? { ok: true, ...outcome.value }
          : { ok: false, failure: outcome.error };
    return `${JSON.stringify({ document: document.path, ...fields })}\n`;
  }
  if (outcome === 'up to date' || !outcome.ok) return '';
  return outcome.value.files.map(({ path }) => `${path}\n`).join('');
}

function sentencesOn(
  { path }: DocumentFile,
  outcome: Outcome,
  say: Say,
  language: Language,
): readonly string[] {
  if (outcome === 'up to date') return [];
  if (!outcome.ok) return failureSentences(path, outcome.error, say);
  const { files, unwritten } = outcome.value;
  const notes = files.flatMap((file) => (file.notes ?? []).map((note) => `${file.path}: ${note[language]}`));
  return [...unwrittenSentences(path, unwritten, say), ...notes];
}

/**
 * Renders every document that `inputs` name, several at once; one that fails does not keep the others back, and one whose
 * files are newer than it is left alone. One with texts that cannot be written in braille, or with files that
 * lack something, is written, and named. On stdout the paths that were written, or with `asJson` one JSON object a line for
 * each document, both in the order of the documents; progress and failures on stderr.
 */
export async function renderBatch(
  { inputs, asJson, force, jobs = availableParallelism(), ...settings }: Batch,
  { stdout, stderr }: Terminal,
  { say, language }: { readonly say: Say; readonly language: Language },
  renderers: Renderers,
): Promise<Result<ExitCode, UsageProblem>> {
  const found = await findDocuments(inputs, DOCUMENT_EXTENSIONS);
  if (!found.ok) return fail(found.error);
  const documents = found.value;
  const overlong = documents
    .map((document) => overlongMark(sheetOf(settings.sheet ?? {}, document)))
    .find((mark) => mark !== undefined);
  if (overlong !== undefined) {
    return problem(`overlong.${overlong}`, { limit: String(MARK_LIMITS[overlong]) });
  }

  await clearUnfinished(settings.outputFolder);
  const progress = createProgress(stderr);
  const total = documents.length;
  let done = 0;
  let isComplete = true;
  const counts = { rendered: 0, upToDate: 0, failed: 0 };
  const pool = poolFor(settings, Math.min(jobs, total), renderers);
  try {
    const outcomes = outcomesOf(documents, settings, force, pool, ({ path }) => {
      done += 1;
      progress.show(say('render.progress', { done, total, path }));
    });
    for await (const [document, outcome] of outcomes) {
      if (outcome === 'up to date') counts.upToDate += 1;
      else if (outcome.ok) counts.rendered += 1;
      else counts.failed += 1;
      const sentences = sentencesOn(document, outcome, say, language);
      for (const sentence of sentences) progress.keep(sentence);
      isComplete &&= sentences.length === 0;
      stdout.write(answer(document, outcome, asJson));
    }
  } finally {
    pool.close();
  }
  progress.keep(say('render.summary', counts));
  return ok(isComplete ? EXIT_CODES.done : EXIT_CODES.failed);
}
