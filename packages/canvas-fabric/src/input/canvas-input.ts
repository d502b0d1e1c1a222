import type { Command, Document, Kinds, PageObject, RectObject, SceneResources } from '@tastwerk/editor-core';
import type { Box, Point } from '@tastwerk/editor-core/geometry';
import type { PointSymbol } from '@tastwerk/editor-core/objects';
import type { SnapKind } from '@tastwerk/editor-core/snapping';
import type { GesturePointer } from './pointer.js';

/** The tools whose gestures the canvas brings itself. */
export const CANVAS_TOOLS = [
  'SELECT',
  'RECT',
  'ELLIPSE',
  'POLYGON',
  'LINE',
  'CURVE',
  'PATH',
  'LABEL',
  'SYMBOL',
] as const;

/** One of {@link CANVAS_TOOLS}. */
export type CanvasTool = (typeof CANVAS_TOOLS)[number];

/** The box that a drag has opened, or the place of a click; in page mm. */
export type DrawnPlace = Point | Box;

/** Makes the object that a tool draws by a box. */
export type DrawInBox = (kinds: Kinds, uuid: string, place: DrawnPlace) => PageObject;

/** Makes the object that a tool draws from one place to another, in page mm. A click gives the same place twice. */
export type DrawAlong = (kinds: Kinds, uuid: string, from: Point, to: Point) => PageObject;

/** What a gesture of a plugin's tool sees of the page and may do to it. */
export interface ToolHand {
  readonly kinds: Kinds;
  /** The objects of the page that is shown, from the back to the front. */
  readonly objects: () => readonly PageObject[];
  readonly newId: () => string;
  /** The place in page mm that the pointer means: what lies around draws it near, unless Ctrl or Cmd is held. */
  readonly placeOf: (pointer: GesturePointer) => Point;
  /** The object under the pointer that a click would select. */
  readonly objectAt: (pointer: GesturePointer) => PageObject | undefined;
  /** Shows objects as they will be, those of the page with the same ids in their place; nothing any more with null. */
  readonly preview: (objects: readonly PageObject[] | null) => void;
  /** Adds an object in front of the others and selects it: the end of a gesture. */
  readonly add: (object: PageObject) => void;
  /** Runs one command, which is one undo step: the end of a gesture that adds nothing, or several objects. */
  readonly run: (command: Command) => void;
}

/** What follows from a press with a plugin's tool. */
export type PressTool = (hand: ToolHand, pointer: GesturePointer) => ToolGesture;

/** A press that has become something. Exactly one of `end` and `cancel` is its last call. */
export interface ToolGesture {
  /** The pointer has moved at least the drag threshold from where it was pressed. */
  readonly move: (pointer: GesturePointer) => void;
  /** The pointer was lifted; `isDrag` says whether it ever moved that far. */
  readonly end: (pointer: GesturePointer, isDrag: boolean) => void;
  readonly cancel: () => void;
}

/** How a tool of a plugin draws: by opening a box, from one place to another, or by a gesture of its own. */
export type ToolDrawing =
  { readonly box: DrawInBox } | { readonly along: DrawAlong } | { readonly press: PressTool };

/** How a shape looks that is drawn next; fields left out take the core's defaults of the kind. */
export type ShapeStyle = Partial<
  Pick<RectObject, 'fill' | 'pattern' | 'border' | 'borderColour' | 'borderWidth' | 'borderStyle'>
>;

/** Colours of what surrounds the page, as CSS colours; what is printed keeps its own inks in every theme. */
export interface CanvasTheme {
  readonly desk: string;
  readonly paper: string;
  /** Shadow of the paper on the desk; give it with its opacity. */
  readonly shadow: string;
  /** Frame and handles of the selection, the marquee and the points of a path being drawn. */
  readonly accent: string;
  /** Inside of the handles. */
  readonly handle: string;
}

/** All that the view shows. Nothing is compared deeply: an object that is the same reference is not painted again. */
export interface CanvasInput {
  readonly document: Document;
  /** Index into `document.pages`. */
  readonly pageIndex: number;
  readonly resources: SceneResources;
  /** Ids of the selected objects; ids that are not on the page are passed over. */
  readonly selection: readonly string[];
  /** One of {@link CANVAS_TOOLS} or of `tools`; a press with any other tool does nothing. */
  readonly tool: string;
  /** Further tools by their names. */
  readonly tools?: Readonly<Record<string, ToolDrawing>>;
  readonly style: ShapeStyle;
  /** What the SYMBOL tool places; a disc when absent. */
  readonly symbol?: PointSymbol;
  /** How many corners the POLYGON tool draws; three when absent. */
  readonly corners?: number;
  readonly theme: CanvasTheme;
  /** What the hand is drawn to; all kinds when absent, none when empty. */
  readonly snapKinds?: readonly SnapKind[];
}
