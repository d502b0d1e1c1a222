import type { Adjustment } from '../adjustment.js';
import type { JsonObject } from '../../values/json.js';
import type { Kinds } from '../../objects/kinds.js';
import { fromPixels } from './from-pixels.js';

/** The number that the older product's form "0.9" has here. */
export const OLDEST_VERSION = 0;

/** Takes a document from one form to the next; `report` tells what a reader could notice. Must not throw on any JSON. */
export type Migration = (
  kinds: Kinds,
  json: JsonObject,
  report: (adjustment: Adjustment) => void,
) => JsonObject;

/** The steps in order: the one at index n leads from form n to form n + 1. They only go forward. */
const MIGRATIONS: readonly Migration[] = [fromPixels];

/** A hostile document could want more adjustments than anyone reads. */
const MAX_ADJUSTMENTS = 1000;

/** `json` of form `version` in the newest form, with what was adjusted on the way, at most 1,000 things. */
export function migrate(
  kinds: Kinds,
  json: JsonObject,
  version: number,
): { readonly json: JsonObject; readonly adjusted: readonly Adjustment[] } {
  const adjusted: Adjustment[] = [];
  const migrated = MIGRATIONS.slice(version).reduce(
    (current, step) =>
      step(kinds, current, (adjustment) => {
        if (adjusted.length < MAX_ADJUSTMENTS) adjusted.push(adjustment);
      }),
    json,
  );
  return { json: migrated, adjusted };
}
