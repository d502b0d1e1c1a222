import type { PageObject } from '@tastwerk/editor-core';
import { keptOf, type KeptPlacing } from '@tastwerk/editor-core/objects';
import { othersOf, type Relation } from '@tastwerk/editor-core/placing';
import type { TFunction } from 'i18next';
import type { Lengths } from '../state/use-millimetres.js';
import { objectName } from '../state/object-name.js';

/** What words about a kept place need to know. */
export interface KeptContext extends Pick<Lengths, 'judged'> {
  readonly t: TFunction;
  /** The object with an id, where the others are. */
  readonly find: (uuid: string) => PageObject | undefined;
}

type NameOf = (uuid: string) => string;

function relationWords(relation: Relation<string>, nameOf: NameOf, t: TFunction): string {
  const object = nameOf(relation.of);
  switch (relation.kind) {
    case 'beside':
      return t('spoken:kept.beside', { where: t(`spoken:where.${relation.side}`), object });
    case 'inside':
      return t('spoken:kept.inside', { object });
    case 'corner':
    case 'edge':
      return t(`spoken:kept.${relation.kind}`, { object, number: relation.number });
    case 'between':
      return t('spoken:kept.between', { object, other: nameOf(relation.and) });
  }
}

/** How a line leads between objects; undefined where it begins and ends at places alone. */
function leadWords({ from, to }: KeptPlacing, nameOf: NameOf, t: TFunction): string | undefined {
  if (from !== undefined && to !== undefined)
    return t('spoken:kept.fromTo', { object: nameOf(from), other: nameOf(to) });
  if (from !== undefined) return t('spoken:kept.from', { object: nameOf(from) });
  return to === undefined ? undefined : t('spoken:kept.to', { object: nameOf(to) });
}

/** How `object` is kept by others: "bleibt rechts von Dreieck „D“, Abstand 10 mm"; undefined where it is not. */
export function keptWords(object: PageObject, { t, judged, find }: KeptContext): string | undefined {
  const kept = keptOf(object);
  if (!kept) return undefined;
  const nameOf: NameOf = (uuid) => {
    const other = find(uuid);
    return other ? objectName(other, t) : t('spoken:kept.gone');
  };
  const { relation, gapMm, sameSize } = kept;
  return [
    relation ? relationWords(relation, nameOf, t) : leadWords(kept, nameOf, t),
    gapMm === undefined ? undefined : t('spoken:kept.gap', { distance: judged(gapMm) }),
    sameSize === undefined ? undefined : t('spoken:kept.sameSize', { object: nameOf(sameSize) }),
  ]
    .filter((part) => part !== undefined)
    .join(', ');
}

/** How `after` is kept now, or what it is no longer tied to; undefined where that is as it was `before`. */
export function changedKept(
  before: PageObject,
  after: PageObject,
  was: KeptContext,
  now: KeptContext,
): string | undefined {
  const kept = keptOf(before);
  if (kept === keptOf(after)) return undefined;
  const words = keptWords(after, now);
  if (words !== undefined) return words === keptWords(before, was) ? undefined : words;
  if (!kept) return undefined;
  const others = new Set(othersOf(kept));
  const names = [...others].flatMap((uuid) => {
    const other = was.find(uuid);
    return other ? [objectName(other, was.t)] : [];
  });
  return now.t('spoken:kept.released', { objects: names.join(', ') || now.t('spoken:kept.gone') });
}
