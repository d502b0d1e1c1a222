import { expect, it } from '@jest/globals';
import { loadPart } from './load-part.js';

it('a part that does not come is a value that the list of drafts has a sentence for', async () => {
  expect(await loadPart(() => Promise.reject(new TypeError('Failed to fetch')))).toEqual({
    ok: false,
    error: { code: 'EDITOR_NOT_LOADED', issues: [] },
  });
  expect(await loadPart(() => Promise.resolve('part'))).toEqual({ ok: true, value: 'part' });
});
