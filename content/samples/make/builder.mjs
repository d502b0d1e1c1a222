import { createHash } from 'node:crypto';
import { PAPER_FORMATS, createBlankDocument, createObject } from '@tastwerk/editor-core';

/** Left and top edge of what may carry marks, in mm: the safe area. */
const EDGE = 10;
/** Height of a label with one line of black print above one line of braille, in mm. */
const LABEL_HEIGHT = 16;
/** Width of a braille cell in mm. */
const CELL = 6;

/** Ids follow from the sample's name, so that remaking it changes nothing. */
function idSource(slug) {
  let count = 0;
  return () => {
    const hex = createHash('sha1')
      .update(`${slug}/${(count += 1)}`)
      .digest('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  };
}

/** What a page is drawn with; lengths in mm, colours and textures by their names in the document. */
function pen(nextId) {
  const shape = (
    kind,
    geometry,
    {
      fill = 'none',
      texture = null,
      offset = 2,
      border = true,
      width = 1.5,
      style = 'solid',
      name = '',
      ...rest
    },
  ) =>
    createObject(kind, {
      uuid: nextId(),
      ...geometry,
      fill,
      pattern: { template: texture, offset: texture === null ? 0 : offset, clearance: 0 },
      border,
      borderWidth: width,
      borderStyle: style,
      moniker: name,
      ...rest,
    });
  const path = (points, options = {}) => {
    const { x = 0, y = 0, ...rest } = options;
    return shape('path', { x, y, points }, rest);
  };
  const label = (text, x, y, options = {}) => {
    const { cells = text.length + 1, lines = 1, ...rest } = options;
    return createObject('label', {
      uuid: nextId(),
      x,
      y,
      width: Math.max(cells * CELL, CELL),
      height: LABEL_HEIGHT * lines,
      text,
      pristine: false,
      ...rest,
    });
  };
  return {
    rect: (x, y, width, height, options = {}) => shape('rect', { x, y, width, height }, options),
    /** An ellipse about a centre. */
    ellipse: (cx, cy, rx, ry = rx, options = {}) =>
      shape('ellipse', { x: cx - rx, y: cy - ry, width: 2 * rx, height: 2 * ry }, options),
    path,
    /** An open line through points given as [x, y]. */
    line: (points, options = {}) =>
      path(
        points.map(([x, y], index) => ({ kind: index === 0 ? 'M' : 'L', x, y })),
        { ...options, closed: false },
      ),
    /** A closed outline through points given as [x, y]. */
    polygon: (points, options = {}) =>
      path(
        points.map(([x, y], index) => ({ kind: index === 0 ? 'M' : 'L', x, y })),
        { ...options, closed: true },
      ),
    label,
    /** A label of one letter behind a full cell, so that the finger finds where it stands. */
    letter: (text, x, y) => label(text, x, y, { cells: 3, fullCharPrefix: true }),
    /** A label of which the drawing shows `short` and the legend `text`. */
    keyed: (short, text, x, y) => label(text, x, y, { cells: 3, isKey: true, keyVal: short }),
    /** The legend of the page. */
    key: (x, y, width, height) =>
      createObject('key', { uuid: nextId(), x, y, width, height, anchored: true }),
    title: (text) => label(text, EDGE, EDGE, { cells: 31, isTitle: true }),
  };
}

/**
 * A whole document under its file name. `pages` is a list of functions from pen to objects; the first page carries the title label, the others a copy.
 * `words` says what the legend tells about textures, by their names.
 */
export function sheet({
  slug,
  language = 'de',
  format = 'a4-portrait',
  system,
  title,
  tags,
  category,
  type,
  summary,
  details,
  pages,
  words = {},
}) {
  const nextId = idSource(slug);
  const blank = createBlankDocument({ uuid: nextId(), pageUuid: nextId(), language });
  const { widthMm, heightMm } = PAPER_FORMATS[format];
  const draw = pen(nextId);
  const document = {
    ...blank,
    title,
    graphicTitle: title,
    graphicDescription: summary,
    tags: tags.map((name) => ({ name, tag_id: null })),
    category,
    width: widthMm,
    height: heightMm,
    ...(system ? { system } : {}),
    keyedTextures: Object.entries(words).map(([pattern, label]) => ({ pattern, label })),
    braillePages: { ...blank.braillePages, imageDescription: { type, summary, details } },
    pages: pages.map((objectsOf, index) => ({
      uuid: index === 0 ? blank.pages[0].uuid : nextId(),
      name: language === 'de' ? `Seite ${index + 1}` : `Page ${index + 1}`,
      text: false,
      objects: [draw.title(title), ...objectsOf(draw)],
    })),
  };
  return { slug, document };
}
