import { LEAD_LINE } from '@tastwerk/editor-core/objects';
import { arc, curveThrough, segments } from './outlines.mjs';
import { createObject } from '@tastwerk/editor-core/standard';

/** Left and top edge of what may carry marks, in mm: the safe area. */
const EDGE = 10;
/** Height of a label with one line of black print above one line of braille, in mm. */
const LABEL_HEIGHT = 16;
/** Width of a braille cell in mm. */
const CELL = 6;
/** Width of a legend that has no room yet, in mm. */
const KEY_WIDTH = 90;

/** Where the point of a label lies in its frame, as shares of its width and height. */
const ANCHORS = {
  topleft: [0, 0],
  top: [0.5, 0],
  topright: [1, 0],
  left: [0, 0.5],
  center: [0.5, 0.5],
  right: [1, 0.5],
  bottomleft: [0, 1],
  bottom: [0.5, 1],
  bottomright: [1, 1],
};

/**
 * What a page is drawn with; lengths in mm, colours and textures by their names in the document. `frames` takes the labels and legends
 * that still want their size: `finish.mjs` gives it to them.
 */
export function pen(nextId, frames) {
  const shape = (kind, geometry, options) => {
    const { fill = 'none', texture = null, offset = texture === 'fill' ? 0 : 2, clearance = 0 } = options;
    const { border = true, width = 1.5, style = 'solid', colour = 'black', name = '' } = options;
    const { startArrow, endArrow } = options;
    return createObject(kind, {
      uuid: nextId(),
      ...geometry,
      fill,
      pattern: { template: texture, offset: texture === null ? 0 : offset, clearance },
      border,
      borderWidth: width,
      borderStyle: style,
      borderColour: colour,
      moniker: name,
      ...(startArrow ? { startArrow } : {}),
      ...(endArrow ? { endArrow } : {}),
    });
  };
  const path = (points, options = {}) => {
    const { x = 0, y = 0, closed = false, ...rest } = options;
    return shape('path', { x, y, points, closed }, rest);
  };
  const label = (text, x, y, options = {}) => {
    const { cells, lines = 1, anchor = 'topleft', ...rest } = options;
    const uuid = nextId();
    const isSized = cells === undefined;
    if (isSized) frames.labels.set(uuid, { x, y, shares: ANCHORS[anchor] });
    return createObject('label', {
      uuid,
      x,
      y,
      width: Math.max((cells ?? text.length + 1) * CELL, CELL),
      height: LABEL_HEIGHT * lines,
      text,
      pristine: false,
      autoSize: isSized,
      ...rest,
    });
  };
  const line = (points, options = {}) => path(segments(points), { ...options, closed: false });
  return {
    rect: (x, y, width, height, options = {}) => shape('rect', { x, y, width, height }, options),
    /** An ellipse about a centre. */
    ellipse: (cx, cy, rx, ry = rx, options = {}) =>
      shape('ellipse', { x: cx - rx, y: cy - ry, width: 2 * rx, height: 2 * ry }, options),
    /** A point symbol: a black disc of 8 mm. */
    dot: (cx, cy, options = {}) =>
      shape('ellipse', { x: cx - 4, y: cy - 4, width: 8, height: 8 }, { texture: 'fill', ...options }),
    path,
    /** An open line through points given as [x, y]. */
    line,
    /** A closed outline through points given as [x, y]. */
    polygon: (points, options = {}) => path(segments(points), { ...options, closed: true }),
    /** A smooth line, or with `closed` a smooth outline, through points given as [x, y]. */
    curve: (points, options = {}) => path(curveThrough(points, options.closed ?? false), options),
    /** Part of an ellipse about a centre, in degrees clockwise from the right. */
    arc: (cx, cy, rx, ry, from, to, options = {}) => line(arc(cx, cy, rx, ry, from, to), options),
    /** A lead line from a label to what it names: straight, thin, without a head, 38 mm at most. */
    lead: (from, to, options = {}) =>
      line([from, to], { name: 'Hinweislinie', width: LEAD_LINE.widthMm, ...options }),
    /**
     * A label at a point: its frame has the size of its text, and `anchor` says which part of the frame lies at the point (`topleft`,
     * `top`, `center`, `right` …). With `cells` the frame has that width, from its upper left corner.
     */
    label,
    /** A label of one letter behind a full cell, so that the finger finds where it stands. */
    letter: (text, x, y, options = {}) => label(text, x, y, { cells: 3, fullCharPrefix: true, ...options }),
    /** A letter behind a full cell, placed by `anchor` as a label. */
    point: (text, x, y, anchor = 'topleft') => label(text, x, y, { anchor, fullCharPrefix: true }),
    /** A label of which the drawing shows `short` and the legend `text`; placed as a label. */
    keyed: (short, text, x, y, options = {}) => label(text, x, y, { isKey: true, keyVal: short, ...options }),
    /** The legend of the page, at a place of its own; without a height it ends below its last entry. Without it the legend finds a place. */
    key: (x, y, width = KEY_WIDTH, height, options = {}) => {
      const uuid = nextId();
      if (height === undefined) frames.keys.set(uuid, { isPlaced: true });
      return createObject('key', { uuid, x, y, width, height: height ?? width, anchored: true, ...options });
    },
    /** A legend that goes where the page has room. */
    freeKey: () => {
      const uuid = nextId();
      frames.keys.set(uuid, { isPlaced: false });
      return createObject('key', { uuid, x: EDGE, y: EDGE, width: KEY_WIDTH, height: KEY_WIDTH });
    },
    title: (text) => label(text, EDGE, EDGE, { isTitle: true }),
  };
}
