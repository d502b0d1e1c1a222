import { type Chain, chainLength, edgeChains, strongParts } from './edge-chains.js';
import { edgePointsOf } from './edge-points.js';
import type { GreyField } from './grey-field.js';
import { joinedChains } from './join-chains.js';
import { loneLines } from './lone-lines.js';
import { calmLine, type Line, simpleLine } from './simple-line.js';

/** What lines are wanted of a picture; lengths in mm of the page that it comes onto. */
export interface LineWishes {
  readonly pxPerMm: number;
  /** The step that an edge must have, in percent of that from black to white; undefined finds it from the picture. */
  readonly strength: number | undefined;
  readonly leastMm: number;
  /** How far a line may be from the edge that it follows. */
  readonly toleranceMm: number;
  /** Lines whose middles run closer beside each other are one. */
  readonly besideMm: number;
}

/** Width of the blur, in mm: half of a main line. Finer detail is not felt. */
const BLUR_MM = 0.5;
/** With less blur, in px, the gradient of a step depends on where it lies in its pixel. */
const LEAST_BLUR_PX = 1;
/** Shorter parts of edges, in mm, are noise and are not joined to anything. */
const NOISE_MM = 1.5;
/** Widest gap in an edge, in mm, over which it goes on. */
const GAP_MM = 1.5;
/** Width in mm over which a line is calmed: it follows pixels, which a finger does not feel. */
const CALM_MM = 0.5;
/** Strengths that are tried where none is asked for, in percent, from the finest on. */
const STRENGTHS = [8, 10, 12, 15, 20, 25];
/** So long may all lines together be for each square mm of the picture, in mm: they are then 25 mm apart on average. */
const MOST_LINES = 0.04;

const longerThan = (px: number) => (chain: Chain) => chainLength(chain) >= px;

/** The lines that a finger tells of `chains`, for a contrast of `strength`. */
function linesOf(chains: readonly Chain[], strength: number, wishes: LineWishes): readonly Chain[] {
  const { pxPerMm, leastMm, besideMm } = wishes;
  const parts = strongParts(chains, strength).filter(longerThan(NOISE_MM * pxPerMm));
  const joined = joinedChains(parts, GAP_MM * pxPerMm).filter(longerThan(leastMm * pxPerMm));
  const lone = loneLines(joined, besideMm * pxPerMm, Math.min(leastMm, besideMm) * pxPerMm);
  return joinedChains(lone, besideMm * pxPerMm).filter(longerThan(leastMm * pxPerMm));
}

/** Finds the edges of a picture as lines in px, with the strength that was asked for or found. */
export function findLines(
  field: GreyField,
  wishes: LineWishes,
): { readonly lines: readonly Line[]; readonly strength: number } {
  const { pxPerMm, toleranceMm } = wishes;
  const chains = edgeChains(edgePointsOf(field, Math.max(LEAST_BLUR_PX, BLUR_MM * pxPerMm)));
  const areaMm2 = (field.width * field.height) / pxPerMm ** 2;
  let found: { lines: readonly Chain[]; strength: number } = { lines: [], strength: 0 };
  for (const strength of wishes.strength === undefined ? STRENGTHS : [wishes.strength]) {
    found = { lines: linesOf(chains, strength, wishes), strength };
    const lengthMm = found.lines.reduce((sum, line) => sum + chainLength(line), 0) / pxPerMm;
    if (lengthMm <= MOST_LINES * areaMm2) break;
  }
  const lines = found.lines.map((line) =>
    simpleLine(calmLine(line, CALM_MM * pxPerMm), toleranceMm * pxPerMm),
  );
  return { lines, strength: found.strength };
}
