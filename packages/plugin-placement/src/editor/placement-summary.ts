import type { Document } from '@tastwerk/editor-core';
import { findObject } from '@tastwerk/editor-core/objects';
import type { TFunction } from 'i18next';
import type { PagePlacement } from '../place-page.js';

/** Names in a sentence; the rest is counted. */
const MOST_NAMES = 12;

function namesOf({ pages }: Document, uuids: readonly string[]): string {
  const objects = pages.flatMap((page) => page.objects);
  const texts = uuids.map((uuid) => {
    const object = findObject(objects, uuid);
    return object?.type === 'label' ? object.text.replaceAll(/\s+/gu, ' ').trim() : '';
  });
  const shown = texts.slice(0, MOST_NAMES).join(', ');
  return texts.length > MOST_NAMES ? `${shown} …` : shown;
}

/** What placing does, in sentences. */
export function placementSummary(
  document: Document,
  placement: PagePlacement,
  t: TFunction,
): readonly string[] {
  const { moved, unplaced, continued } = placement;
  const leads = moved.filter(({ hasLead }) => hasLead);
  const short = moved.filter(({ isAbbreviated }) => isAbbreviated);
  const say = (key: string, uuids: readonly string[]) =>
    uuids.length === 0
      ? []
      : [t(`placement:summary.${key}`, { count: uuids.length, names: namesOf(document, uuids) })];
  const idsOf = (labels: typeof moved) => labels.map(({ uuid }) => uuid);
  return [
    ...(moved.length + unplaced.length + continued.length === 0 ? [t('placement:summary.stays')] : []),
    ...say('moved', idsOf(moved)),
    ...say('leads', idsOf(leads)),
    ...say('short', idsOf(short)),
    ...say('continued', continued),
    ...say('unplaced', unplaced),
  ];
}
