import type { PageObject } from '@tastwerk/editor-core';
import { childrenOf, findObject, isShape } from '@tastwerk/editor-core/objects';
import { readingOrder } from '@tastwerk/editor-core/description';
import { objectName } from '../../state/object-name.js';
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

/** How far `object` is turned; undefined when it is not. */
export function turnWords(
  object: PageObject,
  { t, millimetres, resources }: SpokenContext,
): string | undefined {
  const angle = resources.kinds.angleOf(object);
  return angle % 360 === 0 ? undefined : t('spoken:turned', { angle: millimetres(angle) });
}

/** What a finger feels of its surface: texture, or the fill when it swells. */
export function surfaceWords(object: PageObject, { t, resources }: SpokenContext): string | undefined {
  if (!resources.kinds.isKnown(object) || !isShape(object)) return undefined;
  const { template } = object.pattern;
  if (template !== null) return t('spoken:texture', { texture: t(`textures.${template}`) });
  return object.fill === 'none' ? undefined : t('spoken:fill', { fill: t(`colours.${object.fill}`) });
}

/** How the line of `object` is drawn: width, style and heads; undefined for what draws none. */
function lineWords(object: PageObject, { t, millimetres, resources }: SpokenContext): string | undefined {
  if (!resources.kinds.isKnown(object) || !('borderStyle' in object) || !object.border) return undefined;
  const { borderWidth, borderStyle, borderColour } = object;
  const [startsWithHead, endsWithHead] =
    'startArrow' in object ? [object.startArrow, object.endArrow] : [false, false];
  const heads =
    startsWithHead && endsWithHead ? 'both' : startsWithHead ? 'start' : endsWithHead ? 'end' : null;
  return [
    t('spoken:line', {
      width: millimetres(borderWidth),
      style: t(`borderStyles.${borderStyle}`).toLowerCase(),
    }),
    ...(borderColour === 'black' ? [] : [t(`colours.${borderColour}`)]),
    ...(heads ? [t(`spoken:heads.${heads}`)] : []),
  ].join(', ');
}

/** What `object` is tied to: what a label names, from which label a line leads. */
function tieWords(object: PageObject, { t, page }: SpokenContext): string | undefined {
  const label = object.type === 'label' ? object.anchor?.object : null;
  const lead = object.type === 'line' ? object.leadsFrom : null;
  const other = findObject(page.objects, label ?? lead ?? '');
  return other && t(label ? 'spoken:names' : 'spoken:leadsFrom', { object: objectName(other, t) });
}

/** What else is told of it: how much a group holds, what it is tied to, whether it is locked. */
export function stateWords(object: PageObject, context: SpokenContext): readonly (string | undefined)[] {
  const { t } = context;
  const members = childrenOf(object).length;
  return [
    members > 0 ? t('spoken:members', { count: members }) : undefined,
    tieWords(object, context),
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
