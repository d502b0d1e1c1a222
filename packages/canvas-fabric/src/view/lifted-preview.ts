import type { EngineCore } from '@tastwerk/editor-core';
import type { Preview } from '../gestures/gesture.js';
import type { CanvasInput } from '../input/canvas-input.js';
import type { PageScenes } from '../page-scenes/page-scenes.js';
import { pathTo, withTheirGroups } from '../picking/members.js';
import { objectsOf } from './view-state.js';

/** `preview` in terms of the page's own objects, which is what can be lifted: a member of a group is shown in its group. */
export function liftedPreview(
  { commands }: Pick<EngineCore, 'commands'>,
  input: CanvasInput,
  scenes: Pick<PageScenes, 'entry'>,
  preview: Preview,
): Preview {
  const objects = objectsOf(input);
  if (preview.kind === 'objects')
    return { kind: 'objects', objects: withTheirGroups(objects, preview.objects) };
  const { uuids, shift } = preview;
  if (uuids.every((uuid) => scenes.entry(uuid))) return preview;
  const moved = commands.apply(input.document, {
    type: 'move-objects',
    uuids: [...uuids],
    dx: shift.x,
    dy: shift.y,
  });
  const after = moved.ok ? objectsOf({ ...input, document: moved.value }) : objects;
  const roots = new Set(uuids.map((uuid) => pathTo(after, uuid)[0]));
  return { kind: 'objects', objects: after.filter((object) => roots.has(object)) };
}
