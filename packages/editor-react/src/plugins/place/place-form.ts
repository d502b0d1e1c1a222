import type { Kinds, PageObject } from '@tastwerk/editor-core';
import type { TextureName } from '@tastwerk/editor-core/document';
import { type PointSymbol, POLYGON_CORNERS } from '@tastwerk/editor-core/objects';
import { FIRST_RELATIVE, type RelativeForm } from './relative-form.js';
import type { PlacedKind } from './placed-kinds.js';
import { FIRST_MEASURES, type Measures, type Way } from './shape-measures.js';

/** All that the dialog asks; lengths in mm on the page, angles in degrees clockwise. Each kind reads what it needs. */
export interface PlaceForm extends RelativeForm {
  readonly kind: PlacedKind;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly angle: number;
  /** By what a shape is known, where its kind has several ways. */
  readonly way: Way;
  readonly measures: Measures;
  /** The other end of a line or curve. */
  readonly endX: number;
  readonly endY: number;
  /** How far a curve stands off from the straight line between its ends, to the right of its way; negative to the left. */
  readonly bulge: number;
  /** The points of a path, one on each line: "x y". */
  readonly points: string;
  readonly closed: boolean;
  readonly text: string;
  /** Whether a label takes its size from its text; else from `width` and `height`. */
  readonly autoSize: boolean;
  readonly texture: TextureName | null;
  readonly symbol: PointSymbol;
  /** Of a polygon. */
  readonly corners: number;
}

/** What the dialog shows when it opens for the first time. */
export const FIRST_FORM: PlaceForm = {
  ...FIRST_RELATIVE,
  kind: 'rect',
  name: '',
  // Clear of the title, with room for labels at the sides.
  x: 40,
  y: 60,
  width: 40,
  height: 30,
  angle: 0,
  way: 'side',
  measures: FIRST_MEASURES,
  endX: 100,
  endY: 60,
  bulge: 15,
  points: '40 60\n80 60\n80 100',
  closed: false,
  text: '',
  autoSize: true,
  texture: null,
  symbol: 'disc',
  corners: POLYGON_CORNERS.least,
};

/** Which fields stand in the dialog. */
export interface PlaceFields {
  readonly size: boolean;
  readonly angle: boolean;
  readonly ends: boolean;
  /** Whether it can lead from one object to another. */
  readonly leads: boolean;
  readonly bulge: boolean;
  readonly points: boolean;
  /** The text of a label, and whether that rules its size. */
  readonly text: boolean;
  readonly texture: boolean;
  readonly symbol: boolean;
  readonly corners: boolean;
  /** Whether it is known by measures of its own. */
  readonly measures: boolean;
}

const NONE: PlaceFields = {
  size: false,
  angle: false,
  ends: false,
  leads: false,
  bulge: false,
  points: false,
  text: false,
  texture: false,
  symbol: false,
  corners: false,
  measures: false,
};

const LINE: PlaceFields = { ...NONE, ends: true, leads: true };

/** What each new object is asked for besides its name and place. */
export const FIELDS_OF_NEW: Readonly<Record<PlacedKind, PlaceFields>> = {
  rect: { ...NONE, size: true, angle: true, texture: true },
  square: { ...NONE, measures: true, angle: true, texture: true },
  circle: { ...NONE, measures: true, texture: true },
  ellipse: { ...NONE, size: true, angle: true, texture: true },
  triangle: { ...NONE, measures: true, texture: true },
  polygon: { ...NONE, measures: true, size: true, texture: true, corners: true },
  angle: { ...NONE, measures: true },
  line: LINE,
  arrow: LINE,
  curve: { ...NONE, ends: true, bulge: true },
  path: { ...NONE, points: true, texture: true },
  label: { ...NONE, size: true, text: true },
  symbol: { ...NONE, symbol: true },
};

/** What an object of each kind is asked for that is there already. A group has no turn of its own. */
const FIELDS_OF_OLD: Readonly<Record<string, PlaceFields>> = {
  rect: FIELDS_OF_NEW.rect,
  ellipse: FIELDS_OF_NEW.ellipse,
  line: LINE,
  quadratic: { ...NONE, size: true, angle: true },
  cubic: { ...NONE, size: true, angle: true },
  path: { ...NONE, size: true, angle: true, texture: true },
  imported: { ...NONE, size: true, angle: true },
  label: FIELDS_OF_NEW.label,
  key: { ...NONE, size: true },
  group: { ...NONE, size: true },
};

/** What an object of a plugin from outside is asked for: its size where it has one. */
const fieldsOfOther = (object: PageObject): PlaceFields => ({ ...NONE, size: 'width' in object });

/** What `object` is asked for besides its name and place; one of an unknown kind can only be moved. */
export function fieldsOfOld(kinds: Kinds, object: PageObject): PlaceFields {
  if (!kinds.isKnown(object)) return NONE;
  return FIELDS_OF_OLD[object.type] ?? fieldsOfOther(object);
}
