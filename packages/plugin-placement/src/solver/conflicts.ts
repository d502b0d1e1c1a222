import { createBoxIndex } from '@tastwerk/editor-core/collections';
import {
  boxAround,
  boxToBox,
  growBox,
  segmentToBox,
  segmentToSegment,
  uniteBoxes,
} from '@tastwerk/editor-core/geometry';
import { LEAD_LINE } from '@tastwerk/editor-core/objects';
import type { Candidate } from '../candidates/candidate.js';
import { areBeside } from '../candidates/with-lead.js';
import { SLACK_MM } from '../ground/ground.js';

/** Distances that labels and lead lines keep from each other, in mm. */
export interface Distances {
  readonly gapMm: number;
  /** Between lines that run beside each other. */
  readonly linesMm: number;
}

/** Whether two candidates of different labels cannot both be taken. */
function clash(one: Candidate, other: Candidate, { gapMm, linesMm }: Distances): boolean {
  if (boxToBox(one.box, other.box) < gapMm - SLACK_MM) return true;
  const halfMm = LEAD_LINE.widthMm / 2;
  const [a, b] = [one.lead, other.lead];
  if (a && segmentToBox(a.from, a.to, other.box) - halfMm < gapMm - SLACK_MM) return true;
  if (b && segmentToBox(b.from, b.to, one.box) - halfMm < gapMm - SLACK_MM) return true;
  if (!a || !b) return false;
  const apartMm = segmentToSegment(a.from, a.to, b.from, b.to) - LEAD_LINE.widthMm;
  return apartMm < (areBeside(a, b) ? linesMm : gapMm) - SLACK_MM;
}

/** No candidate. */
export const NONE = -1;

/** What a label without a place costs: more than any place. */
export const UNPLACED_COST = 400;

/** Words on one line need at least this between them, in mm, to be read as two: two blank cells. */
const WORDS_MM = 12;

/** What two labels cost that stand side by side as if they were one line. */
export const CLOSE_COST = 15;

/** Whether two labels that may both be taken would be read as one line. */
function isOneLine({ box: a }: Candidate, { box: b }: Candidate): boolean {
  const besideMm = Math.max(a.x - b.x - b.width, b.x - a.x - a.width);
  return besideMm > 0 && besideMm < WORDS_MM && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Candidates of several labels and which of them exclude each other, by their numbers. */
export interface Choice {
  /** The label of each candidate. */
  readonly labels: Int32Array;
  readonly costs: Float64Array;
  /** The candidates of each label. */
  readonly candidatesOf: readonly (readonly number[])[];
  /** What each candidate excludes. */
  readonly excluded: readonly (readonly number[])[];
  /** Beside what each candidate should not be taken: it costs {@link CLOSE_COST}. */
  readonly close: readonly (readonly number[])[];
}

/** The choice between `candidates`, a list for each label. */
export function choiceOf(candidates: readonly (readonly Candidate[])[], distances: Distances): Choice {
  const flat = candidates.flatMap((own, label) => own.map((candidate) => ({ candidate, label })));
  const labels = Int32Array.from(flat, ({ label }) => label);
  const costs = Float64Array.from(flat, ({ candidate }) => candidate.cost);
  const excluded: number[][] = flat.map(() => []);
  const close: number[][] = flat.map(() => []);
  const index = createBoxIndex<number>();
  flat.forEach(({ candidate, label }, number) => {
    const { lead } = candidate;
    const box = lead ? uniteBoxes(candidate.box, boxAround([lead.from, lead.to])) : candidate.box;
    for (const other of index.meeting(growBox(box, WORDS_MM))) {
      const before = flat[other];
      if (!before || before.label === label) continue;
      const isClash = clash(candidate, before.candidate, distances);
      if (!isClash && !isOneLine(candidate, before.candidate)) continue;
      const lists = isClash ? excluded : close;
      lists[number]?.push(other);
      lists[other]?.push(number);
    }
    index.set(number, box);
  });
  const candidatesOf: number[][] = candidates.map(() => []);
  labels.forEach((label, number) => candidatesOf[label]?.push(number));
  return { labels, costs, candidatesOf, excluded, close };
}
