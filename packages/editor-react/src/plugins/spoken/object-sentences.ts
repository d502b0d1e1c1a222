import type { PageObject } from '@tastwerk/editor-core';
import { childrenOf, findObject } from '@tastwerk/editor-core/objects';
import { readingOrder } from '@tastwerk/editor-core/description';
import { objectName } from '../../state/object-name.js';
import { lineWords, surfaceWords, turnWords } from '../../sentences/look-words.js';
import { keptWords } from '../../sentences/kept-words.js';
import { groupsAround, siblingsOf } from './object-places.js';
import { findingsOf } from './finding-sentences.js';
import { frameAsPrinted, type SpokenContext } from './spoken-context.js';

/** Where `object` stands: "links 20 mm, oben 50 mm". */
export function placeWords(object: PageObject, context: SpokenContext): string {
  const { t, millimetres } = context;
  const { x, y } = frameAsPrinted(object, context);
  return t('spoken:place', { x: millimetres(x), y: millimetres(y) });
}

/** How large `object` is: "40 mal 30 mm". */
export function sizeWords(object: PageObject, context: SpokenContext): string {
  const { t, millimetres } = context;
  const { width, height } = frameAsPrinted(object, context);
  return t('spoken:size', { width: millimetres(Math.abs(width)), height: millimetres(Math.abs(height)) });
}

/** What `object` is tied to: what a label names, from which label a line leads. */
function tieWords(object: PageObject, { t, page }: SpokenContext): string | undefined {
  const label = object.type === 'label' ? object.anchor?.object : null;
  const lead = object.type === 'line' ? object.leadsFrom : null;
  const other = findObject(page.objects, label ?? lead ?? '');
  return other && t(label ? 'spoken:names' : 'spoken:leadsFrom', { object: objectName(other, t) });
}

/** What else is told of it: how much a group holds, what it is tied to, by what it is kept in its place, whether it is locked. */
export function stateWords(object: PageObject, context: SpokenContext): readonly (string | undefined)[] {
  const { t } = context;
  const members = childrenOf(object).length;
  return [
    members > 0 ? t('spoken:members', { count: members }) : undefined,
    tieWords(object, context),
    keptWords(object, { ...context, find: (uuid) => findObject(context.page.objects, uuid) }),
    object.locked ? t('spoken:locked') : undefined,
  ];
}

/**
 * What is told of one object when it is reached: what it is, where among the others, place, size, looks, findings; when it `isAsked` for,
 * how its line is drawn, too.
 */
export function objectSentence(object: PageObject, context: SpokenContext, isAsked = false): string {
  const { t, page } = context;
  const siblings = readingOrder(context.resources.kinds, siblingsOf(page.objects, object.uuid));
  const index = siblings.findIndex(({ uuid }) => uuid === object.uuid);
  const [group] = groupsAround(page.objects, object.uuid);
  const parts = [
    objectName(object, t),
    index === -1 ? undefined : t('spoken:ofMany', { index: index + 1, total: siblings.length }),
    placeWords(object, context),
    sizeWords(object, context),
    turnWords(object, context),
    surfaceWords(object, context),
    isAsked ? lineWords(object, context) : undefined,
    context.wordsOfKind(object),
    ...stateWords(object, context),
    group ? t('spoken:inGroup', { group: objectName(group, t) }) : undefined,
  ];
  const findings = findingsOf(object, context);
  const sentence = parts.filter((part) => part !== undefined).join(', ');
  return findings.length === 0
    ? sentence
    : `${sentence}. ${t('spoken:findings', { count: findings.length })}`;
}
