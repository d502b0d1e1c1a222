import type { Document } from '../document/schema.js';
import { readableText } from '../texts/readable-text.js';
import { pageLegend } from '../legend/page-legend.js';
import type { Kinds } from '../objects/kinds.js';
import type { PageObject } from '../objects/schema.js';
import { leavesOf } from '../objects/tree.js';
import { cellsToUnicode } from '../translator/cells.js';
import type { BrailleLookup } from '../translator/translator.js';
import { entryLabels, isLegendDrawn } from './collect.js';
import {
  brailleOverrideOf,
  labelParagraphs,
  type LabelSource,
  pageCounter,
  type PagePlace,
} from './label-source.js';
import { braillePageText } from './page-text.js';

/** A text in print, and in Unicode braille with a space for blank cells. Both begin a new line at a line break. */
export interface WrittenText {
  readonly print: string;
  readonly braille: string;
}

/** The braille of one page: that of its labels from the back to the front, and that of its legend's entries. */
export interface WrittenPage {
  readonly labels: readonly WrittenText[];
  readonly legend: readonly WrittenText[];
}

/** The braille of a document for a reader: that of its pages in their order, and the paragraphs of its braille pages. */
export interface WrittenBraille {
  readonly pages: readonly WrittenPage[];
  readonly text: readonly WrittenText[];
  /** False where the document says more than {@link WRITTEN_CHARACTERS}: what comes later is left out. */
  readonly isWhole: boolean;
}

/** Most characters of print and braille together that a reader is given. */
export const WRITTEN_CHARACTERS = 200_000;

const BLANK_CELLS = /\u2800+/gu;

/** Takes texts as long as there is room for them; after the first for which there is none it takes no more. */
class Room {
  isLeft = true;
  private characters = WRITTEN_CHARACTERS;

  take(texts: readonly WrittenText[]): readonly WrittenText[] {
    return texts.filter(({ print, braille }) => {
      this.characters -= print.length + braille.length;
      this.isLeft &&= this.characters >= 0;
      return this.isLeft;
    });
  }
}

/** Writes what a document shows by the braille that is known of it. */
class Writer {
  constructor(
    private readonly kinds: Kinds,
    private readonly document: Document,
    private readonly lookup: BrailleLookup,
  ) {}

  page(index: number, objects: readonly PageObject[]): WrittenPage {
    const { kinds, document } = this;
    const legend = pageLegend(kinds, document, index);
    const place = { pageNumber: index + 1, pageCount: document.pages.length, legend };
    return {
      labels: leavesOf(objects)
        .filter((object) => kinds.writesBraille(object))
        .map((object) =>
          object.type === 'label'
            ? this.label(object, place)
            : this.lines(kinds.brailleTextsOf(object, place).map(({ text }) => text)),
        )
        .filter(({ braille }) => braille !== ''),
      legend: isLegendDrawn(kinds, document, index)
        ? legend.entries.map((entry) => this.inOneLine(entryLabels(entry), place))
        : [],
    };
  }

  text(): readonly WrittenText[] {
    return braillePageText(this.document)
      .filter(({ text }) => text !== '')
      .map(({ text }) => this.lines([text]));
  }

  private label(label: LabelSource, place: PagePlace): WrittenText {
    const paragraphs = labelParagraphs(label, place);
    const print = this.print(paragraphs);
    if (!label.displayDots) return { print, braille: '' };
    const own = brailleOverrideOf(label, place);
    if (own === null) return this.lines(paragraphs);
    const counter = this.braille(pageCounter(label, place));
    const written = own.braille.replaceAll(BLANK_CELLS, ' ');
    return { print, braille: counter === '' ? written : `${written} ${counter}` };
  }

  private inOneLine(labels: readonly LabelSource[], place: PagePlace): WrittenText {
    const texts = labels.map((label) => this.label(label, place));
    return {
      print: texts.map(({ print }) => print).join(' '),
      braille: texts.map(({ braille }) => braille).join(' '),
    };
  }

  private lines(paragraphs: readonly string[]): WrittenText {
    return {
      print: this.print(paragraphs),
      braille: paragraphs.map((paragraph) => this.braille(paragraph)).join('\n'),
    };
  }

  private print(paragraphs: readonly string[]): string {
    return paragraphs.map((paragraph) => readableText(paragraph, this.lookup)).join('\n');
  }

  private braille(line: string): string {
    const result = line === '' ? undefined : this.lookup.get(line, this.document.system);
    return result?.ok ? cellsToUnicode(result.value.cells).replaceAll(BLANK_CELLS, ' ') : '';
  }
}

/**
 * What a finger reads on the sheets and braille pages of `document`, as text: hidden objects and labels without dots are left out. A
 * line that `lookup` does not know has no braille.
 */
export function writtenBraille(kinds: Kinds, document: Document, lookup: BrailleLookup): WrittenBraille {
  const writer = new Writer(kinds, document, lookup);
  const room = new Room();
  const pages = document.pages.map(({ objects }, index) => {
    const { labels, legend } = writer.page(index, objects);
    return { labels: room.take(labels), legend: room.take(legend) };
  });
  const text = room.take(writer.text());
  return { pages, text, isWhole: room.isLeft };
}
