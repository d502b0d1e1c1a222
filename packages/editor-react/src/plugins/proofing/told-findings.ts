import type { Finding, Severity } from '@tastwerk/editor-core/proofing';
import { countsOf, SEVERITIES } from './finding-rows.js';

/** How many findings there are of each severity. */
export type FindingCounts = Readonly<Record<Severity, number>>;

/** Findings that are told one by one; nobody reads a list with more, and it would keep the editor waiting. */
const MOST_TOLD = 2000;

/** What a proof tells: the findings that weigh most, in their order, and how many there are besides. */
export interface ToldFindings {
  readonly findings: readonly Finding[];
  readonly untold: FindingCounts;
}

/** Nothing is left untold. */
export const NONE_UNTOLD: FindingCounts = { error: 0, warning: 0, info: 0 };

/** What is told of `found`. */
export function toldOf(found: readonly Finding[], most = MOST_TOLD): ToldFindings {
  if (found.length <= most) return { findings: found, untold: NONE_UNTOLD };
  const heaviestFirst = SEVERITIES.flatMap((severity) => found.filter((one) => one.severity === severity));
  const told = new Set(heaviestFirst.slice(0, most));
  return {
    findings: found.filter((finding) => told.has(finding)),
    untold: countsOf(heaviestFirst.slice(most)),
  };
}

/** The counts of both. */
export function sumOf(a: FindingCounts, b: FindingCounts): FindingCounts {
  return { error: a.error + b.error, warning: a.warning + b.warning, info: a.info + b.info };
}
