import type { Command } from '@tastwerk/editor-core';
import type { Finding, RuleId } from '@tastwerk/editor-core/proofing';

/** The remedies of all findings of one rule, each once: two findings may ask for the same. */
export function fixesOf(findings: readonly Finding[], ruleId: RuleId): readonly Command[] {
  const fixes = findings.flatMap((finding) =>
    finding.ruleId === ruleId && finding.fix ? [finding.fix] : [],
  );
  return [...new Map(fixes.map((fix) => [JSON.stringify(fix), fix])).values()];
}
