import type { Adjustment } from '../adjustment.js';
import { isJsonObject, type JsonObject } from '../json.js';
import { TEXTURE_NAMES } from '../textures.js';
import { lengthMm, numberOr, oldColour, type Report, roundMm, textOr } from './old-values.js';
import { DEFAULT_LABEL_SIZE_MM } from '../../objects/label/defaults.js';
import { DEFAULT_SHAPE_SIDE_MM, DEFAULT_SHAPE_STYLE } from '../../objects/shape-style.js';

/** Where an old object stood, and what to do about what it lacks. */
export interface OldPlace {
  readonly path: Adjustment['path'];
  readonly fallbackUuid: string;
  readonly report: Report;
}

type Converter = (object: JsonObject, place: OldPlace) => JsonObject;

function placed(object: JsonObject, { fallbackUuid }: OldPlace): JsonObject {
  return {
    uuid: textOr(object['uuid'], fallbackUuid),
    angle: numberOr(object['angle'], 0) % 360,
    moniker: textOr(object['moniker'], ''),
  };
}

function oldTexture(value: unknown, { path, report }: OldPlace): string | null {
  if (value === null || value === undefined || value === '') return null;
  const name = TEXTURE_NAMES.find((candidate) => candidate === value);
  if (name) return name;
  report({
    code: 'ADJUSTED_VALUE_REPLACED',
    path: [...path, 'pattern', 'template'],
    params: { from: textOr(value, ''), to: '' },
  });
  return null;
}

function borderStyle(value: unknown): string {
  if (value === undefined || value === null || value === '' || value === 'solid') return 'solid';
  return value === 'dotted' ? 'dotted' : 'dashed';
}

/** Fill, texture and outline; an old `border` is a switch or the outline's colour. Border widths were mm already. */
function style(object: JsonObject, place: OldPlace): JsonObject {
  const { path, report } = place;
  const pattern = isJsonObject(object['pattern']) ? object['pattern'] : {};
  const border = object['border'];
  const hasColour = typeof border === 'string';
  return {
    fill: oldColour(object['fill'], 'none', [...path, 'fill'], report),
    pattern: {
      template: oldTexture(pattern['template'], place),
      offset: Math.max(0, lengthMm(pattern['offset'], 0)),
      clearance: 0,
    },
    border: border !== false && border !== null,
    borderColour: hasColour ? oldColour(border, 'black', [...path, 'border'], report) : 'black',
    borderWidth: numberOr(object['borderWidth'], DEFAULT_SHAPE_STYLE.borderWidth),
    borderStyle: borderStyle(object['borderStyle']),
  };
}

const rect: Converter = (object, place) => ({
  type: 'rect',
  ...placed(object, place),
  x: lengthMm(object['x'], 0),
  y: lengthMm(object['y'], 0),
  width: lengthMm(object['width'], DEFAULT_SHAPE_SIDE_MM),
  height: lengthMm(object['height'], DEFAULT_SHAPE_SIDE_MM),
  ...style(object, place),
});

/** An old ellipse is placed by its centre, and its width and height are radii. */
const ellipse: Converter = (object, place) => {
  const radiusX = lengthMm(object['width'], DEFAULT_SHAPE_SIDE_MM / 2);
  const radiusY = lengthMm(object['height'], DEFAULT_SHAPE_SIDE_MM / 2);
  return {
    type: 'ellipse',
    ...placed(object, place),
    x: roundMm(lengthMm(object['x'], 0) - radiusX),
    y: roundMm(lengthMm(object['y'], 0) - radiusY),
    width: 2 * radiusX,
    height: 2 * radiusY,
    ...style(object, place),
  };
};

const COORDINATES = { M: ['x', 'y'], L: ['x', 'y'], C: ['x1', 'y1', 'x2', 'y2', 'x', 'y'] } as const;

/** A point of an old path, whose coordinates stand in a list `coords` or by name. */
function pathPoint(point: unknown): unknown {
  if (!isJsonObject(point)) return point;
  const kind = point['kind'];
  if (kind !== 'M' && kind !== 'L' && kind !== 'C') return point;
  const list: readonly unknown[] = Array.isArray(point['coords']) ? point['coords'] : [];
  const entries = COORDINATES[kind].map((name, index) => [
    name,
    lengthMm(list[index] ?? point[name], Number.NaN),
  ]);
  return { kind, ...Object.fromEntries(entries) };
}

const path: Converter = (object, place) => ({
  type: 'path',
  ...placed(object, place),
  x: lengthMm(object['x'], 0),
  y: lengthMm(object['y'], 0),
  points: Array.isArray(object['points']) ? object['points'].map(pathPoint) : [],
  scaleX: numberOr(object['scaleX'], 1),
  scaleY: numberOr(object['scaleY'], 1),
  closed: object['closed'] === true,
  startArrow: object['startArrow'] === true,
  endArrow: object['endArrow'] === true,
  ...style(object, place),
});

/** Old braille text was derived from the print, so it is translated anew. */
const label: Converter = (object, place) => ({
  type: 'label',
  ...placed(object, place),
  x: lengthMm(object['x'], 0),
  y: lengthMm(object['y'], 0),
  width: lengthMm(object['width'], DEFAULT_LABEL_SIZE_MM.width),
  height: lengthMm(object['height'], DEFAULT_LABEL_SIZE_MM.height),
  text: textOr(object['text'], ''),
  brailleOverride: null,
  displayDots: object['displayDots'] !== false,
  displayLetters: object['displayLetters'] !== false,
  isKey: object['isKey'] === true,
  keyVal: textOr(object['keyVal'], ''),
  fullCharPrefix: object['fullCharPrefix'] === true,
  isTitle: object['isTitle'] === true,
  pristine: object['pristine'] === true,
  border: object['border'] === true,
});

const CONVERTERS: ReadonlyMap<unknown, Converter> = new Map([
  ['rect', rect],
  ['ellipse', ellipse],
  ['path', path],
  ['label', label],
]);

/** An old object in form 1; none when its kind is not known here, which is reported. */
export function migrateObject(object: unknown, place: OldPlace): readonly JsonObject[] {
  const kind = isJsonObject(object) ? object['type'] : undefined;
  const convert = CONVERTERS.get(kind);
  if (isJsonObject(object) && convert) return [convert(object, place)];
  place.report({ code: 'ADJUSTED_OBJECT_LEFT_OUT', path: place.path, params: { kind: textOr(kind, '') } });
  return [];
}
