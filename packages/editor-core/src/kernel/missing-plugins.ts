import type { Document } from '../document/schema.js';
import type { Issue } from '../issue.js';
import type { PageObject } from '../objects/schema.js';
import { walkObjects } from '../objects/tree.js';
import type { Kinds } from '../objects/kinds.js';

/** An object of a kind that no plugin of the engine brings, and where it stands. */
export interface UnknownObject {
  readonly object: PageObject;
  readonly pageIndex: number;
  readonly path: Issue['path'];
}

/** The objects of a document whose kinds are unknown; those in groups too. */
export function unknownObjects(kinds: Kinds, document: Document): readonly UnknownObject[] {
  const found: UnknownObject[] = [];
  document.pages.forEach(({ objects }, pageIndex) =>
    walkObjects(objects, (object, place) => {
      if (!kinds.isKnown(object))
        found.push({ object, pageIndex, path: ['pages', pageIndex, 'objects', ...place] });
    }),
  );
  return found;
}

/** The ids of plugins that the document names and the engine does not have, in one text; empty where there are none. */
export function missingPlugins({ plugins }: Kinds, document: Document): string {
  return Object.keys(document.plugins)
    .filter((id) => !plugins.has(id))
    .join(', ');
}

/** Most objects that are named one by one; a large page would give thousands of sentences. */
const MOST_ISSUES = 50;

/**
 * What of a document an engine can neither draw nor check: DOCUMENT_PLUGIN_MISSING for each object of an unknown `kind`, with the ids of
 * the `plugin` or plugins that may bring it.
 */
export function missingPluginIssues(kinds: Kinds, document: Document): readonly Issue[] {
  const plugin = missingPlugins(kinds, document);
  return unknownObjects(kinds, document)
    .slice(0, MOST_ISSUES)
    .map(({ object, path }) => ({
      code: 'DOCUMENT_PLUGIN_MISSING',
      path: [...path, 'type'],
      params: { kind: object.type, plugin: plugin === '' ? '?' : plugin },
    }));
}
