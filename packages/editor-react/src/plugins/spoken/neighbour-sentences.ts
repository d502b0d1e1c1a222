import type { PageObject } from '@tastwerk/editor-core';
import { type Neighbour, neighboursOf, type Side } from '@tastwerk/editor-core/description';
import { objectName } from '../../state/object-name.js';
import { frameAsPrinted, type SpokenContext } from './spoken-context.js';

const SIDES: readonly Side[] = ['left', 'right', 'above', 'below'];

/** What lies around `object`: the next on each side and how far, and what it overlaps. */
export function neighbourSentence(object: PageObject, context: SpokenContext): string {
  const { t, millimetres, document, page } = context;
  const boxOf = (other: PageObject) =>
    other.type === 'label' || other.type === 'key'
      ? frameAsPrinted(other, context)
      : context.resources.kinds.boundsOf(other);
  const found = neighboursOf(context.resources.kinds, page.objects, object.uuid, document, boxOf);
  if (!found) return '';
  const sideWords = (side: Side, neighbour: Neighbour) =>
    t(`spoken:sides.${side}`, {
      what: neighbour.object ? objectName(neighbour.object, t) : t('spoken:edge'),
      distance: millimetres(neighbour.distanceMm),
    });
  const overlapWords = (key: string, objects: readonly PageObject[]) =>
    objects.length === 0
      ? []
      : [t(`spoken:${key}`, { what: objects.map((other) => objectName(other, t)).join(', ') })];
  return [
    ...SIDES.map((side) => sideWords(side, found.sides[side])),
    ...overlapWords('liesIn', found.around),
    ...overlapWords('holds', found.inside),
    ...overlapWords('meets', found.meeting),
  ].join(' ');
}
