import { enclosedArea } from '../geometry/enclosed-area.js';
import { flattenPath, type Polyline } from '../geometry/flatten.js';
import { segmentsOf } from '../geometry/nearness.js';
import { distance } from '../geometry/point.js';
import type { PathObject } from '../objects/path/schema.js';
import { swellProfile } from '../proofing/profiles/swell.js';
import type { TraceMode } from './traced-paths.js';
import type { Kinds } from '../objects/kinds.js';

/** Why what was traced of a picture is no use to a finger. */
export type TraceMisfit = 'mostlyBlack' | 'fewEdges' | 'tooDetailed';

/** What was traced, as it comes onto the page, and how large the whole picture is there. */
interface PlacedTrace {
  readonly mode: TraceMode;
  readonly paths: readonly PathObject[];
  readonly widthMm: number;
  readonly heightMm: number;
}

/**
 * Above this share of black, of the whole picture, black is the ground and no longer what lies on it: what the proof finds too dense
 * in one window. Measured: a silhouette that fills its frame 0.33, photographs 0.3 to 0.97, most of them 0.52 to 0.62.
 */
const MOST_BLACK = swellProfile.density.mostShare;
/**
 * One part that covers more than this share of the picture is ground, too. Measured: photographs 0.17 to 0.62, a silhouette 0.33. Of
 * drawings only a solid shape cut to its edges has more, and as an outline it is felt better.
 */
const MOST_OF_ONE_PART = 0.4;

/** Lines all together that are shorter than so much of the picture's shorter side do not draw it. */
const FEWEST_LINES = 0.5;
/**
 * So many lines may be short: a drawing of few parts has small parts as well. Above it, a picture is fragments when three quarters of its
 * lines are shorter than `lineLength.infoMm`. Measured: grass, gravel and a page of text 0.79 to 0.97; portraits, coins, a cup, a
 * cat, a crowded workshop 0.14 to 0.73.
 */
const SHORT_LINES = 30;
const MOST_SHORT = 0.75;
/** Length of lines in mm for each square mm: lines are then 10 mm apart on average, and closer than `gapLines.warningMm` in many places. */
const MOST_LINES = 0.1;

function piecesOf(kinds: Kinds, path: PathObject): readonly Polyline[] {
  return flattenPath(kinds.outlineOf(path) ?? []);
}

/** The area of a part: its first piece without the others, which are its holes. */
function areaOf(kinds: Kinds, path: PathObject): number {
  const [outline = 0, ...holes] = piecesOf(kinds, path).map(enclosedArea);
  return Math.max(0, outline - holes.reduce((sum, hole) => sum + hole, 0));
}

function lengthOf(kinds: Kinds, path: PathObject): number {
  let length = 0;
  for (const piece of piecesOf(kinds, path))
    for (const [a, b] of segmentsOf(piece, false)) length += distance(a, b);
  return length;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** Why what was traced is no use to a finger; undefined where it may be of use, and for no areas at all, of which the dialog tells already. */
export function misfitOf(
  kinds: Kinds,
  { mode, paths, widthMm, heightMm }: PlacedTrace,
): TraceMisfit | undefined {
  const pictureMm2 = widthMm * heightMm;
  if (mode === 'areas') {
    const areas = paths.map((path) => areaOf(kinds, path));
    const isBlack = sumOf(areas) > MOST_BLACK * pictureMm2;
    const isOnePart = areas.some((area) => area > MOST_OF_ONE_PART * pictureMm2);
    return isBlack || isOnePart ? 'mostlyBlack' : undefined;
  }
  const lengths = paths.map((path) => lengthOf(kinds, path));
  const allMm = sumOf(lengths);
  if (allMm < FEWEST_LINES * Math.min(widthMm, heightMm)) return 'fewEdges';
  const short = lengths.filter((mm) => mm < swellProfile.lineLength.infoMm).length;
  const isFragments = lengths.length > SHORT_LINES && short > MOST_SHORT * lengths.length;
  return isFragments || allMm > MOST_LINES * pictureMm2 ? 'tooDetailed' : undefined;
}

/** Steps of lightness in which a photograph is told from a drawing: so coarse that noise and the marks of JPEG stay in one step. */
const TONES = 32;
/** Share of the pixels that the most frequent tones are to hold together: the rest are the soft rims of a drawing's lines. */
const MOST_PIXELS = 0.9;
/**
 * A photograph needs more tones than this for it. Measured: drawings and charts need 1 to 6, a blackboard 8, a wall of bricks 9;
 * portraits, animals, things on a table and streets 13 to 26.
 */
const DRAWING_TONES = 9;

/** Whether a picture is a photograph: it has many tones. `counts` says how many pixels have each lightness, from black to white. */
export function isPhotograph(counts: readonly number[]): boolean {
  const tones = new Array<number>(TONES).fill(0);
  counts.forEach((count, level) => {
    const tone = Math.floor((level * TONES) / counts.length);
    tones[tone] = (tones[tone] ?? 0) + count;
  });
  const wanted = MOST_PIXELS * sumOf(counts);
  let [held, needed] = [0, 0];
  for (const count of tones.toSorted((a, b) => b - a)) {
    if (held >= wanted) break;
    held += count;
    needed += 1;
  }
  return needed > DRAWING_TONES;
}
