import { describe, expect, it } from '@jest/globals';
import { answer, fakeApi, refusal } from '../../../test/fake-api.js';
import { createTagSource } from './tag-source.js';

const TAGS = ['Biologie', 'Bildung', 'Karte'].map((name, index) => ({
  tag_id: index + 1,
  name,
  taxonomy_id: null,
}));

describe('the tags of the catalogue', () => {
  it('are asked for once, and offered by the beginning of their names', async () => {
    const calls = fakeApi({ 'GET /api/tags': () => answer(TAGS) });
    const source = createTagSource();
    expect(await source.suggest('bi')).toEqual([
      { name: 'Biologie', tag_id: 1 },
      { name: 'Bildung', tag_id: 2 },
    ]);
    expect(await source.suggest(' Kar')).toEqual([{ name: 'Karte', tag_id: 3 }]);
    expect(await source.suggest('x')).toEqual([]);
    expect(calls).toHaveLength(1);
  });

  it('are none while the server does not answer, and asked for again the next time', async () => {
    let isThere = false;
    fakeApi({ 'GET /api/tags': () => (isThere ? answer(TAGS) : refusal('INTERNAL')) });
    const source = createTagSource();
    expect(await source.suggest('')).toEqual([]);
    isThere = true;
    expect(await source.suggest('')).toHaveLength(3);
  });
});
