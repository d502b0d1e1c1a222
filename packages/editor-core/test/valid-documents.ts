import fc from 'fast-check';
import { type Document, LIMITS, type PageObject } from '../src/index.js';
import { COLOUR_NAMES, PAPER_FORMAT_NAMES, PAPER_FORMATS, TEXTURE_NAMES } from '../src/entries/document.js';
import { blank, id } from './documents.js';
import { createObject } from '../src/standard.js';

const mm = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((value) => value / 100);
const coordinate = mm(-LIMITS.coordinateMm, LIMITS.coordinateMm);
const size = mm(LIMITS.minSizeMm, LIMITS.coordinateMm);
const vector = fc.record({ x: coordinate, y: coordinate });
/** Short texts with what makes texts hard. */
export const shortTexts = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.constantFrom('Die Straße', 'a\nb', '3/5', ' ', '😀'),
);

const placed = {
  x: coordinate,
  y: coordinate,
  angle: mm(-360, 360),
  hidden: fc.boolean(),
  moniker: shortTexts,
};
const sized = { width: size, height: size };
const outline = {
  border: fc.boolean(),
  borderColour: fc.constantFrom(...COLOUR_NAMES),
  borderWidth: mm(0.1, LIMITS.borderWidthMm),
  borderStyle: fc.constantFrom('solid' as const, 'dashed' as const, 'dotted' as const),
};
const inside = {
  fill: fc.constantFrom(...COLOUR_NAMES),
  pattern: fc.record({
    template: fc.option(fc.constantFrom(...TEXTURE_NAMES)),
    offset: mm(0, 20),
    clearance: mm(0, 20),
  }),
};
const arrows = { startArrow: fc.boolean(), endArrow: fc.boolean() };
const step = fc.oneof(
  fc.record({ kind: fc.constantFrom('M' as const, 'L' as const), x: coordinate, y: coordinate }),
  fc.record({
    kind: fc.constant('C' as const),
    x1: coordinate,
    y1: coordinate,
    x2: coordinate,
    y2: coordinate,
    x: coordinate,
    y: coordinate,
  }),
);
const points = fc
  .tuple(vector, fc.array(step, { minLength: 1, maxLength: 5 }))
  .map(([start, steps]) => [{ kind: 'M' as const, ...start }, ...steps]);

/** Ids are given when a document is put together. */
const uuid = fc.constant(id(0));
/** All fields but the id may be left out. */
const ID_ONLY: { readonly requiredKeys: ['uuid'] } = { requiredKeys: ['uuid'] };

const boxedFields = fc.record({ uuid, ...placed, ...sized, ...inside, ...outline }, ID_ONLY);
const importedPath = fc.record({ points, closed: fc.boolean(), ...inside, ...outline });
const leaf: fc.Arbitrary<PageObject> = fc.oneof(
  boxedFields.map((fields) => createObject('rect', fields)),
  boxedFields.map((fields) => createObject('ellipse', fields)),
  fc
    .record({ uuid, ...placed, dx: coordinate, dy: coordinate, ...arrows, ...outline }, ID_ONLY)
    .map((fields) => createObject('line', fields)),
  fc
    .record({ uuid, ...placed, control: vector, end: vector, ...arrows, ...outline }, ID_ONLY)
    .map((fields) => createObject('quadratic', fields)),
  fc
    .record({ uuid, ...placed, control1: vector, control2: vector, end: vector, ...outline }, ID_ONLY)
    .map((fields) => createObject('cubic', fields)),
  fc
    .record({ uuid, ...placed, points, closed: fc.boolean(), ...arrows, ...inside, ...outline }, ID_ONLY)
    .map((fields) => createObject('path', fields)),
  fc
    .record(
      { uuid, ...placed, ...sized, paths: fc.array(importedPath, { minLength: 1, maxLength: 3 }) },
      ID_ONLY,
    )
    .map((fields) => createObject('imported', fields)),
  fc
    .record(
      { uuid, ...placed, ...sized, text: shortTexts, isKey: fc.boolean(), isTitle: fc.boolean() },
      ID_ONLY,
    )
    .map((fields) => createObject('label', fields)),
);
const tree = fc.letrec<{ object: PageObject }>((tie) => ({
  object: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    { arbitrary: leaf, weight: 4 },
    {
      arbitrary: fc
        .array(tie('object'), { minLength: 1, maxLength: 3 })
        .map((objects) => createObject('group', { uuid: id(0), objects })),
      weight: 1,
    },
  ),
})).object;
const key = fc
  .record(
    {
      uuid,
      ...placed,
      ...sized,
      active: fc.boolean(),
      fixed: fc.boolean(),
      explains: fc.constantFrom('page' as const, 'document' as const),
    },
    ID_ONLY,
  )
  .map((fields) => createObject('key', fields));

/** `objects` with ids that follow each other. */
function withIds(objects: readonly PageObject[], next: () => string): readonly PageObject[] {
  return objects.map((object) => {
    const uuid = next();
    return object.type === 'group'
      ? { ...object, uuid, objects: withIds(object.objects, next) }
      : { ...object, uuid };
  });
}

/** Documents of the newest form that hold any kind with any values. */
export const validDocuments: fc.Arbitrary<Document> = fc
  .record({
    pages: fc.array(fc.tuple(fc.array(tree, { maxLength: 5 }), fc.option(key)), {
      minLength: 1,
      maxLength: 3,
    }),
    paper: fc.constantFrom(...PAPER_FORMAT_NAMES),
    title: shortTexts,
    labels: fc.uniqueArray(fc.constantFrom(...TEXTURE_NAMES), { maxLength: 4 }),
    guides: fc.array(
      fc.record({
        axis: fc.constantFrom('x' as const, 'y' as const),
        positionMm: fc
          .double({ min: 0, max: LIMITS.coordinateMm, noNaN: true })
          .filter((mm) => !Object.is(mm, -0)),
      }),
      { maxLength: 3 },
    ),
    backdrops: fc.array(
      fc.record({
        pageUuid: fc.constant(id(101)),
        picture: fc.constantFrom('data:image/png;base64,AAAA', 'data:image/jpeg;base64,AA=='),
        x: coordinate,
        y: coordinate,
        ...sized,
        opacity: fc.constantFrom(0.05, 0.5, 1),
      }),
      { maxLength: 1 },
    ),
  })
  .map(({ pages, paper, title, labels, guides, backdrops }) => {
    let last = 100;
    const next = () => id((last += 1));
    const { widthMm: width, heightMm: height } = PAPER_FORMATS[paper];
    return {
      ...blank(),
      title,
      width,
      height,
      keyedTextures: labels.map((pattern) => ({ pattern, label: title })),
      backdrops,
      pages: pages.map(([objects, legend], index) => ({
        uuid: next(),
        name: `Seite ${index + 1}`,
        text: false,
        objects: withIds(legend ? [...objects, legend] : objects, next),
        guides,
      })),
    };
  });
