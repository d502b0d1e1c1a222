import { createNodeTranslator } from '@tastwerk/braille/node';
import { createEngine, type Document, type LabelObject } from '@tastwerk/editor-core';
import type { BrailleSystem } from '@tastwerk/editor-core/braille';
import type { MathCode } from '@tastwerk/editor-core/formulas';
import { standardPlugins } from '@tastwerk/editor-core/plugins';
import mathematics from '../src/index.js';

/** The built-in plugins and that of formulas. */
export const engine = createEngine([...standardPlugins, mathematics]);

/** The braille engine of this process. */
export const translator = createNodeTranslator();

export const LABEL = '00000000-0000-4000-8000-000000000013';

/** A document of one page with a label of `text`. */
export function documentOf(
  text: string,
  system: BrailleSystem = 'DE:VOLL',
  mathCode: MathCode | null = null,
  label: Partial<Omit<LabelObject, 'type' | 'uuid'>> = {},
): Document {
  const blank = engine.blank({
    uuid: '00000000-0000-4000-8000-000000000001',
    pageUuid: '00000000-0000-4000-8000-000000000002',
    language: 'de',
  });
  const object = engine.kinds.create('label', {
    uuid: LABEL,
    x: 20,
    y: 30,
    width: 150,
    text,
    ...label,
  });
  const pages = blank.pages.map((page) => ({ ...page, objects: [object] }));
  return { ...blank, system, mathCode, pages };
}
