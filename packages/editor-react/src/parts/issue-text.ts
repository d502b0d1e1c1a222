import type { Document, Issue, PageObject } from '@tastwerk/editor-core';
import { childrenOf } from '@tastwerk/editor-core/objects';
import type { TFunction } from 'i18next';
import { objectName } from '../state/object-name.js';

/** Groups of texts in which a field of the document may have its name, the nearest first. */
const FIELD_GROUPS = ['paths', 'object', 'label', 'draft', 'braillePages'] as const;

function fieldName(field: string, t: TFunction): string {
  const keys = FIELD_GROUPS.map((group) => `${group}.${field}`);
  return t(keys, { defaultValue: field });
}

/** The place of an issue in words, such as "Seite 1, Rechteck „Balken“, Füllfarbe". */
export function placeOf({ path }: Pick<Issue, 'path'>, document: Document, t: TFunction): string {
  const words: string[] = [];
  let parent = '';
  let objects: readonly PageObject[] = [];
  for (const step of path) {
    if (typeof step === 'string') {
      parent = step;
      if (step !== 'pages' && step !== 'objects') words.push(fieldName(step, t));
      continue;
    }
    if (parent === 'pages') {
      objects = document.pages[step]?.objects ?? [];
      words.push(t('paths.page', { number: step + 1 }));
    } else if (parent === 'objects') {
      const object = objects[step];
      objects = object ? childrenOf(object) : [];
      words.push(object ? objectName(object, t) : t('paths.object', { number: step + 1 }));
    } else {
      words.push(t('paths.item', { number: step + 1 }));
    }
  }
  return words.length > 0 ? words.join(', ') : t('paths.document');
}
