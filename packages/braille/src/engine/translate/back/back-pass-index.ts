import type { PassRule } from '../../model/pass-rule.js';
import { type BackMatch, type BackReading, matchBackRule } from './back-pass-rule.js';

/** Finds the rule of a pass for a position; which rules may hold where a value stands is found out once. */
export class BackPassIndex {
  readonly isEmpty: boolean;
  private readonly heads: readonly (number | undefined)[];
  private readonly known = new Map<number | undefined, readonly PassRule[]>();

  /** Rules are tried in their order. */
  constructor(private readonly rules: readonly PassRule[]) {
    this.isEmpty = rules.length === 0;
    this.heads = rules.map(headOf);
  }

  /** The first rule that holds at a position. */
  find(reading: BackReading, position: number): BackMatch | undefined {
    for (const rule of this.rulesFor(reading.text[position])) {
      const match = matchBackRule(rule, reading, position);
      if (match !== undefined) return match;
    }
    return undefined;
  }

  private rulesFor(head: number | undefined): readonly PassRule[] {
    const known = this.known.get(head);
    if (known !== undefined) return known;
    const rules = this.rules.filter((_, place) => (this.heads[place] ?? head) === head);
    this.known.set(head, rules);
    return rules;
  }
}

/** The value that a rule asks for where it is tried; undefined where others may stand there. */
function headOf({ test }: PassRule): number | undefined {
  for (const step of test)
    switch (step.kind) {
      case 'start':
      case 'end':
      case 'open':
      case 'close':
      case 'variable':
        break;
      case 'literal':
        return step.negated ? undefined : step.values[0];
      default:
        return undefined;
    }
  return undefined;
}
