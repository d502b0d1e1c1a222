import type { Severity } from '@tastwerk/editor-core/proofing';
import type { FindingRow } from '../proofing/index.js';
import { SEVERITIES } from '../proofing/index.js';
import type { FindingMark } from './list-context.js';

function worse(a: Severity, b: Severity): Severity {
  return SEVERITIES.indexOf(a) <= SEVERITIES.indexOf(b) ? a : b;
}

/** What the rows of a proof say about each object, by its id. */
export function findingMarksByObject(rows: readonly FindingRow[]): ReadonlyMap<string, FindingMark> {
  const marks = new Map<string, FindingMark>();
  for (const { finding, objects } of rows) {
    for (const uuid of objects) {
      const { severity, count } = marks.get(uuid) ?? { severity: finding.severity, count: 0 };
      marks.set(uuid, { severity: worse(severity, finding.severity), count: count + 1 });
    }
  }
  return marks;
}
