import type { Engine, PageObject } from '@tastwerk/editor-core';
import { childrenOf, withChildren } from '@tastwerk/editor-core/objects';
import { isSameJson } from '../same-json.js';

/** `object`, which holds nothing, with what its kind draws in it: a chart is laid out. */
export const laidOut = (engine: Engine, object: PageObject): PageObject =>
  engine.kinds.isHolder(object) ? engine.kinds.create(object.type, { ...object }) : object;

function follows(engine: Engine, object: PageObject): boolean {
  const made = laidOut(engine, withChildren(object, []));
  return childrenOf(made).length > 0 && isSameJson(made, object);
}

/** What is known of objects, which never change: to lay out a chart takes time. */
const known = new WeakMap<Engine, WeakMap<PageObject, boolean>>();

/** Whether what `object` holds follows from its other properties, as the drawing of a chart does from its data. */
export function isDerived(engine: Engine, object: PageObject): boolean {
  if (childrenOf(object).length === 0 || !engine.kinds.isHolder(object)) return false;
  const ofEngine = known.get(engine) ?? new WeakMap<PageObject, boolean>();
  known.set(engine, ofEngine);
  const isDrawn = ofEngine.get(object) ?? follows(engine, object);
  ofEngine.set(object, isDrawn);
  return isDrawn;
}
