import { describe, expect, it } from '@jest/globals';
import { fail, ok } from '@tastwerk/editor-core';
import type { ReadingResult } from '@tastwerk/editor-core/braille';
import type { ReadRequest } from '../line-request.js';
import { createLineReader } from './line-reader.js';

const UNAVAILABLE = fail({ code: 'BRAILLE_UNAVAILABLE' });
const lines = (count: number): ReadRequest[] =>
  Array.from({ length: count }, (_, at) => ({ cells: [at % 64], system: 'DE:VOLL' }));
const readingOf = ({ cells }: ReadRequest): ReadingResult => ok({ text: cells.join(), sourceIndex: [0] });

/** A reader that notes how many lines it is asked for at once; `after` runs behind each batch. */
function readerThatNotes(after: (batch: number) => boolean = () => true) {
  const batches: number[] = [];
  const reader = createLineReader((requests) => {
    batches.push(requests.length);
    return Promise.resolve(after(batches.length) ? requests.map(readingOf) : undefined);
  });
  return { batches, reader };
}

describe('createLineReader', () => {
  it('asks in batches of 50 and answers in order', async () => {
    const { batches, reader } = readerThatNotes();
    expect(await reader.read(lines(120))).toEqual(lines(120).map(readingOf));
    expect(batches).toEqual([50, 50, 20]);
  });

  it('asks for nothing where there is nothing to read', async () => {
    const { batches, reader } = readerThatNotes();
    expect(await reader.read([])).toEqual([]);
    expect(batches).toEqual([]);
  });

  it('sends no further batch once it is aborted', async () => {
    const signal = { aborted: false };
    const { batches, reader } = readerThatNotes(() => (signal.aborted = true));
    const results = await reader.read(lines(120), signal);
    expect(batches).toEqual([50]);
    expect(results).toHaveLength(120);
    expect(results[49]?.ok).toBe(true);
    expect(results[50]).toEqual(UNAVAILABLE);
  });

  it('sends no further batch once its engine is lost', async () => {
    const { batches, reader } = readerThatNotes((batch) => batch < 2);
    const results = await reader.read(lines(160));
    expect(batches).toEqual([50, 50]);
    expect(results.map(({ ok: isOk }) => isOk).indexOf(false)).toBe(50);
    expect(results).toHaveLength(160);
  });

  it('takes a line without an answer for unavailable', async () => {
    const reader = createLineReader(() => Promise.resolve([]));
    expect(await reader.read(lines(2))).toEqual([UNAVAILABLE, UNAVAILABLE]);
  });
});
