import fc from 'fast-check';
import { TEXTURE_NAMES } from '../src/entries/document.js';
import { id } from './documents.js';
import { shortTexts } from './valid-documents.js';

const px = fc.oneof(
  fc.integer({ min: -3000, max: 3000 }),
  fc.double({ min: -2000, max: 2000, noNaN: true }),
  fc.constantFrom(0, '12', '1e3', null, true, 1e12),
);
const oldColour = fc.constantFrom(
  '#fff',
  '432c86',
  'rgb(1,2,3)',
  'rgba(1,2,3,0)',
  'transparent',
  'none',
  'mauve',
  null,
);
const oldMarkup = fc.oneof(
  fc.constantFrom(
    '<g transform="translate(0,99) scale(.1,-.1)"><path d="M0 0h960v960z"/></g>',
    '<rect width="9" height="9"/><text>A</text>',
    '<path d="M1 1A2 3 4 1 0 5 6S1 2 3 4T5 5z" style="stroke:red;fill:none"/>',
    '<svg><g><g>',
  ),
  fc.string({ maxLength: 60 }),
);
const oldText = fc.oneof(
  shortTexts,
  fc.constantFrom('<p>a<br>b</p>', '&auml;&#228;&#x110000;', '<', 7, null, []),
);
const oldPoint = fc.oneof(
  fc.record({ kind: fc.constantFrom('M', 'L', 'C', 'Q', 'Z', 7), coords: fc.array(px, { maxLength: 6 }) }),
  fc.record({ kind: fc.constantFrom('L', 'C'), x: px, y: px, x1: px }, { requiredKeys: [] }),
  fc.tuple(px, px),
);
const oldTextureName = fc.constantFrom<unknown>(...TEXTURE_NAMES, null, 'none', '');
const oldFields = {
  uuid: fc.oneof(fc.constantFrom(id(1), id(2), 'abc', null, 5), fc.uuid()),
  x: px,
  y: px,
  width: px,
  height: px,
  angle: px,
  fill: oldColour,
  border: fc.constantFrom<unknown>(true, false, null, '#000', 'rgb(0,0,0)'),
  borderWidth: px,
  borderStyle: fc.constantFrom<unknown>('solid', '10,5', 'dotted', null, 3),
  pattern: fc.record(
    { template: fc.constantFrom<unknown>(...TEXTURE_NAMES, 'full', 'none', 'zigzag', null, 4), offset: px },
    { requiredKeys: [] },
  ),
  points: fc.array(oldPoint, { maxLength: 5 }),
  scaleX: px,
  scaleY: px,
  closed: fc.boolean(),
  x1: px,
  y1: px,
  x2: px,
  y2: px,
  text: oldText,
  keyVal: oldText,
  moniker: oldText,
  isKey: fc.boolean(),
  isTitle: fc.boolean(),
  active: fc.boolean(),
  anchored: fc.constantFrom<unknown>(true, false, null),
  fixed: fc.boolean(),
  entries: fc.array(
    fc.oneof(fc.record({ label: oldText }), fc.record({ pattern: oldTextureName, label: oldText }), oldText),
    { maxLength: 3 },
  ),
  markup: oldMarkup,
  originalWidth: px,
  originalHeight: px,
};
const OLD_KINDS = 'rect ellipse path line quadratic cubic embedded label key group hologram'.split(' ');
const oldObject = fc.letrec<{ object: object }>((tie) => ({
  object: fc.record(
    {
      ...oldFields,
      type: fc.constantFrom(...OLD_KINDS),
      objects: fc.array(tie('object'), { maxLength: 2, depthIdentifier: 'old-object' }),
    },
    { requiredKeys: ['type'] },
  ),
})).object;

/** Documents as the older product may have written them, in all their ways. */
export const oldDocuments: fc.Arbitrary<object> = fc.record(
  {
    formatVersion: fc.constantFrom('0.9', 0.9),
    uuid: oldFields.uuid,
    title: oldText,
    system: fc.constantFrom('de-de-g2.ctb', 'DE:VOLL', 'x', 4),
    width: fc.constantFrom(210, 297, 793.7, '210', 1e9, null),
    height: fc.constantFrom(297, 210, 1122.5, -4),
    tags: fc.array(fc.oneof(shortTexts, fc.record({ name: oldText, tag_id: px })), { maxLength: 3 }),
    keyedTextures: fc.oneof(
      fc.dictionary(fc.constantFrom(...TEXTURE_NAMES, 'x'), oldText, { maxKeys: 3 }),
      fc.array(fc.record({ pattern: oldTextureName, label: oldText }), { maxLength: 3 }),
    ),
    braillePages: fc.record(
      { marginLeft: px, cellsPerRow: px, pageNumbers: px, content: oldText, imageDescription: oldText },
      { requiredKeys: [] },
    ),
    pages: fc.array(
      fc.record({ name: oldText, objects: fc.array(oldObject, { maxLength: 5 }) }, { requiredKeys: [] }),
      {
        maxLength: 2,
      },
    ),
  },
  { requiredKeys: ['formatVersion'] },
);
