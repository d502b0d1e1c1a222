import type { Document, Kinds } from '@tastwerk/editor-core';
import type { BrailleRequest } from '@tastwerk/editor-core/braille';
import { leavesOf, uniqueKeyVal } from '@tastwerk/editor-core/objects';
import { brailleRequestOf } from '@tastwerk/editor-core/own-words';
import { labelsToPlace, type WhichLabels } from './labels-of-page.js';

/** A text that is no longer than its abbreviation gains nothing by one. */
const LEAST_LETTERS = 5;

/** Numbers say more than letters that would stand for them. */
const HAS_LETTERS = /\p{L}{2}/u;

/**
 * What the labels of a page that are to be placed can be shortened to, by their ids: one abbreviation for a text, unlike all others of the
 * document. Those that have one already, and short ones, are left out.
 */
export function abbreviationsFor(
  kinds: Kinds,
  document: Document,
  pageIndex: number,
  which: WhichLabels,
): ReadonlyMap<string, string> {
  const labels = document.pages
    .flatMap(({ objects }) => leavesOf(objects))
    .flatMap((object) => (object.type === 'label' ? [object] : []));
  const taken = new Set(labels.flatMap(({ isKey, keyVal }) => (isKey ? [keyVal.trim().toLowerCase()] : [])));
  const byText = new Map<string, string>();
  const found = new Map<string, string>();
  const objects = document.pages[pageIndex]?.objects ?? [];
  for (const { uuid, text, isKey } of labelsToPlace(kinds, objects, which)) {
    const words = text.trim();
    if (isKey || Array.from(words).length < LEAST_LETTERS || !HAS_LETTERS.test(words)) continue;
    const keyVal = byText.get(words) ?? uniqueKeyVal(words, taken);
    if (keyVal === '') continue;
    byText.set(words, keyVal);
    taken.add(keyVal);
    found.set(uuid, keyVal);
  }
  return found;
}

/** The braille that these abbreviations need. */
export const abbreviationRequests = (
  document: Document,
  abbreviations: ReadonlyMap<string, string>,
): readonly BrailleRequest[] =>
  [...new Set(abbreviations.values())].map((text) => brailleRequestOf(document, text));
