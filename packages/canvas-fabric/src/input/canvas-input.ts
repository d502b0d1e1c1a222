import type { Document, Kinds, PageObject, RectObject, SceneResources } from '@tastwerk/editor-core';
import type { Box, Point } from '@tastwerk/editor-core/geometry';
import type { PointSymbol } from '@tastwerk/editor-core/objects';
import type { SnapKind } from '@tastwerk/editor-core/snapping';

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
  /** Further tools, which draw by opening a box, by their names. */
  readonly tools?: Readonly<Record<string, DrawInBox>>;
  readonly style: ShapeStyle;
  /** What the SYMBOL tool places; a disc when absent. */
  readonly symbol?: PointSymbol;
  /** How many corners the POLYGON tool draws; three when absent. */
  readonly corners?: number;
  readonly theme: CanvasTheme;
  /** What the hand is drawn to; all kinds when absent, none when empty. */
  readonly snapKinds?: readonly SnapKind[];
}
