import type { Kinds } from '@tastwerk/editor-core';
import { boxToBox } from '@tastwerk/editor-core/geometry';
import type { ProofingProfile } from '@tastwerk/editor-core/proofing';
import type { Ground } from '../ground/ground.js';
import { placesBeside } from './beside.js';
import type { Candidate } from './candidate.js';
import type { Item, Variant } from './item.js';
import { outOfRow, placesBehindRow, rowPlaces } from './rows.js';
import { placesWithLead } from './with-lead.js';

/** Candidates with a lead line, for each label and form. */
const MOST_LEADS = 14;

/** A label with fewer places than this beside what it names gets some with lead lines at once, others when they find no room. */
const FEW_PLACES = 8;

/** How far the choice for a label goes: places beside what it names, such with lead lines, abbreviations. */
export const STAGES = ['beside', 'lead', 'abbreviated'] as const;
type Stage = (typeof STAGES)[number];

/** Finds places of labels. */
interface PlaceFinder {
  /** The places that an item can have at a stage. */
  placesAt(item: Item, stage: Stage): readonly Candidate[];
  /** Whether an item is a number of an axis, which may stand nowhere but at its tick. */
  isOfAxis(item: Item): boolean;
}

/** Finds the places of `items`. */
export function placeFinder(
  items: readonly Item[],
  kinds: Kinds,
  ground: Ground,
  profile: ProofingProfile,
): PlaceFinder {
  const rows = rowPlaces(items, ground);
  const lines = [...rows.values()].flatMap(({ onLine }) => onLine ?? []);
  // A label that is in no row leaves the places of those that are, such as the name of an axis those of its numbers.
  const besideRows: Ground = {
    ...ground,
    isFree: (box) => lines.every((line) => boxToBox(line, box) >= ground.gapMm) && ground.isFree(box),
  };
  const isOf = (stage: Stage, { isAbbreviated, isBroken }: Variant): boolean =>
    stage === 'abbreviated' || !(isAbbreviated || (isBroken && stage === 'beside'));
  const variantsOf = ({ variants }: Item, stage: Stage): readonly Variant[] =>
    variants.filter((variant) => isOf(stage, variant));
  const placesOf = (item: Item, stage: Stage, on: Ground): readonly Candidate[] => {
    const variants = variantsOf(item, stage);
    const besides = variants.flatMap((variant) => placesBeside(item, variant, on, profile));
    if (stage === 'beside' && besides.length >= FEW_PLACES) return besides;
    const withLeads = variants.flatMap((variant) =>
      placesWithLead(item, variant, kinds, on, profile, MOST_LEADS),
    );
    return [...besides, ...withLeads];
  };
  const placesAt = (item: Item, stage: Stage): readonly Candidate[] => {
    const inRow = rows.get(item);
    if (!inRow) {
      const behind = variantsOf(item, stage).flatMap((variant) =>
        placesBehindRow(item, variant, rows, besideRows),
      );
      const places = [...placesOf(item, stage, besideRows), ...behind];
      return places.length > 0 ? places : outOfRow(placesOf(item, stage, ground));
    }
    const own = inRow.candidates.filter(({ variant }) => isOf(stage, variant));
    const isLast = stage === 'abbreviated';
    return inRow.isStrict || (own.length > 0 && !isLast)
      ? own
      : [...own, ...outOfRow(placesOf(item, stage, ground).filter(inRow.isOwnPlace))];
  };
  return { placesAt, isOfAxis: (item) => rows.get(item)?.isStrict === true };
}
