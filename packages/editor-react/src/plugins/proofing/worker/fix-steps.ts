import type { Fix, Fixer } from '@tastwerk/editor-core/fixing';
import type { Finding } from '@tastwerk/editor-core/proofing';
import { SEVERITIES } from '../finding-rows.js';

/** Findings whose fixes are looked for; what a person sees of a list with more is fixed before the rest is asked for. */
const MOST_CHECKED = 300;

/** The fix of a finding by its place in the list of findings. */
export type FoundFix = readonly [number, Fix];

/** Looks for a fix of each of `findings`, what weighs most first: one with each step, so that other work can go between. */
export function* fixSteps(fixer: Fixer, findings: readonly Finding[]): Generator<FoundFix | undefined> {
  const places = SEVERITIES.flatMap((severity) =>
    findings.flatMap((finding, place) => (finding.severity === severity ? [{ finding, place }] : [])),
  );
  for (const { finding, place } of places.slice(0, MOST_CHECKED)) {
    const fix = fixer.fixOf(finding);
    yield fix && [place, fix];
  }
}
