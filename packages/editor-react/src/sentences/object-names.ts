import type { PageObject } from '@tastwerk/editor-core';
import type { TFunction } from 'i18next';
import { objectName } from '../state/object-name.js';

/** Objects that are named one by one; more are counted. */
const MOST_NAMED = 3;

/** Whether `objects` are few enough to be named. */
export function isNamedOneByOne(objects: readonly PageObject[]): boolean {
  return objects.length <= MOST_NAMED;
}

/** The names of `objects`, or how many they are where that is long to hear. */
export function namesOf(objects: readonly PageObject[], { t }: { readonly t: TFunction }): string {
  return isNamedOneByOne(objects)
    ? objects.map((object) => objectName(object, t)).join(', ')
    : t('spoken:objects', { count: objects.length });
}
