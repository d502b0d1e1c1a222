import { type PageObject, symbolOf } from '@tastwerk/editor-core';
import type { TFunction } from 'i18next';

/** Longest part of a name or text that stands in a sentence, in characters. */
const LONGEST_NAME = 40;

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > LONGEST_NAME ? `${line.slice(0, LONGEST_NAME - 1)}…` : line;
}

/** What an object is called by itself: its name, else what is written on it; empty when it has neither. */
export function ownName(object: PageObject): string {
  const name = object.moniker.trim() || (object.type === 'label' ? object.text.trim() : '');
  return shorten(name);
}

/** What an object is: its kind, the title of its page, or the point symbol that it is. */
export function kindName(object: PageObject, t: TFunction): string {
  if (object.type === 'label' && object.isTitle) return t('editor:kindOfTitle');
  const symbol = symbolOf(object);
  return symbol === undefined
    ? t(`editor:kinds.${object.type}`)
    : t('editor:kindOfSymbol', { form: t(`canvas:symbols.${symbol}`) });
}

/** What an object is called in sentences: its kind, and its name or its text when it has one that says more. */
export function objectName(object: PageObject, t: TFunction): string {
  const kind = kindName(object, t);
  const name = ownName(object);
  return name && name !== kind ? t('editor:kindWithName', { kind, name }) : kind;
}
