import { EDGE, LETTER } from './print-class.js';
import type { LongRule } from './table-units.js';
import type { Unit } from './unit.js';

/** A rule that could have been written over two units, where it is hindered by the edge of a syllable, and where by nothing. */
const SYLLABLE_COST = 4;
const REFUSED_COST = 12;

/**
 * Says how unlikely it is that two units stand side by side: the table would have written a longer rule over both. Whether it does
 * is only known of a whole word, because syllables hinder it.
 */
export class LongerRules {
  private readonly known = new Map<Unit, Map<Unit, readonly [atBegin: number, inside: number]>>();
  private readonly byBegin = new Map<string, readonly LongRule[]>();

  constructor(private readonly rules: readonly LongRule[]) {}

  costOf(unit: Unit, next: Unit, isAtBegin: boolean): number {
    let costs = this.known.get(unit);
    if (costs === undefined) this.known.set(unit, (costs = new Map()));
    let cost = costs.get(next);
    if (cost === undefined)
      costs.set(next, (cost = [this.findOut(unit, next, EDGE), this.findOut(unit, next, LETTER)]));
    return cost[isAtBegin ? 0 : 1];
  }

  private findOut(unit: Unit, next: Unit, before: number): number {
    let cost = 0;
    for (const { text, place, staysInSyllable } of this.longerThan(unit.text)) {
      const rest = text.slice(unit.text.length);
      const goesOn = rest.length < next.text.length;
      if (!next.text.startsWith(rest) || (place[0] & before) === 0) continue;
      if (goesOn && (place[1] & LETTER) === 0) continue;
      cost = Math.max(cost, staysInSyllable ? SYLLABLE_COST : REFUSED_COST);
    }
    return cost;
  }

  private longerThan(text: string): readonly LongRule[] {
    let longer = this.byBegin.get(text);
    if (longer === undefined) {
      longer = this.rules.filter((rule) => rule.text.length > text.length && rule.text.startsWith(text));
      this.byBegin.set(text, longer);
    }
    return longer;
  }
}
