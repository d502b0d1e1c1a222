import { ok, type Result } from '@tastwerk/editor-core';
import {
  BRAILLE_PAPER_MM,
  type ChosenPaper,
  KNOWN_BRAILLE_PAPERS,
  knownPaper,
} from '@tastwerk/editor-core/braille';
import { isOneOf } from '../plugins/command-helpers.js';
import { problem, type UsageProblem } from './words.js';

/** Width and height in mm: `250x305`, `292.1x279.4`. */
const SIZE = /^(\d{2,3}(?:\.\d)?)x(\d{2,3}(?:\.\d)?)$/u;

const isWithin = (value: number, { min, max }: { readonly min: number; readonly max: number }): boolean =>
  value >= min && value <= max;

/** The paper for braille pages that a call names, by its id or by its size; undefined where it names none. */
export function braillePaperOf(value: string | undefined): Result<ChosenPaper | undefined, UsageProblem> {
  if (value === undefined) return ok(undefined);
  const name = value.toLowerCase();
  const [, width = 0, height = 0] = (SIZE.exec(name) ?? []).map(Number);
  const custom = { paper: 'custom', width, height } as const;
  if (isOneOf(KNOWN_BRAILLE_PAPERS, name)) return ok(knownPaper(name));
  const { width: widths, height: heights } = BRAILLE_PAPER_MM;
  if (isWithin(width, widths) && isWithin(height, heights)) return ok(custom);
  return problem('unknownBraillePaper', {
    value,
    allowed: KNOWN_BRAILLE_PAPERS.join(', '),
    smallest: `${widths.min}x${heights.min}`,
    largest: `${widths.max}x${heights.max}`,
  });
}
