import type { Document, RectObject, SceneResources } from '@tastwerk/editor-core';
import type { PointSymbol } from '@tastwerk/editor-core/objects';
import type { SnapKind } from '@tastwerk/editor-core/snapping';

/** What a press on the canvas begins. */
export type CanvasTool =
  'SELECT' | 'RECT' | 'ELLIPSE' | 'POLYGON' | 'LINE' | 'CURVE' | 'PATH' | 'LABEL' | 'SYMBOL';

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
  readonly tool: CanvasTool;
  readonly style: ShapeStyle;
  /** What the SYMBOL tool places; a disc when absent. */
  readonly symbol?: PointSymbol;
  /** How many corners the POLYGON tool draws; three when absent. */
  readonly corners?: number;
  readonly theme: CanvasTheme;
  /** What the hand is drawn to; all kinds when absent, none when empty. */
  readonly snapKinds?: readonly SnapKind[];
}
