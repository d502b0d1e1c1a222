import type { BrailleRequest, BrailleResult, BrailleTranslator } from '@tastwerk/editor-core/braille';
import { ok } from '@tastwerk/editor-core';
import { z } from 'zod';

/** The lines of one document in braille: all of one system. */
const linesSchema = z.array(
  z.strictObject({
    text: z.string(),
    cells: z.array(z.int().min(0).max(63)),
    sourceIndex: z.array(z.int().nonnegative()),
  }),
);

/** Translated lines as JSON text, to be handed from the process that checks a document to those that render it; those of its formulas are written again there. */
export function brailleAsText(lines: readonly (readonly [BrailleRequest, BrailleResult])[]): string {
  return JSON.stringify(
    lines.flatMap(([{ text, mathCode }, result]) => {
      if (!result.ok || mathCode !== undefined) return [];
      const { cells, sourceIndex } = result.value;
      return [{ text, cells, sourceIndex }];
    }),
  );
}

/** Answers with the lines of `braille`, a text of {@link brailleAsText}; asks `translator` when one is missing. */
export function translatorOfText(braille: string, translator: BrailleTranslator): BrailleTranslator {
  const lines = new Map(
    linesSchema
      .parse(JSON.parse(braille))
      .map(({ text, cells, sourceIndex }) => [text, ok({ cells, sourceIndex })]),
  );
  return {
    async translate(requests, signal) {
      const known = requests.flatMap(({ text }) => lines.get(text) ?? []);
      return known.length === requests.length ? known : translator.translate(requests, signal);
    },
  };
}
