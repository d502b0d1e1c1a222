import type { BrailleResult, ReadingResult } from '@tastwerk/editor-core/braille';
import type { BrailleEngine } from '../engine-port.js';
import type { LineRequest, ReadRequest, Writing } from '../line-request.js';

/** Requests asked for at once: few enough that a cancelled or urgent one does not wait behind a whole book. */
export const REQUESTS_AT_ONCE = 50;

/** What an engine in another thread is asked: lines to write, or cells to read. */
export type EngineQuestion =
  { readonly write: readonly LineRequest[] } | { readonly read: readonly ReadRequest[] };

/** What it answers, one result for each request. */
export type EngineAnswer =
  { readonly written: readonly BrailleResult[] } | { readonly read: readonly ReadingResult[] };

/** One key per writing. */
function keyOfWriting({ system, notation = 'plain' }: Writing): string {
  return `${system} ${notation}`;
}

/** Prepares the writings that `requests` name, one after the other, each right before its requests; answers in the order of the requests. */
async function answerByWriting<Request extends Writing, Result>(
  requests: readonly Request[],
  prepare: (writing: Writing) => Promise<void>,
  answer: (request: Request) => Result,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const byWriting = new Map<string, [index: number, request: Request][]>();
  for (const [index, request] of requests.entries()) {
    const key = keyOfWriting(request);
    const ofWriting = byWriting.get(key) ?? [];
    ofWriting.push([index, request]);
    byWriting.set(key, ofWriting);
  }
  for (const ofWriting of byWriting.values()) {
    const [[, writing] = []] = ofWriting;
    if (writing) await prepare(writing);
    for (const [index, request] of ofWriting) results[index] = answer(request);
  }
  return results;
}

/** Writes lines with an engine. */
export function writeWithEngine(
  engine: BrailleEngine,
  requests: readonly LineRequest[],
): Promise<readonly BrailleResult[]> {
  return answerByWriting(
    requests,
    (writing) => engine.prepare(writing),
    (request) => engine.translateLine(request),
  );
}

/** Reads lines of cells with an engine. */
export function readWithEngine(
  engine: BrailleEngine,
  requests: readonly ReadRequest[],
): Promise<readonly ReadingResult[]> {
  return answerByWriting(
    requests,
    (writing) => engine.prepareReading(writing),
    (request) => engine.readLine(request),
  );
}

/** Answers a question of another thread. */
export async function answerWithEngine(
  engine: BrailleEngine,
  question: EngineQuestion,
): Promise<EngineAnswer> {
  return 'write' in question
    ? { written: await writeWithEngine(engine, question.write) }
    : { read: await readWithEngine(engine, question.read) };
}
