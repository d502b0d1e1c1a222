import type { Kinds, PageObject } from '@tastwerk/editor-core';
import type { TextureName } from '@tastwerk/editor-core/document';
import { type PointSymbol, POLYGON_CORNERS } from '@tastwerk/editor-core/objects';

/** What can be added by the dialog, in the order of its list. */
export const PLACED_KINDS = [
  'rect',
  'ellipse',
  'polygon',
  'line',
  'curve',
  'path',
  'label',
  'symbol',
] as const;
export type PlacedKind = (typeof PLACED_KINDS)[number];

/** Where something is put beside another object. */
export const ANCHOR_SIDES = ['right', 'left', 'below', 'above'] as const;
export type AnchorSide = (typeof ANCHOR_SIDES)[number];

/** All that the dialog asks; lengths in mm on the page, angles in degrees clockwise. Each kind reads what it needs. */
export interface PlaceForm {
  readonly kind: PlacedKind;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly angle: number;
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
  /** The object beside which it is put; null for a place that is given in mm. */
  readonly anchor: string | null;
  readonly side: AnchorSide;
  /** Free space between what both print. */
  readonly distance: number;
}

/** What the dialog shows when it opens for the first time. */
export const FIRST_FORM: PlaceForm = {
  kind: 'rect',
  name: '',
  x: 20,
  y: 40,
  width: 40,
  height: 30,
  angle: 0,
  endX: 80,
  endY: 40,
  bulge: 15,
  points: '20 40\n60 40\n60 80',
  closed: false,
  text: '',
  autoSize: true,
  texture: null,
  symbol: 'disc',
  corners: POLYGON_CORNERS.least,
  anchor: null,
  side: 'right',
  distance: 10,
};

/** Which fields stand in the dialog. */
export interface PlaceFields {
  readonly size: boolean;
  readonly angle: boolean;
  readonly ends: boolean;
  readonly bulge: boolean;
  readonly points: boolean;
  /** The text of a label, and whether that rules its size. */
  readonly text: boolean;
  readonly texture: boolean;
  readonly symbol: boolean;
  readonly corners: boolean;
}

const NONE: PlaceFields = {
  size: false,
  angle: false,
  ends: false,
  bulge: false,
  points: false,
  text: false,
  texture: false,
  symbol: false,
  corners: false,
};

/** What each new object is asked for besides its name and place. */
export const FIELDS_OF_NEW: Readonly<Record<PlacedKind, PlaceFields>> = {
  rect: { ...NONE, size: true, angle: true, texture: true },
  ellipse: { ...NONE, size: true, angle: true, texture: true },
  polygon: { ...NONE, size: true, texture: true, corners: true },
  line: { ...NONE, ends: true },
  curve: { ...NONE, ends: true, bulge: true },
  path: { ...NONE, points: true, texture: true },
  label: { ...NONE, size: true, text: true },
  symbol: { ...NONE, symbol: true },
};

/** What an object of each kind is asked for that is there already. A group has no turn of its own. */
const FIELDS_OF_OLD: Readonly<Record<string, PlaceFields>> = {
  rect: FIELDS_OF_NEW.rect,
  ellipse: FIELDS_OF_NEW.ellipse,
  line: FIELDS_OF_NEW.line,
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
