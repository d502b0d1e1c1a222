import type { Box } from '@tastwerk/editor-core/geometry';
import { drawFigure, type ShownFigure } from './draw-figure.js';
import { drawMarks, type ShownMarks } from './draw-marks.js';
import type { MarksFrame } from './pill.js';
import { paintGroupFrame, paintSketch, type Sketch } from './sketch.js';

/** What lies over the objects that a gesture previews, and belongs to none of them. */
export interface OverlayParts {
  /** The groups that are entered, by boxes in page mm. */
  readonly groups: readonly Box[];
  readonly sketch: Sketch | null;
  readonly marks: ShownMarks | null;
  readonly figure: ShownFigure | null;
}

/** The parts over the page that change with every move of a gesture. */
export interface Overlay {
  readonly isShown: () => boolean;
  readonly sketch: () => Sketch | null;
  /** Takes over parts; says whether the overlay looks different now. */
  readonly set: (change: Partial<OverlayParts>) => boolean;
  readonly paint: (ctx: CanvasRenderingContext2D, frame: MarksFrame) => void;
}

const NO_BOXES: readonly Box[] = [];

/** Starts empty. */
export function createOverlay(): Overlay {
  let parts: OverlayParts = { groups: NO_BOXES, sketch: null, marks: null, figure: null };
  return {
    isShown: () => parts.groups.length > 0 || [parts.sketch, parts.marks, parts.figure].some(Boolean),
    sketch: () => parts.sketch,
    set(change) {
      const { groups } = { ...parts, ...change };
      // Most moves have no entered groups: an empty list is the same as the one before.
      const next = { ...parts, ...change, groups: groups.length === 0 ? NO_BOXES : groups };
      const isSame =
        next.groups === parts.groups &&
        next.sketch === parts.sketch &&
        next.marks === parts.marks &&
        next.figure === parts.figure;
      parts = next;
      return !isSame;
    },
    paint(ctx, frame) {
      const { viewport, theme } = frame;
      const { groups, sketch, marks, figure } = parts;
      for (const box of groups) paintGroupFrame(ctx, box, viewport, theme);
      if (sketch) paintSketch(ctx, sketch, viewport, theme);
      if (marks) drawMarks(ctx, marks, frame);
      if (figure) drawFigure(ctx, figure, frame);
    },
  };
}
