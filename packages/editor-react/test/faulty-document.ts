import { type Document, type PageObject } from '@tastwerk/editor-core';
import { createNewDocument } from '../src/new-document.js';
import { newUuid } from '../src/base/new-uuid.js';
import { createObject } from '@tastwerk/editor-core/standard';

/** A page with `objects` after a title that is written, and with a description: nothing else is to be found in it. */
export function titledDocument(language: 'de' | 'en', objects: readonly PageObject[]): Document {
  const blank = createNewDocument(language);
  return {
    ...blank,
    braillePages: {
      ...blank.braillePages,
      imageDescription: { type: 'Plan', summary: 'Plan', details: 'Plan' },
    },
    pages: blank.pages.map((page) => ({
      ...page,
      objects: [
        ...page.objects.map((object) =>
          object.type === 'label' && object.isTitle ? { ...object, text: 'Plan', pristine: false } : object,
        ),
        ...objects,
      ],
    })),
  };
}

/** A page with a line that is too thin, two small areas that are too near to each other, and three short lines. */
export function faultyDocument(language: 'de' | 'en' = 'de', thinLine = newUuid()): Document {
  // So far apart that they are no row.
  const short = ([x, y]: readonly [number, number]) =>
    createObject('line', { uuid: newUuid(), x, y, dx: 20, dy: 0, borderWidth: 1 });
  const area = (x: number) => createObject('rect', { uuid: newUuid(), x, y: 180, width: 20, height: 20 });
  return titledDocument(language, [
    createObject('line', { uuid: thinLine, x: 40, y: 80, dx: 80, dy: 0, borderWidth: 0.5 }),
    ...(
      [
        [40, 100],
        [150, 100],
        [40, 165],
      ] as const
    ).map(short),
    area(40),
    area(62.5),
  ]);
}
