import type { Document, PageObject } from '../src/index.js';
import { findObject } from '../src/entries/objects.js';
import { createBlankDocument, createObject } from '../src/standard.js';

/** A valid id made from a number. */
export function id(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

export const PAGE = id(2);
export const SECOND_PAGE = id(3);
export const RECT = id(10);
export const ELLIPSE = id(11);
export const PATH = id(12);
export const LABEL = id(13);
export const TITLE = id(14);
export const SECOND_TITLE = id(15);

/** A blank document with one page. */
export function blank(): Document {
  return createBlankDocument({ uuid: id(1), pageUuid: PAGE, language: 'de' });
}

/** A blank document with `objects` on its page. */
export function withObjects(...objects: readonly PageObject[]): Document {
  const document = blank();
  return { ...document, pages: document.pages.map((page) => ({ ...page, objects })) };
}

/** One object of each kind, with ids RECT, ELLIPSE, PATH and LABEL. */
export function oneOfEach(): readonly PageObject[] {
  return [
    createObject('rect', { uuid: RECT, x: 20, y: 30, width: 40, height: 20, fill: 'red' }),
    createObject('ellipse', { uuid: ELLIPSE, x: 80, y: 30, width: 30, height: 50, angle: 30 }),
    createObject('path', {
      uuid: PATH,
      x: 30,
      y: 120,
      points: [
        { kind: 'M', x: 0, y: 0 },
        { kind: 'C', x1: 20, y1: -30, x2: 40, y2: 30, x: 60, y: 0 },
        { kind: 'L', x: 60, y: 20 },
      ],
      endArrow: true,
    }),
    createObject('label', { uuid: LABEL, x: 20, y: 200, width: 90, text: 'Die Straße' }),
  ];
}

/** A document of two pages: all kinds and a title label on the first, a title label on the second. */
export function twoPages(): Document {
  const document = withObjects(
    ...oneOfEach(),
    createObject('label', { uuid: TITLE, x: 10, y: 10, width: 190, isTitle: true }),
  );
  const title = createObject('label', { uuid: SECOND_TITLE, x: 10, y: 10, width: 190, isTitle: true });
  return {
    ...document,
    pages: [
      ...document.pages,
      { uuid: SECOND_PAGE, name: 'Seite 2', text: false, objects: [title], guides: [] },
    ],
  };
}

/** Ids of the objects of a page, from the back to the front. */
export function orderOf(document: Document, pageIndex = 0): readonly string[] {
  return document.pages[pageIndex]?.objects.map(({ uuid }) => uuid) ?? [];
}

/** The object `uuid` on whatever page and in whatever group it lies. */
export function objectIn(document: Document, uuid: string): PageObject {
  const object = findObject(
    document.pages.flatMap(({ objects }) => objects),
    uuid,
  );
  if (!object) throw new Error(`no object ${uuid}`);
  return object;
}
