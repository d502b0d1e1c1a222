import { describe, expect, it } from '@jest/globals';
import { id } from '../../test/documents.js';
import { fakeResources } from '../../test/fake-braille.js';
import { described, dots, legend, line, rect, textured } from '../../test/proofed-documents.js';
import { type Document, type PageObject } from '../index.js';
import { type Finding, type RuleId, swellProfile } from '../proofing/index.js';
import { createFixer, type Fix } from './index.js';
import { applyCommand, standardEngine } from '../standard.js';
import { findingsIn, standardRules } from '../../test/standard-rules.js';

const found = (document: Document): readonly Finding[] => findingsIn(document);

function after(document: Document, fix: Fix): Document {
  return fix.reduce((changed, command) => {
    const result = applyCommand(changed, command);
    if (!result.ok) throw new Error(result.error.code);
    return result.value;
  }, document);
}

/** The fix of the first finding of `ruleId`, and the document after it. */
function fixed(ruleId: RuleId, ...objects: readonly PageObject[]) {
  const document = described(...objects);
  const fixer = createFixer(standardEngine, standardRules, swellProfile);
  const finding = fixer.proof(document, fakeResources).find((one) => one.ruleId === ruleId);
  if (!finding) throw new Error(`no finding of ${ruleId}`);
  const fix = fixer.fixOf(finding);
  return { fix, document: fix && after(document, fix) };
}

function placeOf(document: Document | undefined, number: number) {
  const object = document?.pages[0]?.objects.find(({ uuid }) => uuid === id(100 + number));
  return object && 'x' in object ? { x: object.x, y: object.y } : undefined;
}

describe('a fix', () => {
  it.each<[string, RuleId, readonly PageObject[]]>([
    ['a label on a line', 'label-overlap', [line(1, { x: 40, y: 203, dx: 100 }), dots(2)]],
    ['a label on another', 'label-overlap', [dots(1), dots(2, { x: 70 })]],
    [
      'a label in a texture',
      'label-clear',
      [rect(1, { y: 180, width: 60, height: 60, ...textured('grid') }), dots(2, { clearance: 0 })],
    ],
    ['a label too close to a shape', 'label-gap', [rect(1, { y: 169 }), dots(2, { y: 201 })]],
    ['two labels too close to each other', 'gap-elements', [dots(1), dots(2, { x: 60 + 18 })]],
    [
      'a label in the margin, where a shape has its place',
      'margin',
      [rect(1, { x: 12, y: 180, height: 60 }), dots(2, { x: 4 })],
    ],
  ])('PROOF-15 moves %s to the nearest free place', (_, ruleId, objects) => {
    const { fix, document } = fixed(ruleId, ...objects);
    expect(fix).toMatchObject([{ type: 'move-objects' }]);
    expect(document && found(document)).toEqual([]);
  });

  it('PROOF-15 takes the shortest way, along a row or a column where it can', () => {
    const { document } = fixed('label-overlap', line(1, { x: 40, y: 203, dx: 100 }), dots(2));
    const place = placeOf(document, 2);
    expect(place?.x).toBe(60);
    expect(Math.abs((place?.y ?? 0) - 200)).toBeLessThan(10);
  });

  it('PROOF-14 is not offered where nothing has room', () => {
    const bars = Array.from({ length: 35 }, (_, at) => line(10 + at, { x: 15, y: 40 + at * 7, dx: 180 }));
    expect(fixed('label-overlap', ...bars, dots(2)).fix).toBeUndefined();
  });

  it('PROOF-15 moves a legend that lies on a shape', () => {
    const explained = dots(2, { isKey: true, keyVal: 'tü' });
    const { fix, document } = fixed('label-overlap', legend({ x: 40 }), rect(1, { x: 60, y: 50 }), explained);
    expect(fix).toMatchObject([{ type: 'move-objects', uuids: [id(190)] }]);
    expect(document && found(document)).toEqual([]);
  });

  it('PROOF-14 is not offered where the rule’s own change only makes other findings', () => {
    const rails = Array.from({ length: 12 }, (_, at) =>
      line(10 + at, { x: 15 + at * 16, y: 40, dx: 0, dy: 240 }),
    );
    const upright = dots(2, { x: 45, y: 150, angle: 90, width: 20 });
    expect(fixed('label-rot', upright).fix).toBeDefined();
    expect(found(described(...rails, upright)).map(({ ruleId }) => ruleId)).toEqual(['label-rot']);
    expect(fixed('label-rot', ...rails, upright).fix).toBeUndefined();
  });

  it('PROOF-14 is not offered where it only exchanges one finding for another', () => {
    const rails = Array.from({ length: 10 }, (_, at) => line(10 + at, { x: 40, y: 17 + at * 8, dx: 159 }));
    const atEdge = dots(2, { x: 150, y: 4 });
    expect(fixed('margin', atEdge).fix).toBeDefined();
    expect(found(described(...rails, atEdge))).toMatchObject([{ ruleId: 'margin' }]);
    const inside = dots(2, { x: 150, y: 10 });
    expect(found(described(...rails, inside))).toMatchObject([{ ruleId: 'label-overlap' }]);
    expect(fixed('margin', ...rails, atEdge).fix).toBeUndefined();
  });

  it('PROOF-15 moves what it enlarges to where it has room', () => {
    const { fix, document } = fixed('label-fit', dots(2, { width: 12 }), rect(1, { x: 75, y: 190 }));
    expect(fix?.map(({ type }) => type)).toEqual(['update-objects', 'move-objects']);
    expect(document && found(document)).toEqual([]);
  });

  it('PROOF-14 puts a full cell before a single one, in a label that is as wide as that one', () => {
    const corner = (values: object = {}) => dots(2, { text: 'A', width: 5, autoSize: true, ...values });
    const { fix, document } = fixed('label-letter', corner());
    expect(fix?.map(({ type }) => type)).toEqual(['update-objects']);
    expect(document && found(document)).toEqual([]);
    // Beside a line to which it would come too close, it moves away.
    const { document: moved } = fixed('label-letter', corner(), line(1, { x: 69, y: 150, dx: 0, dy: 80 }));
    expect(moved && found(moved)).toEqual([]);
  });

  it('PROOF-15 leaves a title in its place as long as something else can go, and what is locked', () => {
    const { fix } = fixed('label-overlap', dots(2, { x: 30, y: 16 }));
    expect(fix).toMatchObject([{ uuids: [id(102)] }]);
    const locked = [dots(1, { locked: true }), dots(2, { x: 70, locked: true })];
    expect(fixed('label-overlap', ...locked).fix).toBeUndefined();
  });

  it('PROOF-15 of several findings gives each room once', () => {
    const crowd = Array.from({ length: 8 }, (_, at) => dots(1 + at, { x: 60 + at, y: 150 + at }));
    const document = described(...crowd);
    const fixer = createFixer(standardEngine, standardRules, swellProfile);
    const findings = fixer.proof(document, fakeResources);
    expect(findings.length).toBeGreaterThan(20);
    expect(found(after(document, fixer.fixAll(findings)))).toEqual([]);
    expect(fixer.fixAll([])).toEqual([]);
  });

  it('PROOF-14 knows nothing before a proof', () => {
    const [finding] = found(described(dots(1), dots(2)));
    const fixer = createFixer(standardEngine, standardRules, swellProfile);
    expect(finding && fixer.fixOf(finding)).toBeUndefined();
    expect(finding && fixer.fixAll([finding])).toEqual([]);
  });
});
