import { describe, expect, it } from '@jest/globals';
import { type Document, LIMITS, type PageObject } from '@tastwerk/editor-core';
import { childrenOf, walkObjects } from '@tastwerk/editor-core/objects';
import { sampleDocument } from '../../test/sample-document.js';
import { newUuid } from '../base/new-uuid.js';
import { copyOfDraft, duplicateOfDraft } from './copy-of-draft.js';
import { readDocument } from './read-document.js';
import { createObject } from '@tastwerk/editor-core/standard';

const titled = (title: string) => `${title} (Kopie)`;

/** A published document with a group, an object of a missing plugin that holds another, a picture under its page and findings that are passed over. */
function published(): Document {
  const document = sampleDocument();
  const member = createObject('rect', { uuid: newUuid(), x: 10, y: 10 });
  const group: PageObject = {
    type: 'group',
    uuid: newUuid(),
    moniker: 'Haus',
    hidden: false,
    locked: false,
    objects: [member],
  };
  const others = [createObject('rect', { uuid: newUuid(), x: 40, y: 10 })];
  const ofMissingPlugin: PageObject = JSON.parse(
    JSON.stringify({ ...group, type: 'house', uuid: newUuid(), objects: others }),
  );
  const pages = document.pages.map((page) => ({
    ...page,
    objects: [...page.objects, group, ofMissingPlugin],
  }));
  const pageUuid = pages[0]?.uuid ?? '';
  const finding = { ruleId: 'small-object', measured: 3, reason: 'so gewollt' };
  return {
    ...document,
    pages,
    variant_id: 7,
    graphic_id: 3,
    version_id: 9,
    lastVersionHash: 'a'.repeat(64),
    derivedFrom: 2,
    currentFileName: 'haus',
    ignoredFindings: [
      { ...finding, objects: [member, ...others].map(({ uuid }) => uuid), pageUuid },
      { ...finding, objects: [], pageUuid: null },
    ],
  };
}

function idsOf(document: Document): readonly string[] {
  const ids = [document.uuid, ...document.pages.map(({ uuid }) => uuid)];
  for (const { objects } of document.pages) walkObjects(objects, ({ uuid }) => void ids.push(uuid));
  return ids;
}

describe('copyOfDraft', () => {
  it('keeps the origin and leaves an untitled draft untitled', () => {
    const original = published();
    const copy = copyOfDraft(original, titled);
    expect(copy).toMatchObject({
      graphicTitle: 'Regen in zwei Jahren (Kopie)',
      variant_id: 7,
      lastSaved: null,
    });
    expect(copy.uuid).not.toBe(original.uuid);
    expect(copyOfDraft({ ...original, graphicTitle: ' ' }, titled).graphicTitle).toBe('');
  });

  it('cuts a title that would be too long with its mark, and no character in two', async () => {
    for (const graphicTitle of ['x'.repeat(LIMITS.titleLength), '🏠'.repeat(LIMITS.titleLength / 2)]) {
      const copy = copyOfDraft({ ...sampleDocument(), graphicTitle }, titled);
      expect(copy.graphicTitle).toMatch(/[x🏠]… \(Kopie\)$/u);
      expect(copy.graphicTitle.length).toBeLessThanOrEqual(LIMITS.titleLength);
      expect(await readDocument(copy)).toMatchObject({ ok: true, value: { document: copy } });
    }
  });
});

describe('duplicateOfDraft', () => {
  it('has new ids for all that has one, and no origin', async () => {
    const original = published();
    const duplicate = duplicateOfDraft(original, titled);
    const before = new Set(idsOf(original));
    expect(idsOf(duplicate)).toHaveLength(before.size);
    expect(idsOf(duplicate).filter((id) => before.has(id))).toEqual([]);
    expect(duplicate).toMatchObject({
      graphicTitle: 'Regen in zwei Jahren (Kopie)',
      variantTitle: 'Basis',
      variant_id: null,
      graphic_id: null,
      version_id: null,
      lastVersionHash: null,
      derivedFrom: null,
      currentFileName: null,
    });
    expect(await readDocument(duplicate)).toMatchObject({ ok: true, value: { adjusted: [] } });
  });

  it('lets findings and the picture under a page go on naming the same things', () => {
    const original = published();
    const pageUuid = original.pages[0]?.uuid ?? '';
    const place = { x: 0, y: 0, width: 50, height: 50, opacity: 0.5 };
    const backdrop = { ...place, pageUuid, picture: 'data:image/png;base64,AAAA' };
    const duplicate = duplicateOfDraft({ ...original, backdrops: [backdrop] }, titled);
    const [page] = duplicate.pages;
    const members = page?.objects
      .slice(-2)
      .flatMap(childrenOf)
      .map(({ uuid }) => uuid);
    expect(duplicate.backdrops).toEqual([{ ...backdrop, pageUuid: page?.uuid }]);
    expect(duplicate.ignoredFindings.map(({ objects, pageUuid: on }) => [objects, on])).toEqual([
      [members, page?.uuid],
      [[], null],
    ]);
  });
});
