import { describe, expect, it } from '@jest/globals';
import { expectRefused, runThroughOracle } from '../../test/command-oracle.js';
import { described, line } from '../../test/proofed-documents.js';
import { id } from '../../test/documents.js';
import { LIMITS } from '../values/limits.js';
import type { Document } from '../document/schema.js';
import { asIgnored, byDecision } from './ignored.js';
import { findingsIn } from '../../test/standard-rules.js';

const short = (lengthMm: number): Document => described(line(1, { x: 40, y: 120, dx: lengthMm }));

function proofed(document: Document) {
  const { open, passedOver } = byDecision(document, findingsIn(document));
  return {
    open: open.filter(({ ruleId }) => ruleId === 'line-len'),
    passedOver: passedOver.filter(({ finding }) => finding.ruleId === 'line-len'),
  };
}

function passOver(document: Document): Document {
  const findings = proofed(document).open.map((finding) => asIgnored(document, finding, 'Ein Wegweiser'));
  return runThroughOracle(document, { type: 'ignore-findings', findings });
}

describe('findings that someone passes over', () => {
  it('PROOF-11 stand apart with the reason, until that is taken back', () => {
    const ignored = passOver(short(14));
    expect(proofed(ignored).open).toEqual([]);
    expect(proofed(ignored).passedOver).toMatchObject([
      { finding: { measured: 14 }, ignored: { reason: 'Ein Wegweiser', measured: 14 } },
    ]);
    const [entry] = ignored.ignoredFindings;
    if (!entry) throw new Error('nothing was passed over');
    const { ruleId, objects, pageUuid } = entry;
    const heed = runThroughOracle(ignored, {
      type: 'heed-findings',
      findings: [{ ruleId, objects: objects.toReversed(), pageUuid }],
    });
    expect(heed.ignoredFindings).toEqual([]);
    expect(proofed(heed).open).toHaveLength(1);
  });

  it('PROOF-11 are given a new reason where they had one, and forgotten with their objects', () => {
    const ignored = passOver(short(14));
    const [entry] = ignored.ignoredFindings;
    const again = runThroughOracle(ignored, {
      type: 'ignore-findings',
      findings: entry ? [{ ...entry, reason: 'Anders' }] : [],
    });
    expect(again.ignoredFindings).toEqual([{ ...entry, reason: 'Anders' }]);
    const bare = runThroughOracle(again, { type: 'remove-objects', uuids: [id(101)] });
    const other = { ruleId: 'title', objects: [], pageUuid: null, measured: null, reason: 'Absicht' };
    const after = runThroughOracle(bare, { type: 'ignore-findings', findings: [other] });
    expect(after.ignoredFindings).toEqual([other]);
  });

  it('PROOF-11 have a reason, and are not without bounds', () => {
    const document = short(14);
    const named = { ruleId: 'title', objects: [], pageUuid: null, measured: null };
    const blank = { ...named, reason: '  ' };
    expect(expectRefused(document, { type: 'ignore-findings', findings: [blank] }).code).toBe(
      'COMMAND_INVALID',
    );
    const letters = (number: number) =>
      [...String(number)].map((digit) => 'abcdefghij'.charAt(Number(digit))).join('');
    const many = Array.from({ length: LIMITS.ignoredFindings }, (_, index) => ({
      ...named,
      ruleId: letters(index),
      reason: 'Absicht',
    }));
    const full = runThroughOracle(document, { type: 'ignore-findings', findings: many });
    const more = [{ ...named, reason: 'Absicht' }];
    expect(expectRefused(full, { type: 'ignore-findings', findings: more }).code).toBe('DOCUMENT_TOO_LARGE');
  });

  it.each([
    [14.2, 0],
    [12, 0],
    [16.6, 1],
    [11, 1],
  ])('PROOF-12 come back when their figure changes clearly: from 14 to %s', (lengthMm, back) => {
    const { ignoredFindings } = passOver(short(14));
    const changed = { ...short(lengthMm), ignoredFindings };
    expect(proofed(changed).open).toHaveLength(back);
  });

  it('PROOF-12 do not cover what concerns other objects', () => {
    const { ignoredFindings } = passOver(short(14));
    const other = described(line(2, { x: 40, y: 120, dx: 14 }));
    expect(proofed({ ...other, ignoredFindings }).open).toHaveLength(1);
  });
});
