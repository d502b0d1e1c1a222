import { canonicalJson } from '../values/canonical-json.js';

/** Whether `before` has every value of `set` already, so that setting it would change nothing. */
export function setsNothing(before: object, set: Readonly<Record<string, unknown>>): boolean {
  const values = new Map<string, unknown>(Object.entries(before));
  return Object.entries(set).every(
    ([name, value]) => values.has(name) && canonicalJson(values.get(name)) === canonicalJson(value),
  );
}
