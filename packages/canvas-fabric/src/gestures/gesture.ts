import type { Command, Issue, PageObject, EngineCore } from '@tastwerk/editor-core';
import type { Box, Point } from '@tastwerk/editor-core/geometry';
import type { Sketch } from '../overlay-layer/sketch.js';
import type { PageScenes } from '../page-scenes/page-scenes.js';
import type { CanvasInput, ToolGesture } from '../input/canvas-input.js';
import type { Viewport } from '../viewport/viewport.js';
import type { Figure } from '../overlay-layer/draw-figure.js';
import type { ShownMarks } from '../overlay-layer/draw-marks.js';

/** What a gesture shows before it is done: objects moved as they are, or objects as they will be. */
export type Preview =
  | { readonly kind: 'shift'; readonly uuids: readonly string[]; readonly shift: Point }
  | { readonly kind: 'objects'; readonly objects: readonly PageObject[]; readonly figure?: Figure };

/** A press that has become something. */
export type Gesture = ToolGesture;

/** What gestures see of the view and may do to it. */
export interface Stage {
  /** What the objects of the page are asked, and what changes them. */
  readonly engine: EngineCore;
  readonly input: () => CanvasInput;
  readonly viewport: () => Viewport;
  readonly scenes: PageScenes;
  /** The objects of the page, back to front. */
  readonly objects: () => readonly PageObject[];
  /** Ids of the selected objects that are on the page, members of groups too. */
  readonly selection: () => readonly string[];
  /** The selected objects, members of groups too. */
  readonly selected: () => readonly PageObject[];
  readonly select: (uuids: readonly string[]) => void;
  /** The frame of an object before turning, as high as it is drawn: labels and legends grow with what they say. */
  readonly drawnFrame: (object: PageObject) => Box;
  readonly createUuid: () => string;
  readonly preview: (preview: Preview | null) => void;
  readonly sketch: (sketch: Sketch | null) => void;
  /** Shows what the hand's things lie on; a preview that is put down and a command take the marks away. */
  readonly showMarks: (marks: ShownMarks | null) => void;
  /** Sends the one command of a gesture; its preview stays until the document answers. */
  readonly commit: (command: Command) => void;
  /** Adds what was drawn, selects it and tells the caller. */
  readonly commitDrawn: (object: PageObject) => void;
  /** Takes the preview away and tells the caller why nothing is drawn. */
  readonly refuse: (issue: Issue) => void;
  /** Has the caller open the text of a label. */
  readonly editLabel: (uuid: string) => void;
  /** Has the caller open an object as a whole; says whether it does. */
  readonly openWhole: (uuid: string) => boolean;
  readonly panBy: (dx: number, dy: number) => void;
}
