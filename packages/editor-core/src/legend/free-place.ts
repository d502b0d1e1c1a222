import type { Document, Page } from '../document/schema.js';
import { safeAreaOf } from '../document/safe-area.js';
import { type Box, growBox, sharedBox } from '../geometry/box.js';
import type { Point } from '../geometry/point.js';
import type { ObjectOf } from '../objects/schema.js';
import { DEFAULT_KEY_SIZE_MM } from '../primitives/sizes.js';
import { leavesOf } from '../objects/tree.js';
import type { Kinds } from '../objects/kinds.js';

/** What stands closer than this, in mm, is taken for one thing (field notes 2.2, gap-elements). */
const CLEAR_MM = 6;

/** Distance in mm of the places that are tried: what is found is free, if not always the first place that is. */
const STEP_MM = 5;

/** The places in mm of a side of `lengthMm` in a room, from its beginning to its end; the beginning where it does not fit. */
function placesIn(fromMm: number, roomMm: number, lengthMm: number): readonly number[] {
  const last = Math.max(0, roomMm - lengthMm);
  const count = Math.floor(last / STEP_MM) + 1;
  return [...Array.from({ length: count }, (_, index) => fromMm + index * STEP_MM), fromMm + last];
}

function overlap(a: Box, b: Box): number {
  const { width, height } = sharedBox(a, b);
  return Math.max(0, width) * Math.max(0, height);
}

/** A place in page mm, and how much of other things what stands there covers, in mm². */
export interface FoundPlace {
  readonly place: Point;
  readonly covered: number;
}

/** Most objects of a page among which a place is looked for where one is preferred. */
const MOST_SEARCHED = 500;

/**
 * Where in the safe area something of `size` stands clear of all else on `page`: at `preferred`, else at the first such place from the top
 * left on, line by line; where there is none, the one that covers least. What is `except` does not count.
 */
export function freePlace(
  kinds: Kinds,
  document: Document,
  page: Page,
  size: Pick<Box, 'width' | 'height'>,
  except?: string,
  preferred?: Point,
): FoundPlace {
  const area = safeAreaOf(document);
  const others = leavesOf(page.objects.filter(({ uuid }) => uuid !== except));
  const taken = others.map((object) => growBox(kinds.boundsOf(object), CLEAR_MM));
  const columns = placesIn(area.x, area.width, size.width);
  let best: FoundPlace = { place: { x: area.x, y: area.y }, covered: Infinity };
  const isFree = (place: Point): boolean => {
    const here = { ...place, ...size };
    let covered = 0;
    for (const box of taken) {
      covered += overlap(here, box);
      if (covered >= best.covered) return false;
    }
    best = { place, covered };
    return covered === 0;
  };
  if (preferred && (isFree(preferred) || taken.length > MOST_SEARCHED)) return best;
  for (const y of placesIn(area.y, area.height, size.height))
    for (const x of columns) if (isFree({ x, y })) return best;
  return best;
}

/** What of a legend its place depends on. */
type KeyFrame = Pick<ObjectOf<'key'>, 'width' | 'height' | 'borderWidth'> & { readonly uuid?: string };

/** Where a legend has room with its frame: the place of its upper left corner in page mm. Where it stands now does not count. */
export function keyPlace(kinds: Kinds, document: Document, page: Page, key: KeyFrame): Point {
  return foundKeyPlace(kinds, document, page, key).place;
}

/** As `keyPlace`, but undefined where the legend would stand on something else. */
export function clearKeyPlace(
  kinds: Kinds,
  document: Document,
  page: Page,
  key: KeyFrame,
): Point | undefined {
  const area = safeAreaOf(document);
  if (key.width + key.borderWidth > area.width || key.height + key.borderWidth > area.height)
    return undefined;
  const { place, covered } = foundKeyPlace(kinds, document, page, key);
  return covered === 0 ? place : undefined;
}

/** The lower right corner of the safe area; where something stands there, the place where the legend covers least. */
export function cornerKeyPlace(kinds: Kinds, document: Document, page: Page, key: KeyFrame): Point {
  const { x, y, width, height } = safeAreaOf(document);
  const corner = {
    x: Math.max(x, x + width - key.width - key.borderWidth),
    y: Math.max(y, y + height - key.height - key.borderWidth),
  };
  return foundKeyPlace(kinds, document, page, key, corner).place;
}

function foundKeyPlace(
  kinds: Kinds,
  document: Document,
  page: Page,
  key: KeyFrame,
  preferred?: Point,
): FoundPlace {
  const edge = key.borderWidth / 2;
  const size = { width: key.width + 2 * edge, height: key.height + 2 * edge };
  const { place, covered } = freePlace(kinds, document, page, size, key.uuid, preferred);
  return { place: { x: place.x + edge, y: place.y + edge }, covered };
}

/**
 * Place and size in page mm of a legend on a page of its own, on which at most a title stands: the safe area below the title. Undefined
 * where the page holds anything else, or the title leaves less than a new legend needs.
 */
export function ownPageFrame(kinds: Kinds, document: Document, page: Page, key: KeyFrame): Box | undefined {
  const others = leavesOf(page.objects).filter(({ uuid }) => uuid !== key.uuid);
  if (!others.every((object) => kinds.purposeOf(object) === 'title')) return undefined;
  const area = growBox(safeAreaOf(document), -key.borderWidth / 2);
  const bottoms = others.map((title) => kinds.boundsOf(title)).map(({ y, height }) => y + height + CLEAR_MM);
  const y = Math.max(area.y, ...bottoms);
  const height = area.y + area.height - y;
  return height < DEFAULT_KEY_SIZE_MM.height ? undefined : { x: area.x, y, width: area.width, height };
}
