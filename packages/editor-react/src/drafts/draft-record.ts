import { isBrailleSystem, languageOfSystem } from '@tastwerk/editor-core/braille';
import type { DraftSummary } from '../ports.js';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function fieldsOf(record: unknown): ReadonlyMap<string, unknown> {
  return new Map<string, unknown>(
    typeof record === 'object' && record !== null ? Object.entries(record) : [],
  );
}

/** When a stored record of any form was saved last, as ISO 8601; null when it does not say so. */
export function lastSavedOf(record: unknown): string | null {
  const lastSaved = textOf(fieldsOf(record).get('lastSaved'));
  return Number.isNaN(Date.parse(lastSaved)) ? null : lastSaved;
}

/** The language of a record's texts, which its braille system tells; records of older forms may have none. */
function languageOf(stored: unknown): DraftSummary['language'] {
  return isBrailleSystem(stored) ? languageOfSystem(stored) : undefined;
}

/** Reads what a list shows from a stored record that may be of any form; undefined when it has no id to open it by. */
export function summaryOf(record: unknown): DraftSummary | undefined {
  const fields = fieldsOf(record);
  const uuid = textOf(fields.get('uuid'));
  if (uuid === '') return undefined;
  return {
    uuid,
    graphicTitle: textOf(fields.get('graphicTitle')),
    variantTitle: textOf(fields.get('variantTitle')),
    language: languageOf(fields.get('system')),
    lastSaved: lastSavedOf(record),
    hasPublishedVariant: typeof fields.get('variant_id') === 'number',
  };
}

/** The order of a list: the last edited first, drafts without a time last. */
export function byLastSaved(a: DraftSummary, b: DraftSummary): number {
  return (b.lastSaved ?? '').localeCompare(a.lastSaved ?? '');
}
