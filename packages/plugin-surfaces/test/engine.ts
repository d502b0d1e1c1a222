import { createNodeTranslator } from '@tastwerk/braille/node';
import { createEngine, type Document, type PageObject } from '@tastwerk/editor-core';
import type { BrailleSystem } from '@tastwerk/editor-core/braille';
import { renderArtefacts } from '@tastwerk/render';
import { renderPlugins } from '@tastwerk/render/plugins';
import surfaces from '../src/index.js';

/** An engine that reads and writes files, those for other surfaces among them. */
export const engine = createEngine([...renderPlugins, surfaces]);

export const translator = createNodeTranslator();

const uuid = (number: number): string =>
  `00000000-0000-4000-8000-0000000000${String(number).padStart(2, '0')}`;

export interface Described {
  readonly title?: string;
  readonly summary?: string;
  readonly details?: string;
  readonly system?: BrailleSystem;
  readonly pages?: number;
  readonly lastSaved?: string;
}

/** A document with a label and a legend on each of its pages. */
export function documentOf({
  title = 'Der Garten',
  summary = '',
  details = '',
  system = 'DE:VOLL',
  pages = 1,
  lastSaved,
}: Described): Document {
  const blank = engine.blank({ uuid: uuid(1), pageUuid: uuid(2), language: 'de' });
  const [first] = blank.pages;
  if (!first) throw new Error('a blank document has a page');
  const objectsOf = (page: number): readonly PageObject[] => [
    engine.kinds.create('label', {
      uuid: uuid(20 + page),
      x: 30,
      y: 40,
      width: 60,
      text: 'Teich',
      keyVal: 'te',
      isKey: true,
    }),
    engine.kinds.create('key', { uuid: uuid(40 + page), x: 20, y: 200 }),
  ];
  return {
    ...blank,
    system,
    graphicTitle: title,
    lastSaved: lastSaved ?? null,
    braillePages: {
      ...blank.braillePages,
      imageDescription: { ...blank.braillePages.imageDescription, summary, details },
    },
    pages: Array.from({ length: pages }, (_, page) => ({
      ...first,
      uuid: uuid(3 + page),
      objects: objectsOf(page),
    })),
  };
}

/** `document` as a packaged publication. */
export async function publicationOf(document: Document, author?: string): Promise<Uint8Array> {
  const rendered = await renderArtefacts(document, {
    formats: ['ebrl'],
    engine,
    translator,
    fileName: 'garten',
    ...(author === undefined ? {} : { sheet: { author } }),
  });
  if (!rendered.ok) throw new Error(JSON.stringify(rendered.error));
  const [file] = rendered.value.artefacts;
  if (!file) throw new Error('nothing was written');
  return file.bytes;
}
