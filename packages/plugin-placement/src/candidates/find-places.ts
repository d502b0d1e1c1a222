import type { Kinds } from '@tastwerk/editor-core';
import type { ProofingProfile } from '@tastwerk/editor-core/proofing';
import type { Ground } from '../ground/ground.js';
import { placesBeside } from './beside.js';
import type { Candidate } from './candidate.js';
import type { Item } from './item.js';
import { OUT_OF_ROW_COST, rowPlaces } from './rows.js';
import { placesWithLead } from './with-lead.js';

/** Candidates with a lead line, for each label and form. */
const MOST_LEADS = 14;

/** A label with fewer places than this beside what it names gets some with lead lines at once, others when they find no room. */
const FEW_PLACES = 8;

/** How far the choice for a label goes: places beside what it names, such with lead lines, abbreviations. */
export const STAGES = ['beside', 'lead', 'abbreviated'] as const;
type Stage = (typeof STAGES)[number];

/** Finds the places that each of `items` can have at a stage. */
export function placeFinder(
  items: readonly Item[],
  kinds: Kinds,
  ground: Ground,
  profile: ProofingProfile,
): (item: Item, stage: Stage) => readonly Candidate[] {
  const rows = rowPlaces(items, ground);
  const placesOf = (item: Item, stage: Stage): readonly Candidate[] => {
    const variants = item.variants.filter(
      ({ isAbbreviated, isBroken }) =>
        stage === 'abbreviated' || !(isAbbreviated || (isBroken && stage === 'beside')),
    );
    const besides = variants.flatMap((variant) => placesBeside(item, variant, ground, profile));
    if (stage === 'beside' && besides.length >= FEW_PLACES) return besides;
    const withLeads = variants.flatMap((variant) =>
      placesWithLead(item, variant, kinds, ground, profile, MOST_LEADS),
    );
    return [...besides, ...withLeads];
  };
  return (item, stage) => {
    const inRow = rows.get(item);
    const others = placesOf(item, stage);
    if (!inRow) return others;
    return [inRow, ...others.map((other) => ({ ...other, cost: other.cost + OUT_OF_ROW_COST }))];
  };
}
