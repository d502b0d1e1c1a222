import { findObject } from '@tastwerk/editor-core/objects';
import { type GesturePointer, toleranceMm } from '../input/pointer.js';
import { memberAt } from '../picking/members.js';
import { pxPerMm } from '../viewport/viewport.js';
import type { Stage } from './gesture.js';
import type { PointEditor } from './point-editor.js';
import { hitsFor } from './select-press.js';
import type { SeveralPresses } from './several-presses.js';

/** Selects the member of the group `uuid` at the pointer; says whether there is one. */
function enterGroup(stage: Stage, uuid: string, pointer: GesturePointer): boolean {
  const group = findObject(stage.objects(), uuid);
  const reachMm = toleranceMm(pointer, pxPerMm(stage.viewport()));
  const member = group && memberAt(stage.engine.kinds, group, pointer.page, reachMm);
  if (member) stage.select([member.uuid]);
  return member !== undefined;
}

/**
 * Finishes what is drawn over several presses, or changes a point that is shown. With the SELECT tool it opens what lies under the
 * pointer: what the caller opens as a whole, the points of a path, the member of a group, or the text of a label.
 */
export function doubleClick(
  stage: Stage,
  drawing: SeveralPresses | undefined,
  points: PointEditor,
  pointer: GesturePointer,
): void {
  if (drawing) {
    drawing.finish();
    return;
  }
  if (points.isOpen() && points.doubleClick(pointer)) return;
  const uuid = stage.input().tool === 'SELECT' ? hitsFor(stage, pointer)[0] : undefined;
  if (uuid === undefined || stage.openWhole(uuid)) return;
  if (points.open(uuid) || enterGroup(stage, uuid, pointer)) return;
  const object = findObject(stage.objects(), uuid);
  if (object && stage.engine.kinds.textOf(object) !== undefined) stage.editLabel(uuid);
}
