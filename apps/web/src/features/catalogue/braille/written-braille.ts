import charts from '@tastwerk/plugin-charts';
import {
  type BrailleRequest,
  type BrailleSystem,
  type BrailleTranslator,
  braillePageText,
  cellsToUnicode,
  collectBrailleTexts,
  textParagraphs,
} from '@tastwerk/editor-core/braille';
import { createEngine } from '@tastwerk/editor-core';
import { standardPlugins } from '@tastwerk/editor-core/plugins';

/** A text in print and in braille. */
export interface WrittenText {
  readonly print: string;
  /** Unicode braille; blank cells are spaces, so that lines break there. */
  readonly braille: string;
}

/** The braille of a graphic: that of its labels, where its document is known, and that of its image description. */
export interface WrittenBraille {
  readonly labels: readonly WrittenText[] | null;
  readonly text: readonly WrittenText[];
}

/** What is known of a graphic: its document, or what everybody may read of it. */
export type BrailleSource =
  | { readonly document: string }
  | { readonly title: string; readonly description: string; readonly system: BrailleSystem };

const BLANK_CELL = /\u2800+/gu;

interface Requests {
  readonly labels: readonly BrailleRequest[] | null;
  readonly text: readonly BrailleRequest[];
}

function requestsOf(source: BrailleSource): Requests | undefined {
  if (!('document' in source)) {
    const { title, description, system } = source;
    const texts = [title, ...textParagraphs(description, []).map(({ text }) => text)];
    return { labels: null, text: filled(texts).map((text) => ({ text, system })) };
  }
  const engine = createEngine([...standardPlugins, charts]);
  const parsed = engine.parse(JSON.parse(source.document));
  if (!parsed.ok) return undefined;
  const { document } = parsed.value;
  const paragraphs = new Set(filled(braillePageText(document).map(({ text }) => text)));
  const all = collectBrailleTexts(engine.kinds, document);
  return {
    labels: all.filter(({ text }) => !paragraphs.has(text)),
    text: [...paragraphs].map((text) => ({ text, system: document.system })),
  };
}

const filled = (texts: readonly string[]) => texts.filter((text) => text.trim() !== '');

/** Writes the braille of a graphic; undefined where some of it cannot be written. */
export async function writeBraille(
  translator: BrailleTranslator,
  source: BrailleSource,
): Promise<WrittenBraille | undefined> {
  const requests = requestsOf(source);
  if (!requests) return undefined;
  const write = async (lines: readonly BrailleRequest[]) => {
    const results = lines.length === 0 ? [] : await translator.translate(lines);
    return lines.flatMap(({ text }, index) => {
      const result = results[index];
      if (!result?.ok) return [];
      return { print: text, braille: cellsToUnicode(result.value.cells).replace(BLANK_CELL, ' ') };
    });
  };
  const text = await write(requests.text);
  const labels = requests.labels && (await write(requests.labels));
  const isWhole = text.length === requests.text.length && labels?.length === requests.labels?.length;
  return isWhole ? { labels, text } : undefined;
}
