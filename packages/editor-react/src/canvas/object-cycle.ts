import type { PageObject } from '@tastwerk/editor-core';

/**
 * The object that Tab (`step` 1) or Shift+Tab (-1) goes to from the selection, in painting order; undefined at the
 * end of the list, where Tab leaves the canvas.
 */
export function objectAfter(
  objects: readonly PageObject[],
  selectedUuids: readonly string[],
  step: 1 | -1,
): PageObject | undefined {
  const places = objects.flatMap(({ uuid }, index) => (selectedUuids.includes(uuid) ? [index] : []));
  const from = step === 1 ? places.at(-1) : places[0];
  if (from === undefined) return step === 1 ? objects[0] : objects.at(-1);
  return objects[from + step];
}
