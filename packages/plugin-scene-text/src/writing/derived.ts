import type { Engine, PageObject } from '@tastwerk/editor-core';
import { canonicalJson } from '@tastwerk/editor-core';
import { childrenOf, withChildren } from '@tastwerk/editor-core/objects';

/** `object`, which holds nothing, with what its kind draws in it: a chart is laid out. */
export const laidOut = (engine: Engine, object: PageObject): PageObject =>
  engine.kinds.isHolder(object) ? engine.kinds.create(object.type, { ...object }) : object;

/** Whether what `object` holds follows from its other properties, as the drawing of a chart does from its data. */
export function isDerived(engine: Engine, object: PageObject): boolean {
  if (childrenOf(object).length === 0 || !engine.kinds.isHolder(object)) return false;
  const made = laidOut(engine, withChildren(object, []));
  return childrenOf(made).length > 0 && canonicalJson(made) === canonicalJson(object);
}
