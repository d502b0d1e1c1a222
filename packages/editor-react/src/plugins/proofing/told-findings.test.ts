import { describe, expect, it } from '@jest/globals';
import type { Finding, Severity } from '@tastwerk/editor-core/proofing';
import { toldOf } from './told-findings.js';

const finding = (severity: Severity, uuid: string): Finding => ({
  ruleId: 'line-len',
  severity,
  pageIndex: 0,
  objects: [uuid],
  place: null,
  measured: 14,
  wanted: 25,
  source: 'tud-tl-l',
});

describe('what is told of a proof', () => {
  const found = [finding('info', 'a'), finding('error', 'b'), finding('warning', 'c'), finding('error', 'd')];

  it('is everything while it is little', () => {
    expect(toldOf(found)).toEqual({ findings: found, untold: { error: 0, warning: 0, info: 0 } });
  });

  it('is what weighs most, in its order, with the number of the others', () => {
    const { findings, untold } = toldOf(found, 3);
    expect(findings.map(({ objects }) => objects[0])).toEqual(['b', 'c', 'd']);
    expect(untold).toEqual({ error: 0, warning: 0, info: 1 });
    expect(toldOf(found, 1).untold).toEqual({ error: 1, warning: 1, info: 1 });
  });
});
