import type { Engine, ImageDescription } from '@tastwerk/editor-core';
import { type BrailleSystem, knowFormulasOf } from '@tastwerk/editor-core/braille';
import { formulaLookup, readableText } from '@tastwerk/editor-core/formulas';
import { type ChartSpec, describeChart } from '../../types/index.js';

/** What `spec` shows, with its formulas in words as they are told in a document of `system`. */
export async function readableDescription(
  { kinds }: Pick<Engine, 'kinds'>,
  spec: ChartSpec,
  system: BrailleSystem,
): Promise<ImageDescription> {
  const { type, summary, details } = describeChart(spec);
  const known = formulaLookup(await knowFormulasOf(kinds, [type, summary, details], system));
  return {
    type: readableText(type, known),
    summary: readableText(summary, known),
    details: readableText(details, known),
  };
}
