import type { PageObject } from '@tastwerk/editor-core';
import {
  type Contact,
  contactsAmong,
  contactsOf,
  type LaidOutPage,
  type Neighbour,
  neighboursOf,
  relationOf,
  SIDES,
} from '@tastwerk/editor-core/description';
import { namesOf } from '../../sentences/object-names.js';
import { objectName } from '../../state/object-name.js';
import type { SpokenContext } from './spoken-context.js';

/** Distances that differ by less are told once, in mm. */
const SAME_MM = 0.1;

function listed(key: string, objects: readonly PageObject[], context: SpokenContext): readonly string[] {
  return objects.length === 0 ? [] : [context.t(`spoken:${key}`, { what: namesOf(objects, context) })];
}

/** What lies around `object`: what it lies in, holds, overlaps and touches, the next on each side, and the nearest where that lies askew. */
export function neighbourSentence(object: PageObject, context: SpokenContext): string {
  const { t, judged } = context;
  const found = neighboursOf(context, object.uuid);
  if (!found) return '';
  const told = ({ object: other, distanceMm }: Neighbour) => ({
    what: other ? objectName(other, t) : t('spoken:edge'),
    distance: judged(distanceMm),
  });
  const { nearest } = found;
  const isToldOnSide = SIDES.some((side) => {
    const { object: other, distanceMm } = found.sides[side];
    return other === nearest?.object && distanceMm - (nearest?.distanceMm ?? 0) < SAME_MM;
  });
  return [
    ...listed('liesIn', found.around, context),
    ...listed('holds', found.inside, context),
    ...listed('overlaps', found.overlapping, context),
    ...listed('touches', found.touching, context),
    ...SIDES.map((side) => t(`spoken:sides.${side}`, told(found.sides[side]))),
    ...(nearest && !isToldOnSide ? [t('spoken:nearest', told(nearest))] : []),
  ].join(' ');
}

/** How two objects lie to each other, with their distance. */
export function relationSentence(
  one: PageObject,
  other: PageObject,
  context: LaidOutPage & Pick<SpokenContext, 't' | 'judged'>,
): string {
  const { t, judged } = context;
  const relation = relationOf(context, one.uuid, other.uuid);
  const names = { one: objectName(one, t), other: objectName(other, t) };
  if (!relation) return t('spoken:relation.none', names);
  const distance = judged(relation.gapMm);
  const where = relation.direction && t(`spoken:where.${relation.direction}`);
  return t(`spoken:relation.${relation.kind}`, { ...names, distance, where });
}

const pairSentence = ({ one, other, kind }: Contact, { t }: SpokenContext): string =>
  t(`spoken:relation.${kind}`, { one: objectName(one, t), other: objectName(other, t) });

/** Pairs that are told one by one; more are counted. */
const MOST_PAIRS = 8;

/** What the selected objects overlap and touch; without a selection, all pairs of the page that do. */
export function contactSentence(objects: readonly PageObject[], context: SpokenContext): string {
  const { t } = context;
  const contacts =
    objects.length > 0
      ? contactsOf(
          context,
          objects.map(({ uuid }) => uuid),
        )
      : contactsAmong(context);
  if (contacts.length === 0) return t(objects.length > 0 ? 'spoken:noContacts' : 'spoken:noContactsOnPage');
  const told = contacts.slice(0, MOST_PAIRS).map((contact) => pairSentence(contact, context));
  const more = contacts.length - told.length;
  return [
    t('spoken:contacts', { count: contacts.length }),
    ...told,
    ...(more > 0 ? [t('spoken:moreContacts', { count: more })] : []),
  ].join(' ');
}
