import type { PassName, PassRule } from '../model/pass-rule.js';

/** A rule with the values that it begins with. */
interface DraftRule {
  readonly rule: PassRule;
  readonly begin: readonly number[];
}

/** The rules of the passes of a table while its text is being read. */
export class PassDraft {
  private readonly rules: Record<PassName, DraftRule[]> = {
    correct: [],
    context: [],
    pass2: [],
    pass3: [],
    pass4: [],
  };

  add(pass: PassName, rule: PassRule, begin: readonly number[]): void {
    this.rules[pass].push({ rule, begin });
  }

  /** The rules in the order in which they are tried: those that begin with more values first. */
  sorted(): Readonly<Record<PassName, readonly PassRule[]>> {
    return {
      correct: sortRules(this.rules.correct),
      context: sortRules(this.rules.context),
      pass2: sortRules(this.rules.pass2),
      pass3: sortRules(this.rules.pass3),
      pass4: sortRules(this.rules.pass4),
    };
  }
}

function sortRules(rules: readonly DraftRule[]): readonly PassRule[] {
  return rules.toSorted((a, b) => b.begin.length - a.begin.length).map(({ rule }) => rule);
}
