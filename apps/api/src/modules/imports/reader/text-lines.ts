import { type Box, uniteBoxes } from '@tastwerk/editor-core/geometry';

/** A word as the recogniser saw it; its box in px, how sure it is from 0 to 100. */
export interface SeenWord {
  readonly text: string;
  readonly confidence: number;
  readonly box: Box;
}

/** Words that stand together. */
export interface TextLine {
  readonly text: string;
  readonly confidence: number;
  readonly box: Box;
}

/** Below this a word is more likely a piece of the drawing. */
const LEAST_CONFIDENCE = 60;
/** Words of one line are at most so much higher than its lowest, and so many times its height apart. */
const MOST_TIMES_HIGHER = 2.2;
const WIDEST_GAP = 1.8;

function isText({ text, confidence }: SeenWord): boolean {
  return confidence >= LEAST_CONFIDENCE && /[\p{Letter}\p{Number}]/u.test(text);
}

function joined(words: readonly SeenWord[]): TextLine | undefined {
  const [first, ...others] = words;
  if (!first) return undefined;
  return {
    text: words.map(({ text }) => text.trim()).join(' '),
    confidence: words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length,
    box: others.reduce((box, word) => uniteBoxes(box, word.box), first.box),
  };
}

/**
 * What of the words of one line is text: words that are hardly sure, hold no letter or tower over the others are parts of the drawing, and
 * words far apart are texts of their own.
 */
export function textLines(words: readonly SeenWord[]): readonly TextLine[] {
  const sure = words.filter(isText);
  const lowest = Math.min(...sure.map(({ box }) => box.height));
  const kept = sure.filter(({ box }) => box.height <= lowest * MOST_TIMES_HIGHER);
  const groups: SeenWord[][] = [];
  for (const word of kept) {
    const group = groups.at(-1);
    const before = group?.at(-1)?.box;
    const gap = before ? word.box.x - before.x - before.width : 0;
    if (group && before && gap <= WIDEST_GAP * Math.max(before.height, word.box.height)) group.push(word);
    else groups.push([word]);
  }
  return groups.flatMap((group) => joined(group) ?? []);
}
