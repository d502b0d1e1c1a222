import { findingKey } from './ignored-findings.js';
import type { Document, IgnoredFinding } from '../document/schema.js';
import type { Finding } from './finding.js';

/** How much of the wanted figure a measured one may change until a decision about it is asked for again. */
const CLEAR_SHARE = 0.1;

/** Change that is never clear, in the unit of the rule: what moves by less is the same as before to a finger. */
const CLEAR_LEAST = 0.25;

/** `finding` as a document remembers it, for `reason`. */
export function asIgnored(document: Document, finding: Finding, reason: string): IgnoredFinding {
  const { ruleId, objects, pageIndex, measured = null } = finding;
  const pageUuid = pageIndex === null ? null : (document.pages[pageIndex]?.uuid ?? null);
  return { ruleId, objects, pageUuid, measured, reason };
}

function isAboutTheSame(then: number | null, { measured, wanted }: Finding): boolean {
  if (then === null || measured === undefined) return true;
  const clear = Math.max(CLEAR_LEAST, CLEAR_SHARE * Math.abs(wanted ?? then));
  return Math.abs(measured - then) < clear;
}

/** A finding that is passed over, with what the document says about it. */
export interface PassedOver {
  readonly finding: Finding;
  readonly ignored: IgnoredFinding;
}

/** What a proof of `document` found, apart by whether someone passes over it. */
export interface DecidedFindings {
  readonly open: readonly Finding[];
  readonly passedOver: readonly PassedOver[];
}

/** Tells `findings` of `document` apart. One whose figure has changed clearly since it was passed over is open again. */
export function byDecision(document: Document, findings: readonly Finding[]): DecidedFindings {
  if (document.ignoredFindings.length === 0) return { open: findings, passedOver: [] };
  const known = new Map(document.ignoredFindings.map((one) => [findingKey(one), one]));
  const open: Finding[] = [];
  const passedOver: PassedOver[] = [];
  for (const finding of findings) {
    const ignored = known.get(findingKey(asIgnored(document, finding, '')));
    if (ignored && isAboutTheSame(ignored.measured, finding)) passedOver.push({ finding, ignored });
    else open.push(finding);
  }
  return { open, passedOver };
}
