import { describe, expect, it } from '@jest/globals';
import { id, withObjects } from '../../../../test/documents.js';
import { fakeResources } from '../../../../test/fake-braille.js';
import type { Document } from '../../../document/schema.js';
import { createProofer } from '../../../proofing/proofer.js';
import { swellProfile } from '../../../proofing/profiles/swell.js';
import type { KeyObject } from './schema.js';
import { createObject } from '../../../standard.js';
import { findingsIn, standardRules } from '../../../../test/standard-rules.js';

const KEY = createObject('key', { uuid: id(60), x: 20, y: 120, width: 170, height: 160 });
const LABEL = createObject('label', {
  uuid: id(40),
  x: 100,
  y: 60,
  text: 'Rathaus',
  keyVal: 'rat',
  isKey: true,
});

function explained(key: KeyObject): Document {
  const pattern = { template: 'grid', offset: 2, clearance: 0 } as const;
  const area = createObject('rect', { uuid: id(20), x: 20, y: 40, width: 60, height: 40, pattern });
  const line = createObject('line', { uuid: id(30), x: 20, y: 100, dx: 60, dy: 0, borderWidth: 0.5 });
  return {
    ...withObjects(area, line, LABEL, key),
    keyedTextures: [{ pattern: 'grid', label: 'Wald' }],
    keyedStrokes: [{ borderStyle: 'solid', borderWidth: 0.5, borderColour: 'black', label: 'Weg' }],
  };
}

function foundAbout(document: Document, uuid: string): readonly string[] {
  return findingsIn(document)
    .filter(({ objects }) => objects.includes(uuid))
    .map(({ ruleId }) => ruleId);
}

describe('the proof of a page with a legend', () => {
  it('KEY-9 takes samples for no drawing: what is wrong with a line or a texture is found where it stands', () => {
    const document = explained(KEY);
    expect(foundAbout(document, KEY.uuid)).toEqual([]);
    expect(foundAbout(document, id(30))).toContain('line-width');
  });

  it('KEY-9 finds what the legend lies on and what lies beyond the safe area', () => {
    expect(foundAbout(explained({ ...KEY, y: 70 }), KEY.uuid)).toContain('label-overlap');
    expect(foundAbout(explained({ ...KEY, x: 2 }), KEY.uuid)).toContain('margin');
  });

  it('KEY-9 finds what is drawn over the legend, and nothing about a frame around it', () => {
    const rect = (values: { x: number; y: number; width: number; height: number }) =>
      createObject('rect', { uuid: id(50), ...values });
    const over = explained(KEY);
    const withRect = (object: ReturnType<typeof rect>): Document => ({
      ...over,
      pages: over.pages.map((page) => ({ ...page, objects: [...page.objects, object] })),
    });
    const across = withRect(rect({ x: 25, y: 125, width: 40, height: 40 }));
    expect(foundAbout(across, KEY.uuid)).toContain('label-overlap');
    const around = withRect(rect({ x: 14, y: 114, width: 182, height: 172 }));
    expect(foundAbout(around, KEY.uuid)).not.toContain('label-overlap');
  });

  it('KEY-13 finds nothing about a legend that is not drawn', () => {
    for (const off of [{ active: false }, { hidden: true }, { show: false }]) {
      expect(foundAbout(explained({ ...KEY, x: 2, y: 70, ...off }), KEY.uuid)).toEqual([]);
    }
    expect(foundAbout(withObjects({ ...KEY, x: 2 }), KEY.uuid)).toEqual([]);
  });

  it('PROOF-8 says the same after the legend came and went and its words changed', () => {
    const proofer = createProofer(standardRules, swellProfile);
    const tooLong = 'Donaudampfschifffahrt'.repeat(3);
    const states = [
      explained(KEY),
      explained({ ...KEY, active: false }),
      { ...explained(KEY), keyedTextures: [{ pattern: 'grid' as const, label: tooLong }] },
      explained(KEY),
    ];
    for (const state of states) {
      expect(proofer.proof(state, fakeResources)).toEqual(findingsIn(state));
    }
  });
});
