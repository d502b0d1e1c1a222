import type { Document } from '@tastwerk/editor-core';
import {
  brailleParagraphs,
  cellsToUnicode,
  languageOfSystem,
  primaryLanguage,
} from '@tastwerk/editor-core/braille';
import { LICENCES } from '@tastwerk/editor-core/document';
import type { DrawnDocument } from '@tastwerk/editor-core/files';
import { legendHeading, pageLegend } from '@tastwerk/editor-core/legend';
import { type Primitive, reliefOnly, type Scene } from '@tastwerk/editor-core/scene';
import type { SheetOptions } from '@tastwerk/render';
import { sceneToSvg } from '@tastwerk/render/svg';
import { strToU8 } from 'fflate';
import { brailleCode } from './braille-code.js';
import type { Block, Chapter, Publication, PublicationFile, PublicationMetadata } from './publication.js';
import { TEXT_CHAPTER, titleOf } from './publication-texts.js';
import { word, type Word } from './words.js';

const graphicName = (page: number): string => `graphic-${page}`;
const PRINT_FILE = 'graphics.pdf';

const PRODUCER = 'Tastwerk';

/** The day of documents that were never stored: that of writing must not change the bytes. */
const UNDATED = '2026-01-01T00:00:00Z';

/** Cells of eight dots have code points above those of six. */
const EIGHT_DOTS = /[\u2840-\u28ff]/u;

type Drawn = Pick<DrawnDocument, 'document' | 'braille' | 'kinds' | 'scenes' | 'readable' | 'fileName'> & {
  readonly options: { readonly sheet?: SheetOptions };
};

/** The language that the braille of `document` writes, with the script of braille. */
function languageOf({ system }: Document): string {
  return `${primaryLanguage(languageOfSystem(system))}-Brai`;
}

/** Braille of lines of print as text. */
class BrailleWords {
  constructor(private readonly drawn: Pick<Drawn, 'document' | 'braille'>) {}

  /** `text` in Unicode braille; empty where it is not known or cannot be written. */
  line(text: string): string {
    const { document, braille } = this.drawn;
    const result = text === '' ? undefined : braille.get(text, document.system);
    return result?.ok ? cellsToUnicode(result.value.cells) : '';
  }

  lines(text: string): string {
    return text
      .split(/\r\n?|\n/u)
      .map((line) => this.line(line.trim()))
      .filter((line) => line !== '')
      .join('\u2800');
  }

  word(name: Word, number?: number): string {
    return this.line(word(this.drawn.document.system, name, number));
  }
}

/** The words of the braille pages, with their title as that of the content document. */
function textChapter(drawn: Drawn, words: BrailleWords): Chapter | undefined {
  const { document, braille } = drawn;
  const paragraphs = brailleParagraphs(document, braille).filter(({ cells }) => cells.length > 0);
  const said = paragraphs.filter(({ path }) => path[0] !== 'graphicTitle');
  if (said.length === 0) return undefined;
  const blocks = said.map(({ kind, cells }): Block => ({
    kind: kind === 'text' ? 'paragraph' : kind,
    text: cellsToUnicode(cells),
  }));
  const links = document.pages.map((_, index): Block => ({
    kind: 'link',
    href: `${graphicName(index + 1)}.xhtml`,
    text: words.word('toGraphic', index + 1),
  }));
  const title = words.line(titleOf(document));
  return {
    name: TEXT_CHAPTER,
    language: languageOf(document),
    isWithin: false,
    title: title || words.word('text'),
    isTitle: title !== '',
    blocks: [...blocks, ...links],
  };
}

/** What the legend of a page says: its abbreviations, and what its textures and lines stand for. */
function legendBlocks({ kinds, document }: Drawn, pageIndex: number, words: BrailleWords): readonly Block[] {
  const { isActive, entries } = pageLegend(kinds, document, pageIndex);
  const items = entries.flatMap((entry): Block[] => {
    const meaning = words.lines(entry.text);
    const mark = entry.kind === 'abbreviation' ? words.line(entry.abbreviation) : '';
    return meaning === '' ? [] : [{ kind: 'item', text: mark === '' ? meaning : `${mark}\u2800${meaning}` }];
  });
  if (!isActive || items.length === 0) return [];
  return [{ kind: 'heading', text: words.line(legendHeading(document.system)) }, ...items];
}

/** `primitives` with words in braille instead of print. */
function withoutPrint(primitives: readonly Primitive[]): readonly Primitive[] {
  return primitives.flatMap((primitive): readonly Primitive[] => {
    switch (primitive.type) {
      case 'text':
        return [];
      case 'braille':
        return [{ ...primitive, text: cellsToUnicode(primitive.cells) }];
      case 'clip':
        return [{ ...primitive, children: withoutPrint(primitive.children) }];
      default:
        return [primitive];
    }
  });
}

/** What swells of a page, with words in braille; `reliefOnly` keeps print as white covers. */
function inBraille(scene: Scene, title: string, language: string): Scene {
  return { ...scene, title, language, primitives: withoutPrint(reliefOnly(scene).primitives) };
}

function rightsOf({ licence = 'cc-by-sa' }: SheetOptions): string | undefined {
  if (licence === 'none') return undefined;
  const { short, url } = LICENCES[licence];
  return `${short} – ${url}`;
}

function metadataOf(drawn: Drawn, isEightDots: boolean): PublicationMetadata {
  const { document, readable, fileName } = drawn;
  const { sheet = {} } = drawn.options;
  const { system, notation } = document;
  const rights = rightsOf(sheet);
  const modified = (document.lastSaved ?? UNDATED).replace(/\.\d+/u, '');
  return {
    title: readable(titleOf(document)) || fileName,
    creator: sheet.author ?? word(system, 'unknown'),
    identifier: `urn:uuid:${document.uuid}`,
    languages: [languageOf(document)],
    date: modified.slice(0, 'YYYY-MM-DD'.length),
    modified,
    brailleCellType: isEightDots ? '8' : '6',
    brailleSystems: [brailleCode(system, notation)],
    producer: PRODUCER,
    description: readable(document.graphicDescription),
    ...(rights === undefined ? {} : { rights }),
  };
}

/** `drawn` as an eBraille publication: its text, then each page as a graphic with its legend, linked both ways; `print` is the PDF of all pages. */
export function documentPublication(drawn: Drawn, print: Uint8Array | undefined): Publication {
  const { document, scenes } = drawn;
  const words = new BrailleWords(drawn);
  const text = textChapter(drawn, words);
  const language = languageOf(document);
  const title = words.line(titleOf(document));
  const files: PublicationFile[] = [];
  const graphics = scenes.map((scene, index): Chapter => {
    const name = graphicName(index + 1);
    const file = `${name}.svg`;
    const number = words.word('graphic', index + 1);
    const own = (scenes.length === 1 && text === undefined && title) || number;
    const numbered = scenes.length === 1 ? title : `${title}\u2800${number}`;
    const shown = title === '' ? number : numbered;
    const svg = sceneToSvg(inBraille(scene, shown, language), { layers: ['relief'] });
    files.push({ name: file, mime: 'image/svg+xml', bytes: strToU8(svg) });
    const blocks: readonly Block[] = [
      { kind: 'graphic', file, text: shown },
      ...legendBlocks(drawn, index, words),
      ...(text ? [{ kind: 'link', href: `${TEXT_CHAPTER}.xhtml`, text: words.word('toText') } as const] : []),
      ...(print && index === 0
        ? [{ kind: 'print-file', file: PRINT_FILE, text: words.word('printFile') } as const]
        : []),
    ];
    return { name, language, isWithin: text !== undefined, title: own, isTitle: own === title, blocks };
  });
  if (print) files.push({ name: PRINT_FILE, mime: 'application/pdf', bytes: print });
  const chapters = text ? [text, ...graphics] : graphics;
  const isEightDots = chapters.some(({ title: heading, blocks }) =>
    [heading, ...blocks.map((block) => block.text)].some((one) => EIGHT_DOTS.test(one)),
  );
  return {
    metadata: metadataOf(drawn, isEightDots),
    contentsTitle: words.word('contents'),
    chapters,
    files,
  };
}
