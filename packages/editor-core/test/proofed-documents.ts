import { type Document, type ObjectInput, type PageObject } from '../src/index.js';
import { id, TITLE, withObjects } from './documents.js';
import { boxPath } from '../src/geometry/box-path.js';
import { pointsAlong } from '../src/objects/path/along.js';
import { DEFAULT_SHAPE_STYLE } from '../src/objects/shape-style.js';
import { createObject, parseDocument } from '../src/standard.js';
import type { Colour } from '../src/values/colours.js';

/** A document with a title and a full image description, so that only `objects` can be found fault with. */
export function described(...objects: readonly PageObject[]): Document {
  const title = createObject('label', { uuid: TITLE, x: 15, y: 15, width: 180, text: 'Haus', isTitle: true });
  const document = withObjects(title, ...objects);
  const imageDescription = { type: 'Plan', summary: 'Ein Haus.', details: 'Ein Haus mit einer Tür.' };
  return { ...document, braillePages: { ...document.braillePages, imageDescription } };
}

type Values<K extends PageObject['type']> = Omit<
  ObjectInput<Extract<PageObject, { readonly type: K }>>,
  'uuid'
>;

/** A rectangle of 30 by 30 mm with id 100 + `number`, in the middle of the page unless `values` say otherwise. */
export function rect(number: number, values: Values<'rect'> = {}): PageObject {
  return createObject('rect', { uuid: id(100 + number), x: 60, y: 100, width: 30, height: 30, ...values });
}

/** A solid line of 1.5 mm from `x`, `y`, by `dx` to the right and `dy` down. */
export function line(
  number: number,
  place: { readonly x: number; readonly y: number; readonly dx: number; readonly dy?: number },
  values: Values<'path'> = {},
): PageObject {
  const { x, y, dx, dy = 0 } = place;
  return createObject('path', {
    uuid: id(100 + number),
    x,
    y,
    points: [
      { kind: 'M', x: 0, y: 0 },
      { kind: 'L', x: dx, y: dy },
    ],
    ...values,
  });
}

/** A label of braille alone at the upper left corner of its dots. */
export function dots(number: number, values: Values<'label'> = {}): PageObject {
  return createObject('label', {
    uuid: id(100 + number),
    x: 60,
    y: 200,
    width: 60,
    height: 8,
    text: 'Tür',
    displayLetters: false,
    ...values,
  });
}

/** A legend in use at the upper left, with id 190. */
export function legend(values: Values<'key'> = {}): PageObject {
  return createObject('key', { uuid: id(190), x: 15, y: 40, active: true, ...values });
}

/** `document` with words for one texture. */
export function withTextureWords(
  document: Document,
  pattern: Document['keyedTextures'][number]['pattern'],
  label: string,
): Document {
  return { ...document, keyedTextures: [{ pattern, label }] };
}

/** The texture of a shape, with the free strip that rules ask for. */
export function textured(
  template: NonNullable<Extract<PageObject, { type: 'rect' }>['pattern']['template']>,
) {
  return { pattern: { template, offset: 2, clearance: 0 } };
}

/** `document` without the title of its pages. */
export function withoutTitle(document: Document): Document {
  const pages = document.pages.map((page) => ({ ...page, objects: page.objects.slice(1) }));
  return { ...document, pages };
}

/** `document` with another summary in its description. */
export function withSummary({ braillePages, ...document }: Document, summary: string): Document {
  const imageDescription = { ...braillePages.imageDescription, summary };
  return { ...document, braillePages: { ...braillePages, imageDescription } };
}

/** A sheet with a square of a kind that no plugin brings. */
export function ofUnknownKind(): Document {
  const document = described(rect(1));
  const pages = document.pages.map((page) => ({
    ...page,
    objects: page.objects.map((object) => (object.type === 'rect' ? { ...object, type: 'clock' } : object)),
  }));
  const parsed = parseDocument({ ...document, pages });
  if (!parsed.ok) throw new Error('an unknown kind is read');
  return parsed.value.document;
}

/** A square that is tied to the inside of one of 30 mm, and has `sideMm` itself. */
export const tiedInside = (sideMm: number) => {
  const outer = rect(1);
  const place = { x: 75 - sideMm / 2, y: 115 - sideMm / 2, width: sideMm, height: sideMm };
  return described(outer, rect(2, { ...place, kept: { relation: { kind: 'inside', of: outer.uuid } } }));
};

/** A graphic of squares side by side that are filled with `fills`. */
export const imported = (...fills: readonly Colour[]) =>
  described(
    createObject('imported', {
      uuid: id(101),
      x: 40,
      y: 100,
      width: 30 * fills.length,
      height: 20,
      originalWidth: 30 * fills.length,
      originalHeight: 20,
      paths: fills.map((fill, index) => ({
        points: pointsAlong(boxPath({ x: 30 * index, y: 0, width: 20, height: 20 })),
        closed: true,
        ...DEFAULT_SHAPE_STYLE,
        fill,
        border: false,
      })),
    }),
  );
