import type { Command, Kinds, PageObject } from '@tastwerk/editor-core';
import { type Box, boxCentre } from '@tastwerk/editor-core/geometry';
import type { FrameChange, TurnedBox } from '../frames/turned-box.js';
import { handBox, handMm } from './millimetres.js';

const FULL_TURN = 360;

/** `angle` between -180 (excluded) and 180 degrees. */
function normalTurn(angle: number): number {
  const rest = ((angle % FULL_TURN) + FULL_TURN) % FULL_TURN;
  return handMm(rest > FULL_TURN / 2 ? rest - FULL_TURN : rest);
}

/** A side that was pulled onto the opposite one keeps this length, in mm. */
const MIN_SIDE_MM = 0.1;

function keepSide(mm: number): number {
  return Math.abs(mm) < MIN_SIDE_MM ? (mm < 0 ? -MIN_SIDE_MM : MIN_SIDE_MM) : mm;
}

function resizeCommand(kinds: Kinds, objects: readonly PageObject[], from: Box, to: Box): Command {
  const across = from.width === 0 ? { x: from.x, width: 0 } : { x: to.x, width: keepSide(to.width) };
  const [object] = objects;
  // What is drawn lower than it is stored, as a legend with few entries, gets the height that it was pulled to.
  const storedMm = objects.length === 1 && object ? kinds.frameOf(object).height : 0;
  const down = from.height === 0 ? { y: from.y, height: 0 } : { y: to.y, height: keepSide(to.height) };
  return {
    // The handles of one object lie on its own frame, turned with it; those of several lie on an upright box around them.
    type: objects.length === 1 ? 'resize-objects' : 'scale-objects',
    uuids: objects.map(({ uuid }) => uuid),
    from: { ...from, height: Math.max(from.height, storedMm) },
    to: handBox({ ...across, ...down }),
  };
}

function turnCommand(objects: readonly PageObject[], frame: TurnedBox, angle: number): Command {
  const pivot = boxCentre(frame.box);
  const byDegrees = angle - frame.angle;
  const uuids = objects.map(({ uuid }) => uuid);
  return { type: 'rotate-objects', uuids, degrees: normalTurn(byDegrees), centre: pivot };
}

/** What pulling the handles of `frame` around `objects` (both as they were before) does to the document. */
export function commandOfFrameChange(
  kinds: Kinds,
  objects: readonly PageObject[],
  frame: TurnedBox,
  change: FrameChange,
): Command {
  return change.kind === 'resize'
    ? resizeCommand(kinds, objects, frame.box, change.to)
    : turnCommand(objects, frame, change.angle);
}
