import { describe, expect, it } from '@jest/globals';
import { described, rect } from '../../../../test/proofed-documents.js';
import { id } from '../../../../test/documents.js';
import { findingsIn, standardRules } from '../../../../test/standard-rules.js';
import type { Document } from '../../../index.js';
import type { KeptPlacing } from '../../../objects/kept.js';
import { swellProfile } from '../../../proofing/profiles/swell.js';
import { createProofer } from '../../../proofing/proofer.js';
import { standardEngine } from '../../../standard.js';
import { fakeResources } from '../../../../test/fake-braille.js';

const outer = rect(1);
const small = { x: 67, y: 107, width: 16, height: 16 };

const tied = (kept: KeptPlacing, values: Parameters<typeof rect>[1] = small) => rect(2, { ...values, kept });

const contextsIn = (document: Document) =>
  findingsIn(document)
    .filter(({ ruleId }) => ruleId === 'kept-place')
    .map(({ values }) => values?.['context']);

describe('an object that is tied to others', () => {
  it.each<[string | undefined, string, Document]>([
    [undefined, 'it fits', described(outer, tied({ relation: { kind: 'inside', of: outer.uuid } }))],
    [
      'room',
      'its gap does not fit',
      described(outer, tied({ relation: { kind: 'inside', of: outer.uuid }, gapMm: 20 })),
    ],
    [
      'corner',
      'there is no such corner',
      described(outer, tied({ relation: { kind: 'corner', number: 9, of: outer.uuid } })),
    ],
    ['gone', 'the other is not there', described(tied({ relation: { kind: 'inside', of: id(150) } }))],
    [
      undefined,
      'it is hidden',
      described(
        outer,
        tied({ relation: { kind: 'corner', number: 9, of: outer.uuid } }, { ...small, hidden: true }),
      ),
    ],
  ])('gives %s where %s', (context, _, document) => {
    expect(contextsIn(document)).toEqual(context === undefined ? [] : [context]);
  });

  it('names the object first and the others after it, and offers to release it', () => {
    const document = described(outer, tied({ relation: { kind: 'inside', of: outer.uuid }, gapMm: 20 }));
    const [finding] = findingsIn(document).filter(({ ruleId }) => ruleId === 'kept-place');
    expect(finding?.objects).toEqual([id(102), outer.uuid]);
    const fixed = finding?.fix && standardEngine.commands.apply(document, finding.fix);
    if (!fixed?.ok) throw new Error('not fixed');
    expect(JSON.stringify(fixed.value)).not.toContain('"kept"');
    expect(contextsIn(fixed.value)).toEqual([]);
  });

  it('is judged again when the other changes', () => {
    const proofer = createProofer(standardRules, swellProfile);
    const inside = tied({ relation: { kind: 'inside', of: outer.uuid } });
    const proofed = (document: Document) =>
      proofer.proof(document, fakeResources).filter(({ ruleId }) => ruleId === 'kept-place').length;
    expect(proofed(described(outer, inside))).toBe(0);
    expect(proofed(described(rect(1, { width: 12 }), inside))).toBe(1);
    expect(proofed(described(outer, inside))).toBe(0);
  });
});
