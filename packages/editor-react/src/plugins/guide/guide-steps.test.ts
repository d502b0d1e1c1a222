import { describe, expect, it } from '@jest/globals';
import { type Document } from '@tastwerk/editor-core';
import { editorI18n } from '../../../test/editor-i18n.js';
import { createNewDocument } from '../../new-document.js';
import { newUuid } from '../../base/new-uuid.js';
import { buildTemplate } from '../../../test/build-template.js';
import { checksOf, GUIDE_STEPS, type GuideFacts, isStepDone } from './guide-steps.js';
import { createObject, kinds } from '@tastwerk/editor-core/standard';

const CLEAN = { error: 0, warning: 0, info: 2 };
const facts = (document: Document, change: Partial<GuideFacts> = {}): GuideFacts => ({
  document,
  kinds,
  found: CLEAN,
  brailleFailures: 0,
  ...change,
});
const doneSteps = (known: GuideFacts) => GUIDE_STEPS.filter((step) => isStepDone(step, known));

describe('the steps of the guide', () => {
  it('are open where a draft begins, but for what a proof of an empty page cannot find', () => {
    expect(doneSteps(facts(createNewDocument('de'), { found: null }))).toEqual([]);
  });

  it('are done by what the document holds', async () => {
    const map = await buildTemplate('map', 'de');
    expect(doneSteps(facts(map))).toEqual(['template', 'setUp', 'draw', 'legend', 'describe', 'proofing']);
    const filed: Document = {
      ...map,
      category: 'geography',
      tags: [{ name: 'Insel', tag_id: null }],
      variant_id: 7,
    };
    expect(doneSteps(facts(filed))).toEqual(GUIDE_STEPS.filter((step) => step !== 'introduction'));
  });

  it('ask for a legend where several textures have no meaning, or where it is out of use', async () => {
    const map = await buildTemplate('map', 'en');
    const other = createObject('rect', {
      uuid: newUuid(),
      x: 20,
      y: 20,
      pattern: { template: 'grid', offset: 2, clearance: 0 },
    });
    const pages = map.pages.map((page) => ({ ...page, objects: [...page.objects, other] }));
    expect(checksOf('legend', facts({ ...map, pages }))).toContainEqual({ id: 'named', isDone: false });
    const off = map.pages.map((page) => ({
      ...page,
      objects: page.objects.map((object) => (object.type === 'key' ? { ...object, active: false } : object)),
    }));
    expect(checksOf('legend', facts({ ...map, pages: off }))).toContainEqual({ id: 'shown', isDone: false });
  });

  it('know that no legend is needed when the drawing is done, not before', () => {
    const objects = [
      createObject('rect', { uuid: newUuid(), x: 50, y: 60 }),
      createObject('label', { uuid: newUuid(), x: 50, y: 120, text: 'Haus' }),
    ];
    const draft = createNewDocument('de');
    const drawn = (count: number): Document => ({
      ...draft,
      pages: draft.pages.map((page) => ({ ...page, objects: objects.slice(0, count) })),
    });
    const said = (count: number) => checksOf('legend', facts(drawn(count)));
    expect([said(0), said(1), said(2)]).toEqual(
      [false, false, true].map((isDone) => [{ id: 'notNeeded', isDone }]),
    );
  });

  it('wait for the proof, and for texts that can be written', async () => {
    const map = await buildTemplate('map', 'de');
    expect(isStepDone('proofing', facts(map, { found: null }))).toBe(false);
    expect(isStepDone('proofing', facts(map, { found: { ...CLEAN, error: 1 } }))).toBe(false);
    expect(isStepDone('proofing', facts(map, { brailleFailures: 1 }))).toBe(false);
  });

  it.each(['de', 'en'] as const)('and their checks have words in %s', async (language) => {
    const i18n = editorI18n(language);
    const documents = [createNewDocument(language), await buildTemplate('map', language)];
    const keys = GUIDE_STEPS.flatMap((step) => [
      `guide:steps.${step}.title`,
      `guide:steps.${step}.text`,
      ...documents.flatMap((document) =>
        checksOf(step, facts(document)).map(({ id }) => `guide:steps.${step}.checks.${id}`),
      ),
    ]);
    expect(keys.filter((key) => !i18n.exists(key))).toEqual([]);
  });
});
