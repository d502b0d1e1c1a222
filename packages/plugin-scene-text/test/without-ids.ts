import type { Document } from '@tastwerk/editor-core';
import { withoutOrigin } from '@tastwerk/editor-core/document';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gu;

/** `document` as a text carries it: as JSON, with its ids replaced by the order in which its objects and pages have them. */
export function withoutIds(document: Document): unknown {
  const json: unknown = JSON.parse(JSON.stringify(withoutOrigin(document)));
  const numbers = new Map<string, number>();
  const number = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(number);
    if (typeof value !== 'object' || value === null) return;
    if ('uuid' in value && typeof value.uuid === 'string') numbers.set(value.uuid, numbers.size);
    Object.values(value).forEach(number);
  };
  number(sorted(json));
  const text = JSON.stringify(sorted(json)).replaceAll(UUID, (uuid) => {
    const known = numbers.get(uuid);
    return known === undefined ? uuid : `#${known}`;
  });
  return JSON.parse(text);
}

/** `value` with the keys of its objects in order, so that ids are met in the same order everywhere. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, item]): [string, unknown] => [key, sorted(item)])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
