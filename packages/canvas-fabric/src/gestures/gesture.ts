import type { Command, Issue, PageObject, Point, EngineCore } from '@tastwerk/editor-core';
import type { Sketch } from '../active-layer/sketch.js';
import type { PageScenes } from '../page-scenes/page-scenes.js';
import type { CanvasInput } from '../view/canvas-input.js';
import type { Viewport } from '../viewport/viewport.js';
import type { Figure } from './figure.js';
import type { ShownMarks } from './shown-marks.js';

/** Which keys are held, and whether a finger or a mouse points. */
export interface HandKeys {
  readonly isShift: boolean;
  readonly isAlt: boolean;
  /** Ctrl or Cmd: nothing is drawn to what lies around. */
  readonly isFree: boolean;
  readonly isTouch: boolean;
}

/** Where the pointer is and which keys are held. */
export interface GesturePointer extends HandKeys {
  /** CSS px on the host. */
  readonly screen: Point;
  /** Page mm. */
  readonly page: Point;
}

/** The keys of an event; Fabric hands touches on as events of their own. */
export function keysOf(event: MouseEvent | TouchEvent): HandKeys {
  return {
    isShift: event.shiftKey,
    isAlt: event.altKey,
    isFree: event.ctrlKey || event.metaKey,
    isTouch: event instanceof PointerEvent ? event.pointerType === 'touch' : !(event instanceof MouseEvent),
  };
}

/** What a gesture shows before it is done: objects moved as they are, or objects as they will be. */
export type Preview =
  | { readonly kind: 'shift'; readonly uuids: readonly string[]; readonly shift: Point }
  | { readonly kind: 'objects'; readonly objects: readonly PageObject[]; readonly figure?: Figure };

/** A press that has become something. Exactly one of `end` and `cancel` is its last call. */
export interface Gesture {
  /** The pointer has moved at least the drag threshold from where it was pressed. */
  readonly move: (pointer: GesturePointer) => void;
  /** The pointer was lifted; `isDrag` says whether it ever moved that far. */
  readonly end: (pointer: GesturePointer, isDrag: boolean) => void;
  readonly cancel: () => void;
}

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
  /** How high an object is drawn, in mm: labels and legends grow with what they say. */
  readonly grownHeight: (object: PageObject) => number;
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
  readonly panBy: (dx: number, dy: number) => void;
}

/** How near to a thing a press still means it, in CSS px. */
const MOUSE_TOLERANCE_PX = 4;
const TOUCH_TOLERANCE_PX = 12;

/** How near a press counts for this pointer, in page mm. */
export function toleranceMm(pointer: GesturePointer, pxPerMm: number): number {
  return (pointer.isTouch ? TOUCH_TOLERANCE_PX : MOUSE_TOLERANCE_PX) / pxPerMm;
}
