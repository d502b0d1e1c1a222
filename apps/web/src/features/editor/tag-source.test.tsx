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
    const source = createTagSource('de');
    expect((await source.suggest('bi')).slice(0, 2)).toEqual([
      { name: 'Biologie', tag_id: 1 },
      { name: 'Bildung', tag_id: 2 },
    ]);
    expect(await source.suggest(' Kar')).toEqual([{ name: 'Karte', tag_id: 3 }]);
    expect(await source.suggest('xx')).toEqual([]);
    expect(calls).toHaveLength(1);
  });

  it('are called as the language of the interface has it, with the subjects that nothing is tagged with yet', async () => {
    fakeApi({ 'GET /api/tags': () => answer([{ tag_id: 7, name: 'Wasser', taxonomy_id: 86 }]) });
    const source = createTagSource('en');
    expect(await source.suggest('wat')).toEqual([
      { name: 'Water', tag_id: 7 },
      { name: 'Water cycle', tag_id: null },
    ]);
    expect(await source.suggest('wasserkreislauf')).toEqual([{ name: 'Water cycle', tag_id: null }]);
    expect(source.nameOf?.('Brüche')).toBe('Fractions');
    expect(source.nameOf?.('Klasse 5a')).toBe('Klasse 5a');
  });

  it('are none while the server does not answer, and asked for again the next time', async () => {
    let isThere = false;
    fakeApi({ 'GET /api/tags': () => (isThere ? answer(TAGS) : refusal('INTERNAL')) });
    const source = createTagSource('de');
    expect(await source.suggest('')).toEqual([]);
    isThere = true;
    expect(await source.suggest('')).toHaveLength(3);
  });
});
