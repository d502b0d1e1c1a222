import type { Document } from '../document/schema.js';
import type { Issue } from '../issue.js';
import { holdsAny } from '../objects/tree.js';
import { relationCircle } from '../objects/relation-circle.js';

/** COMMAND_RELATION_CIRCLE when on a page with one of `tied`, which were given others to be placed by, an object is placed by itself. */
export function circleOn(document: Document, tied: ReadonlySet<string>): Issue | undefined {
  if (tied.size === 0) return undefined;
  for (const { objects } of document.pages) {
    const uuid = holdsAny(objects, tied) ? relationCircle(objects) : undefined;
    if (uuid !== undefined) return { code: 'COMMAND_RELATION_CIRCLE', path: [], params: { uuid } };
  }
  return undefined;
}
