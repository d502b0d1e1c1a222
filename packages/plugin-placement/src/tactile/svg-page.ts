import type { Document, Engine } from '@tastwerk/editor-core';
import { type BrailleSystem, wordLanguageOf } from '@tastwerk/editor-core/braille';
import { PAPER_FORMATS, type PaperFormat, safeAreaOf } from '@tastwerk/editor-core/document';
import { readDrawing, svgObjects, TACTILE_WISHES } from '@tastwerk/editor-core/import';

/** What an SVG file becomes a page on. */
export interface SvgPageWish {
  readonly engine: Engine;
  readonly newId: () => string;
  readonly system: BrailleSystem;
  /** A4, as the drawing lies, when absent. */
  readonly paper?: PaperFormat;
}

/** A drawing so much wider than high, or more, lies on its side. */
const WIDE = 1.1;

/** The drawing of an SVG file on a page of its own. */
export interface SvgPage {
  readonly document: Document;
  /** The names of what was not read, each once; `letters` is text that was drawn as shapes. */
  readonly leftOut: readonly string[];
}

/** The drawing of an SVG file on a page of its own with an empty title, black and with textures; undefined where it holds nothing to draw. */
export function svgPage(markup: string, wish: SvgPageWish): SvgPage | undefined {
  const { engine, newId, system, paper } = wish;
  const { kinds } = engine;
  const language = wordLanguageOf(system);
  const file = readDrawing(markup, language);
  if (file.shapes.length === 0 && file.texts.length === 0) return undefined;
  const blank = engine.blank({ uuid: newId(), pageUuid: newId(), language });
  const isWide = (file.size?.width ?? 1) > WIDE * (file.size?.height ?? 1);
  const { widthMm: width, heightMm: height } =
    PAPER_FORMATS[paper ?? (isWide ? 'a4-landscape' : 'a4-portrait')];
  const document = { ...blank, system, width, height };
  const area = safeAreaOf(document);
  const { objects, leftOut } = svgObjects(
    kinds,
    file,
    { widthMm: width, heightMm: height, area },
    { ...TACTILE_WISHES, fillsPage: true },
    newId,
  );
  const title = kinds.create('label', {
    uuid: newId(),
    x: area.x,
    y: area.y,
    width: area.width,
    height: TITLE_MM,
    isTitle: true,
  });
  const pages = document.pages.map((page) => ({ ...page, objects: [title, ...objects] }));
  return { document: { ...document, pages }, leftOut };
}

/** Height of a title of one line, in mm. */
const TITLE_MM = 17;
