import type { Command, Issue, EngineCore } from '@tastwerk/editor-core';
import type { Box, Point } from '@tastwerk/editor-core/geometry';
import type { TurnedBox } from '../frames/turned-box.js';
import type { Viewport } from '../viewport/viewport.js';
import type { CanvasInput } from '../input/canvas-input.js';

/** What the view is given at its start: its first input, ids for what gets drawn, and who is told about what the hand did. */
export interface CanvasOptions {
  /** The engine of the document that is shown. */
  readonly engine: EngineCore;
  readonly input: CanvasInput;
  /** A fresh UUID for an object that gets drawn. */
  readonly createUuid: () => string;
  /** Called once at the end of a gesture that changes the document; a gesture given up calls nothing. */
  readonly onCommand: (command: Command) => void;
  readonly onSelect: (uuids: readonly string[]) => void;
  /** What was to be drawn is not, and why. */
  readonly onRefused?: (issue: Issue) => void;
  /** A label was double-clicked or has just been placed: its text wants to be edited. */
  readonly onEditLabel: (uuid: string) => void;
  /** An object was double-clicked: says whether the caller opens it as a whole, such as in a dialog. Else the view opens it, as far as it can. */
  readonly onOpen?: (uuid: string) => boolean;
  /** Called after an object was drawn, so that the caller may go back to the SELECT tool. */
  readonly onDrawn?: (uuid: string) => void;
  readonly onViewport?: (viewport: Viewport) => void;
  /** Where the pointer is in page mm; null when it has left the canvas. */
  readonly onPointer?: (point: Point | null) => void;
  /** Where lies what a gesture moves, changes or draws, at each of its moves; null when nothing is in the hand any more. */
  readonly onHeld?: (held: TurnedBox | null) => void;
}

/** Where an object's frame lies on the host element, in CSS px; the box is turned by `angle` degrees clockwise about its centre. */
export interface ScreenFrame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly angle: number;
  /** CSS px of one page mm, for the size of text that lies over the frame. */
  readonly pxPerMm: number;
}

/** A page on a desk, drawn on canvases inside a host element. */
export interface CanvasView {
  /** Shows what changed; parts that are left out stay. */
  readonly update: (change: Partial<CanvasInput>) => void;
  readonly viewport: () => Viewport;
  /** Zooms so that `anchor` (CSS px on the host; its centre when absent) stays where it is. */
  readonly zoomTo: (scalingFactor: number, anchor?: Point) => void;
  /** Shows the whole page in the middle, as large as fits. */
  readonly fitPage: () => void;
  /** Shows this box of the page (page mm) in the middle, as large as fits. */
  readonly fitBox: (box: Box) => void;
  /** Moves the page, if need be, until this box of it (page mm) is seen. */
  readonly showBox: (box: Box) => void;
  /** The frame of a label, or null when the page has no such object. */
  readonly labelFrameOnScreen: (uuid: string) => ScreenFrame | null;
  /** Shows the points of a path, to be moved by hand; says whether the page has such a path and the tool is SELECT. */
  readonly editPoints: (uuid: string) => boolean;
  /**
   * Draws the lead line from a label to the nearest object, as the LINE tool does by a click on its text; where none can be drawn
   * `onRefused` is told why. Says whether the page has such a label.
   */
  readonly drawLeadLine: (uuid: string) => boolean;
  /** Gives up the gesture in progress, if there is one, and says whether there was. */
  readonly cancelGesture: () => boolean;
  /** Resolves when all that is to be seen is drawn, and sharply: what a measure or a test of the picture waits for. */
  readonly whenSharp: () => Promise<void>;
  /** Takes every element, listener, observer and bitmap away again. */
  readonly destroy: () => void;
}
