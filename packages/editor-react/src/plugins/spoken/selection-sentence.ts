import type { PageObject } from '@tastwerk/editor-core';
import { namesOf } from '../../sentences/object-names.js';
import { objectSentence } from './object-sentences.js';
import { relationSentence } from './relation-sentences.js';
import type { SpokenContext } from './spoken-context.js';

/**
 * What is told of a selection: of one object all, of two how they lie to each other, of more which or how many they are. When it `isAsked`
 * for, how lines are drawn, too.
 */
export function selectionSentence(
  objects: readonly PageObject[],
  context: SpokenContext,
  isAsked = false,
): string {
  const { t } = context;
  const [object, other, ...more] = objects;
  if (!object) return t('spoken:nothingSelected');
  if (!other) return objectSentence(object, context, isAsked);
  const count = t('spoken:selectedMany', { count: objects.length });
  return more.length === 0
    ? `${count} ${relationSentence(object, other, context)}`
    : `${count.replace(/\.$/u, '')}: ${namesOf(objects, context)}.`;
}
