import type { Kinds, PageObject } from '@tastwerk/editor-core';
import type { Box } from '@tastwerk/editor-core/geometry';
import { findObject } from '@tastwerk/editor-core/objects';
import { fieldFrame, frameAround } from '../frames/object-frames.js';
import { moveTurnedBox, type TurnedBox } from '../frames/turned-box.js';
import type { Preview } from '../gestures/gesture.js';
import type { CanvasInput } from '../input/canvas-input.js';
import type { ShownFigure } from '../overlay-layer/draw-figure.js';
import { enteredGroups } from '../picking/members.js';
import { objectsOf } from './view-state.js';

/** What is framed: the selected objects, or what a gesture previews of them. */
export interface Framed {
  readonly selected: readonly PageObject[];
  readonly preview: Preview | null;
  /** The frame of an object before turning, as high as it is drawn. */
  readonly drawnFrame: (object: PageObject) => Box;
}

/** The frames around what is selected, as the active layer shows them. */
export interface ShownFrames {
  /** The frame with the handles; null for none. */
  readonly frame: TurnedBox | null;
  /** Whether it has no handles, because nothing in it can be changed. */
  readonly isFixed: boolean;
  /** The groups that are entered, as boxes in page mm. */
  readonly groups: readonly Box[];
  readonly figure: ShownFigure | null;
}

/** The frame that `frameOf` lays around what is framed, where a preview shows it. */
function previewed(
  { selected, preview }: Framed,
  frameOf: (objects: readonly PageObject[]) => TurnedBox | null,
): TurnedBox | null {
  if (preview?.kind === 'objects') return frameOf(preview.objects);
  const frame = frameOf(selected);
  return frame && preview ? moveTurnedBox(frame, preview.shift) : frame;
}

/** What the position fields say of what is framed. */
export function previewedFieldFrame(kinds: Kinds, framed: Framed): TurnedBox | null {
  return previewed(framed, (objects) => fieldFrame(kinds, objects, framed.drawnFrame));
}

/** The frames for `input`. Another tool than SELECT shows no handles. */
export function shownFrames(kinds: Kinds, input: CanvasInput, framed: Framed): ShownFrames {
  const { preview, selected, drawnFrame } = framed;
  const frame = previewed(framed, (objects) => frameAround(kinds, objects, drawnFrame));
  const told = preview?.kind === 'objects' ? preview.figure : undefined;
  const figure = told && frame ? { figure: told, below: frame } : null;
  if (input.tool !== 'SELECT') return { frame: null, isFixed: false, groups: [], figure };

  const objects = objectsOf(input);
  const inFrame = preview?.kind === 'objects' ? preview.objects : selected;
  const entered = [...enteredGroups(objects, input.selection)];
  return {
    frame,
    isFixed: inFrame.length > 0 && inFrame.every((one) => one.locked || one.hidden || !kinds.isKnown(one)),
    groups: entered.flatMap((uuid) => findObject(objects, uuid) ?? []).map(kinds.extentOf),
    figure,
  };
}
