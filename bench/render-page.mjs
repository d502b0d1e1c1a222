/** The page that rendering is measured with: full of textured shapes and labels, the same in every run. */
import { createBlankDocument, createObject } from '@tastwerk/editor-core/standard';

const TEXTURED_OBJECTS = 300;
const LABELS = 60;
const TEXTURES = [
  ['diagonal_lines', 'yellow'],
  ['diagonal_lines_wide', 'cyan'],
  ['vertical_lines', 'none'],
  ['horizontal_lines', 'orange'],
  ['dashed_lines', 'white'],
  ['grid', 'none'],
  ['stair', 'green'],
  ['dotted_tight', 'none'],
  ['dotted', 'red'],
];

/** Numbers from 0 to 1 that are the same in every run (a linear congruential generator). */
function createNumbers() {
  let state = 1;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

function uuid(number) {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

/** A page of 300 textured shapes and 60 labels. */
export function busyDocument() {
  const next = createNumbers();
  const between = (low, high) => low + next() * (high - low);
  const blank = createBlankDocument({ uuid: uuid(1), pageUuid: uuid(2), language: 'de' });
  const shapes = Array.from({ length: TEXTURED_OBJECTS }, (_, index) => {
    const [template, fill] = TEXTURES[index % TEXTURES.length];
    const [width, height] = [between(8, 40), between(8, 40)];
    return createObject(index % 2 ? 'ellipse' : 'rect', {
      uuid: uuid(100 + index),
      x: between(0, blank.width - width),
      y: between(0, blank.height - height),
      width,
      height,
      angle: index % 4 ? 0 : between(0, 90),
      fill,
      pattern: { template, offset: 0, clearance: 0 },
      borderStyle: index % 5 ? 'solid' : 'dashed',
    });
  });
  const labels = Array.from({ length: LABELS }, (_, index) =>
    createObject('label', {
      uuid: uuid(1000 + index),
      x: between(0, 120),
      y: between(0, 270),
      width: 90,
      height: 20,
      angle: index % 10 ? 0 : 30,
      // A label's clear space would leave little of the textures in so full a page.
      clearance: 0,
      text: `Straße Nummer ${index + 1}`,
    }),
  );
  return { ...blank, pages: blank.pages.map((page) => ({ ...page, objects: [...shapes, ...labels] })) };
}
