import { type Document } from '@tastwerk/editor-core';
import { createNewDocument } from '../src/new-document.js';
import { newUuid } from '../src/base/new-uuid.js';
import { createObject } from '@tastwerk/editor-core/standard';

/** A bar chart of two bars with labels and an image description, as an editor would hold it. */
export function sampleDocument(): Document {
  const blank = createNewDocument('de');
  const bar = { width: 30, pattern: { template: 'diagonal_lines', offset: 2, clearance: 0 } } as const;
  const objects = [
    createObject('path', {
      uuid: newUuid(),
      x: 30,
      y: 60,
      endArrow: true,
      points: [
        { kind: 'M', x: 0, y: 150 },
        { kind: 'L', x: 0, y: 0 },
      ],
    }),
    createObject('rect', {
      ...bar,
      uuid: newUuid(),
      x: 45,
      y: 130,
      height: 80,
      fill: 'blue',
      moniker: '2025',
    }),
    createObject('rect', {
      ...bar,
      uuid: newUuid(),
      x: 95,
      y: 90,
      height: 120,
      fill: 'yellow',
      moniker: '2026',
    }),
    createObject('label', { uuid: newUuid(), x: 45, y: 216, width: 40, text: '2025', pristine: false }),
    createObject('label', { uuid: newUuid(), x: 95, y: 216, width: 40, text: '2026', pristine: false }),
  ];
  return {
    ...blank,
    graphicTitle: 'Regen in zwei Jahren',
    lastSaved: '2026-11-21T10:05:00.000Z',
    braillePages: {
      ...blank.braillePages,
      imageDescription: { type: 'Säulendiagramm', summary: 'Im zweiten Jahr fiel mehr Regen.', details: '' },
    },
    pages: blank.pages.map((page) => ({ ...page, objects: [...page.objects, ...objects] })),
  };
}

const LONG_NAME = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';

/** Eight pages with long German names, as a side of the workspace must show them without cutting a word off. */
export function longDocument(): Document {
  const document = sampleDocument();
  const [page] = document.pages;
  if (!page) return document;
  const named = page.objects.map((object) => ({ ...object, moniker: `${LONG_NAME} der ersten Reederei` }));
  const others = Array.from({ length: 7 }, (_, index) => ({
    ...page,
    uuid: newUuid(),
    name: `${index + 2}. Rindfleischetikettierungsüberwachungsaufgabenübertragung`,
    objects: [],
  }));
  return {
    ...document,
    graphicTitle: `${LONG_NAME} in acht Ansichten`,
    graphicDescription: `Ansicht, Draufsicht und Schnitt. ${LONG_NAME}. `.repeat(6),
    variantTitle: 'Vollschrift mit Rechtschreibvereinfachung',
    tags: ['Schifffahrtsgeschichte', 'Binnenschifffahrt', LONG_NAME].map((name) => ({ name, tag_id: null })),
    pages: [{ ...page, name: LONG_NAME, objects: named }, ...others],
  };
}
