import type { Kinds, ObjectOf, PageObject } from '@tastwerk/editor-core';
import { boxToBox, segmentToBox } from '@tastwerk/editor-core/geometry';
import { uuidsIn } from '@tastwerk/editor-core/objects';
import { labelsToPlace, leadLinesByLabel } from './labels-of-page.js';

const touches = (
  kinds: Kinds,
  lead: ObjectOf<'line'> | undefined,
  object: PageObject,
  gapMm: number,
): boolean => {
  if (!lead) return false;
  const end = { x: lead.x + lead.dx, y: lead.y + lead.dy };
  return segmentToBox(lead, end, kinds.boundsOf(object)) < gapMm;
};

/**
 * The labels of a page that the program may place and that a change of the objects `changed` concerns: they name one of them, or one came
 * nearer than `gapMm` to them or to their lead lines.
 */
export function touchedLabels(
  kinds: Kinds,
  objects: readonly PageObject[],
  changed: ReadonlySet<string>,
  gapMm: number,
): ReadonlySet<string> {
  const moved = objects.filter((object) => uuidsIn([object]).some((uuid) => changed.has(uuid)));
  const leads = leadLinesByLabel(kinds, objects);
  const isNear = (label: ObjectOf<'label'>) =>
    moved.some(
      (object) =>
        object.uuid !== label.uuid &&
        (boxToBox(kinds.boundsOf(object), kinds.boundsOf(label)) < gapMm ||
          touches(kinds, leads.get(label.uuid), object, gapMm)),
    );
  const isTied = ({ anchor }: ObjectOf<'label'>) => changed.has(anchor?.object ?? '');
  return new Set(
    labelsToPlace(kinds, objects, 'free')
      .filter((label) => isTied(label) || isNear(label))
      .map(({ uuid }) => uuid),
  );
}
