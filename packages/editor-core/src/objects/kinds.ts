import type { z } from 'zod';
import type { LoadFormulas } from '../formulas/formulas.js';
import type { BrailleSystem } from '../translator/systems.js';
import type { BrailleLookup } from '../translator/translator.js';
import type { Box } from '../geometry/box.js';
import type { PathData } from '../geometry/path-data.js';
import type { Point } from '../geometry/point.js';
import type { LegendMark, PageLegend } from './legend-entry.js';
import type { PathObject } from './path/schema.js';
import type { ObjectInput, ObjectKind, ObjectKinds, ObjectOf, PageObject } from './schema.js';
import type { TactileForm } from './tactile-form.js';
import type { FontMetrics } from '../resources/font-metrics.js';
import type { Primitive } from '../primitives/primitives.js';

/** What building a scene needs besides the document. */
export interface SceneResources {
  readonly kinds: Kinds;
  readonly braille: BrailleLookup;
  readonly font: FontMetrics;
}

/** Where an object stands: what its drawing depends on besides itself. */
export interface SceneContext {
  readonly resources: SceneResources;
  readonly system: BrailleSystem;
  /** Place of the page among all, counted from 1. */
  readonly pageNumber: number;
  readonly pageCount: number;
  /** What the page's legend explains, and whether it is in use. */
  readonly legend: PageLegend;
}

/** Where on its page an object is written: what decides which of its texts are shown. */
export type WrittenPlace = Pick<SceneContext, 'pageNumber' | 'pageCount' | 'legend'>;

/** A line of print that an object needs in braille, and the path of the field that holds it, from the object. */
export interface BrailleText {
  readonly text: string;
  readonly path: readonly (string | number)[];
}

/** What an object is for its page: what it is called, or what explains its signs. */
export type PagePurpose = 'title' | 'legend';

/** The properties that an edit sets. */
export type SetProperties = Readonly<Record<string, unknown>>;

/** What every object has, whatever its kind. */
export interface Identified {
  readonly type: string;
  readonly uuid: string;
}

/** What an object of a kind must look like, told from other kinds by `type`. */
export type ObjectSchema<T> = z.ZodType<T> & z.core.$ZodTypeDiscriminable;

/** What objects of one kind are asked. Lengths in page mm. */
export interface KindMethods<T extends Identified> {
  /** Whether a group may hold objects of this kind. */
  readonly isMember: boolean;
  /** Whether removing takes it away; a legend stays and is put out of use instead. */
  readonly isRemovable: boolean;
  /**
   * Whether what an object of this kind holds stands by itself, as the bars of a chart do: a proof then asks for gaps between its
   * members. Absent, they belong together as those of a group.
   */
  readonly holdsParts?: boolean;
  /** The box before turning and without stroke; the object turns about its centre. */
  frame(object: T): Box;
  /** How far the object is turned about its frame's centre, in degrees clockwise. */
  angle(object: T): number;
  /** The smallest box around everything that the object draws, strokes, heads and dots included, after turning. */
  bounds(object: T): Box;
  /** The line that the object draws around itself or along itself, after turning; none for texts and groups. */
  outline(object: T): PathData | undefined;
  /** The path that looks as this object does, but for its id; none for what is no single shape. */
  asPath(object: T): Omit<PathObject, 'uuid'> | undefined;
  /** Whether a hand at `point` means this object; `toleranceMm` widens lines. */
  hits(object: T, point: Point, toleranceMm: number): boolean;
  /** The object moved by `dx`, `dy`. */
  move(object: T, dx: number, dy: number): T;
  /** The object turned by `degrees` clockwise about `centre`. */
  turn(object: T, degrees: number, centre: Point): T;
  /** The object with its frame mapped as `from` becomes `to`, both before turning; strokes keep their width. */
  resize(object: T, from: Box, to: Box): T;
  /** As `resize`, for one among several that are scaled as a whole; where it is not given they are resized. */
  scale?(object: T, from: Box, to: Box): T;
  /** What the object is for its page; not given, or undefined, for what is only drawn on it. */
  purpose?(object: T): PagePurpose | undefined;
  /** The object as one that is only drawn on its page; where it is not given it stays as it is. */
  withoutPurpose?(object: T): T;
  /** The text of the object, which is edited where it stands; not given for kinds without one. */
  text?(object: T): string;
  /** The lines that the object writes in braille, and so has to have translated; none where it is not given. */
  brailleTexts?(object: T, place: WrittenPlace): readonly BrailleText[];
  /** The frame before turning as it is drawn, where what the object holds needs more or less than `frame`. */
  drawnFrame?(object: T, context: SceneContext): Box;
  /** The object once a person gave it a place of its own; `isMoved` tells what was moved with it. */
  placedByHand?(object: T, isMoved: (uuid: string) => boolean): T;
  /** The object as a copy: `copyOf` gives the id of the copy of an object that it is tied to, undefined where that is not copied. */
  retied?(object: T, copyOf: (uuid: string) => string | undefined): T;
  /** `after` with what follows from an edit of `before` that set the properties `set`. */
  follow?(before: T, after: T, set: SetProperties): T;
  /** The paths into which the object breaks up, from the back to the front, but for their ids; not given for what is one piece. */
  pieces?(object: T): readonly Omit<PathObject, 'uuid'>[];
  /** What the object itself shows that a legend can explain. */
  legendMarks(object: T): readonly LegendMark[];
  /** What the object tells in words of its own; not given for what is told by its look. */
  told?(object: T): ToldContent;
  /** What the object draws, in painting order. */
  scene(object: T, context: SceneContext): readonly Primitive[];
  /** What a finger takes the object for, which decides the rules that a proof holds it to. */
  form(object: T, context: SceneContext): TactileForm;
}

/** What an object tells that its drawing and its name do not: what it shows, and its data line by line. */
export interface ToldContent {
  readonly summary: string;
  readonly data: readonly string[];
}

/** What the core knows about one kind of object: each kind fills one of these. Lengths in page mm. */
export interface ObjectType<T extends Identified> extends KindMethods<T> {
  readonly schema: ObjectSchema<T>;
  /** For a kind whose objects hold others in `objects`: what one must look like whose members hold to `member`. */
  holding?(member: z.ZodType<PageObject>): ObjectSchema<T>;
  /** A new object: the kind's defaults, at the page's origin, then what `input` says. */
  create(input: ObjectInput<T>): T;
}

/** The plugin that brings a kind. */
export interface KindOwner {
  readonly id: string;
  readonly version: string;
  /** Whether the kind belongs to the form of documents itself, so that a document need not name its plugin. */
  readonly isInFormat: boolean;
}

/** The kinds of an engine and what it asks of their objects. Lengths in page mm. */
export interface Kinds {
  /** The names of all kinds. */
  readonly names: readonly ObjectKind[];
  /** The ids of the plugins that bring them. */
  readonly plugins: ReadonlySet<string>;
  /** Loads what writes, speaks and sets the formulas of texts; undefined where no plugin does. */
  readonly formulas: LoadFormulas | undefined;
  /** Whether a plugin of the engine brings the kind of `object`; others are carried along, never edited. */
  isKnown(object: Identified): boolean;
  /** The plugin that brings the kind called `type`; undefined for one that is unknown. */
  ownerOf(type: string): KindOwner | undefined;
  /** What an object of the kind of `object` must look like; undefined for one of an unknown kind. */
  schemaOf(object: PageObject): z.ZodType<PageObject> | undefined;
  /** Every object that a page may hold. */
  readonly objectSchema: z.ZodType<PageObject>;
  /** Every object that a group may hold which lies in no other. */
  readonly memberSchema: z.ZodType<PageObject>;
  /** A new object of `kind`: its kind's defaults, then what `input` says. The values are checked when a command adds it. */
  create<K extends ObjectKind>(kind: K, input: ObjectInput<ObjectOf<K>>): ObjectOf<K>;
  /** Calls `call` with `object` and what is known about its kind. */
  withType<R>(object: PageObject, call: <T extends PageObject>(type: KindMethods<T>, object: T) => R): R;
  /** Whether objects of the kind of `object` hold others, as a group does. */
  isHolder(object: PageObject): boolean;
  /** Whether what `object` holds stands by itself; what a group holds belongs together. */
  holdsParts(object: PageObject): boolean;
  /** What `object` is for its page; undefined for what is only drawn on it. */
  purposeOf(object: PageObject): PagePurpose | undefined;
  /** `object` as one that is only drawn on its page. */
  withoutPurpose(object: PageObject): PageObject;
  /** The text of `object`; undefined for one of a kind without text. */
  textOf(object: PageObject): string | undefined;
  /** Whether objects of the kind of `object` write braille. */
  writesBraille(object: PageObject): boolean;
  /** What `object` tells in words of its own; undefined for one of a kind that tells nothing. */
  toldOf(object: PageObject): ToldContent | undefined;
  /** The lines that `object` writes in braille. */
  brailleTextsOf(object: PageObject, place: WrittenPlace): readonly BrailleText[];
  /** The untilted frame of `object` as it is drawn: one with text grows with it. */
  drawnFrameOf(object: PageObject, context: SceneContext): Box;
  /** `object` once a person gave it a place of its own; `isMoved` tells what was moved with it. */
  placedByHand(object: PageObject, isMoved: (uuid: string) => boolean): PageObject;
  /** `object` as a copy: tied to the copies whose ids `copyOf` gives. */
  retied(object: PageObject, copyOf: (uuid: string) => string | undefined): PageObject;
  /** `after` with what follows from an edit of `before`, the same object, that set the properties `set`. */
  followChange(before: PageObject, after: PageObject, set: SetProperties): PageObject;
  /** The paths into which `object` breaks up, but for their ids; undefined for what is one piece. */
  piecesOf(object: PageObject): readonly Omit<PathObject, 'uuid'>[] | undefined;
  /** The untilted frame of `object` without stroke; it turns about the frame's centre. */
  frameOf(object: PageObject): Box;
  /** How far `object` is turned about its frame's centre, in degrees clockwise; a group is never turned itself. */
  angleOf(object: PageObject): number;
  /** The box of the frame of `object` after turning, without stroke. */
  extentOf(object: PageObject): Box;
  /** The true box of `object`, with strokes, arrow heads and turn. A label's is that of its frame. */
  boundsOf(object: PageObject): Box;
  /** The line that `object` draws around or along itself, after turning; none for texts and groups. */
  outlineOf(object: PageObject): PathData | undefined;
  /** The path that looks as `object` does, but for its id; none for texts, groups and what is not one shape. */
  asPath(object: PageObject): Omit<PathObject, 'uuid'> | undefined;
  /** Whether `point` hits `object`: its inside when it has one, else its lines widened by `toleranceMm`. */
  hitTest(object: PageObject, point: Point, toleranceMm: number): boolean;
  /** Whether removing takes `object` away; a legend stays. */
  isRemovable(object: PageObject): boolean;
  /** `object` moved by `dx`, `dy` mm. */
  moveObject(object: PageObject, dx: number, dy: number): PageObject;
  /** `object` turned by `degrees` clockwise about `centre`. */
  turnObject(object: PageObject, degrees: number, centre: Point): PageObject;
  /** `object` with its frame, before turning, mapped as `from` becomes `to`; strokes and text keep their size. */
  resizeObject(object: PageObject, from: Box, to: Box): PageObject;
  /** `object` taken along as the page box `from` becomes `to`, as one among several: turned ones keep their turn. */
  scaleObject(object: PageObject, from: Box, to: Box): PageObject;
  /** What `object` itself shows that a legend can explain. */
  legendMarksOf(object: PageObject): readonly LegendMark[];
  /** What `object` draws, in painting order; nothing while it is hidden. */
  objectPrimitives(object: PageObject, context: SceneContext): readonly Primitive[];
  /** What a finger takes `object` for. */
  formOf(object: PageObject, context: SceneContext): TactileForm;
}

/** What is known about one kind, or how that follows from all kinds of the engine; see {@link fromKinds}. */
export type KindOf<T extends PageObject> = ObjectType<T> | ((kinds: Kinds) => ObjectType<T>);

/** What `make` makes of the kinds of an engine, once for each engine. */
export function fromKinds<T>(make: (kinds: Kinds) => T): (kinds: Kinds) => T {
  const made = new WeakMap<Kinds, { readonly value: T }>();
  return (kinds) => {
    const known = made.get(kinds);
    if (known) return known.value;
    const value = make(kinds);
    made.set(kinds, { value });
    return value;
  };
}

/** Kinds by their names. */
export type KindTable = { readonly [K in ObjectKind]?: KindOf<ObjectKinds[K]> };
