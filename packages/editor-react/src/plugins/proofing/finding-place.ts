import type { Document } from '@tastwerk/editor-core';
import type { TFunction } from 'i18next';
import { objectName } from '../../state/object-name.js';
import type { FindingRow } from './finding-rows.js';
import { presentObjects } from './present-objects.js';

/** Objects named one by one; more are counted. */
const MOST_NAMED = 2;

/** Where it was found: the page if there are several, and the objects. */
export function findingPlace({ finding, objects }: FindingRow, document: Document, t: TFunction): string {
  const words: string[] = [];
  if (finding.pageIndex !== null && document.pages.length > 1) {
    words.push(t('editor:paths.page', { number: finding.pageIndex + 1 }));
  }
  if (objects.length > MOST_NAMED) {
    words.push(t('proofing:panel.objects', { count: objects.length }));
  } else {
    words.push(...presentObjects(document, objects).map((object) => objectName(object, t)));
  }
  return words.join(', ');
}
