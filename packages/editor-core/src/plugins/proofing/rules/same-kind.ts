import type { Observation } from '../../../proofing/observation.js';
import { rounded, SLACK } from '../../../proofing/figures.js';
import { type PointSymbol, pointSymbolOf } from '../../../proofing/point-symbol.js';
import type { PageRule } from '../../../proofing/rule.js';

/** The symbols of each look, from the smallest; those of one size to a tenth of a millimetre mean the same. */
function sizesByLook(symbols: readonly PointSymbol[]): readonly (readonly PointSymbol[])[] {
  const looks = new Map<string, Map<number, PointSymbol>>();
  for (const symbol of symbols) {
    const sizes = looks.get(symbol.look) ?? new Map<number, PointSymbol>();
    looks.set(symbol.look, sizes.set(Math.round(symbol.largerMm * 10), symbol));
  }
  return [...looks.values()].map((sizes) => [...sizes.values()].toSorted((a, b) => a.largerMm - b.largerMm));
}

/** Point symbols that look the same and differ in size differ so much that a finger knows they mean different things. */
export const sameKind: PageRule = {
  scope: 'page',
  check({ subjects }, context) {
    const { factor, source } = context.profile.sameKind;
    const symbols = subjects.flatMap((subject) => pointSymbolOf(subject, context) ?? []);
    return sizesByLook(symbols).flatMap((sizes) =>
      sizes.flatMap((larger, index): Observation[] => {
        const smaller = sizes[index - 1];
        if (!smaller || larger.largerMm >= smaller.largerMm * factor - SLACK) return [];
        return [
          {
            severity: 'info',
            objects: [smaller.subject.object.uuid, larger.subject.object.uuid],
            place: larger.subject.reliefBox,
            measured: rounded(larger.largerMm),
            wanted: rounded(smaller.largerMm * factor),
            source,
          },
        ];
      }),
    );
  },
};
