import type { PageObject } from '@tastwerk/editor-core';
import { objectName } from '../../state/object-name.js';
import type { SpokenContext } from './spoken-context.js';

/** Objects that are named one by one; more are counted. */
const MOST_NAMED = 3;

/** The names of `objects`, or how many they are where that is long to hear. */
export function namesOf(objects: readonly PageObject[], { t }: Pick<SpokenContext, 't'>): string {
  return objects.length > MOST_NAMED
    ? t('spoken:objects', { count: objects.length })
    : objects.map((object) => objectName(object, t)).join(', ');
}
