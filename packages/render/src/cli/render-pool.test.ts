import { afterEach, describe, expect, it } from '@jest/globals';
import type { DocumentResult } from './render-document.js';
import { type RenderPool, threadPool } from './render-pool.js';

const THREAD = new URL('../../test/echo-thread.mjs', import.meta.url);

let pool: RenderPool | undefined;

afterEach(() => pool?.close());

function render(size: number, names: readonly string[]): Promise<readonly DocumentResult[]> {
  const started = threadPool(THREAD, { outputFolder: 'out', formats: ['pdf'] }, size);
  pool = started;
  return Promise.all(names.map((fileName) => started.render({ path: `${fileName}.json`, fileName })));
}

/** What came of a document: the path that was written, or why none was. */
function outcome(result: DocumentResult): string {
  if (result.ok) return result.value.files[0]?.path ?? '';
  return result.error.kind === 'crashed' ? result.error.reason : result.error.kind;
}

describe('threadPool', () => {
  it('answers each document with its own result, whoever is ready first', async () => {
    const results = await render(3, ['slow', 'a', 'b', 'slow', 'c']);
    expect(results.map(outcome)).toEqual(['out/slow', 'out/a', 'out/b', 'out/slow', 'out/c']);
  });

  it('uses as many threads as it was told, for all documents', async () => {
    const results = await render(2, ['slow', 'slow', 'slow', 'slow', 'slow', 'slow']);
    const threads = results.map((result) => (result.ok ? result.value.files[0]?.bytes : 0));
    expect(new Set(threads).size).toBe(2);
  });

  it('fails the document alone that a thread died of, and goes on with a new one', async () => {
    const results = await render(1, ['a', 'throws', 'b', 'exits', 'c']);
    expect(results.map(outcome)).toEqual(['out/a', 'Error: broken', 'out/b', 'exit 3', 'out/c']);
  });
});
