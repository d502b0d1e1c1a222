import type { Command, Document, Engine } from '@tastwerk/editor-core';
import { type BrailleTranslator, translateDocument } from '@tastwerk/editor-core/braille';
import { buildScene, bundledFontMetrics } from '@tastwerk/editor-core/scene';
import { sceneToSvg, svgAddress } from '@tastwerk/render/svg';

/** Sharpness of a picture: a sheet is about 500 px wide, on screens of two pixels a CSS px. */
const PX_PER_MM = 4;

/** A page as a picture. */
export interface SheetPicture {
  readonly address: string;
  readonly widthMm: number;
  readonly heightMm: number;
  /** What else belongs to the sheet: pages of its legend. */
  readonly more: readonly string[];
}

/** The pages of `document` that hold one of `uuids`, drawn with their braille. */
export async function pictureOf(
  engine: Engine,
  document: Document,
  uuids: ReadonlySet<string>,
  translator: BrailleTranslator,
): Promise<SheetPicture | undefined> {
  const { kinds } = engine;
  const { book: braille } = await translateDocument(kinds, document, translator);
  const addresses = document.pages.flatMap(({ objects }, index) => {
    if (!objects.some(({ uuid }) => uuids.has(uuid))) return [];
    const scene = buildScene(document, index, { kinds, braille, font: bundledFontMetrics });
    return [svgAddress(sceneToSvg(scene, { pxPerMm: PX_PER_MM }))];
  });
  const [address, ...more] = addresses;
  if (address === undefined) return undefined;
  return { address, widthMm: document.width, heightMm: document.height, more };
}

/** `document` after `command`; undefined where it is refused. */
export function after(engine: Engine, document: Document, command: Command): Document | undefined {
  const result = engine.commands.apply(document, command);
  return result.ok ? result.value : undefined;
}
