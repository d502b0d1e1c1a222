/** Documents that take a renderer a while. */
import { createBlankDocument, createObject } from '@tastwerk/editor-core/standard';

const TEXTURES = ['diagonal_lines', 'vertical_lines', 'grid', 'stair', 'dotted'];

function uuid(...numbers) {
  const digits = numbers.map((number) => String(number).padStart(4, '0')).join('');
  return `00000000-0000-4000-8000-${digits.padStart(12, '0').slice(-12)}`;
}

/** Document number `number` with `pages` pages, on each `shapes` textured objects and `labels` labels; the same in every run. */
export function busyDocument(number, { pages = 3, shapes = 40, labels = 6 } = {}) {
  const blank = createBlankDocument({ uuid: uuid(number), pageUuid: uuid(1, 0), language: 'de' });
  let state = number;
  const between = (low, high) => {
    state = (state * 48_271) % 2_147_483_647;
    return low + (state / 2_147_483_647) * (high - low);
  };
  const pageOf = (page) => ({
    ...blank.pages[0],
    uuid: uuid(page, 0),
    name: `Seite ${page}`,
    objects: [
      ...Array.from({ length: shapes }, (_, index) => {
        const [width, height] = [between(8, 40), between(8, 40)];
        return createObject(index % 2 ? 'ellipse' : 'rect', {
          uuid: uuid(page, index + 1),
          x: between(0, blank.width - width),
          y: between(0, blank.height - height),
          width,
          height,
          pattern: { template: TEXTURES[index % TEXTURES.length], offset: 0, clearance: 0 },
        });
      }),
      ...Array.from({ length: labels }, (_, index) =>
        createObject('label', {
          uuid: uuid(page, 5000 + index),
          x: between(0, 120),
          y: between(0, 270),
          width: 90,
          height: 20,
          text: `Straße ${page}.${index + 1}`,
        }),
      ),
    ],
  });
  return {
    ...blank,
    graphicTitle: `Blatt ${number}`,
    pages: Array.from({ length: pages }, (_, index) => pageOf(index + 1)),
  };
}
