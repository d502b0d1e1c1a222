import type { Document } from '../document/schema.js';
import type { PageObject } from '../objects/schema.js';
import { childrenOf } from '../objects/tree.js';
import type { Kinds } from '../objects/kinds.js';
import type { Plugin } from './plugin.js';

/** The kinds that lie in a list of objects; lists never change, and most pages of a document stay as they are. */
const known = new WeakMap<readonly PageObject[], ReadonlySet<string>>();

function typesIn(objects: readonly PageObject[]): ReadonlySet<string> {
  const found = known.get(objects);
  if (found) return found;
  const types = new Set<string>();
  for (const object of objects) {
    types.add(object.type);
    const children = childrenOf(object);
    if (children.length > 0) for (const type of typesIn(children)) types.add(type);
  }
  known.set(objects, types);
  return types;
}

/** The kinds of the objects of a document, each once. */
function typesOf({ pages }: Document): readonly string[] {
  return [...new Set(pages.flatMap(({ objects }) => [...typesIn(objects)]))];
}

function isSame(a: Document['plugins'], b: Document['plugins']): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}

/**
 * Names in a document the plugins that its objects need, with their versions. Those of kinds that the engine does not know stay named as
 * long as there is an object of such a kind.
 */
export function pluginNamer(plugins: readonly Plugin[], kinds: Kinds): (document: Document) => Document {
  const ids = new Set(plugins.map(({ id }) => id));
  const hasOthers = plugins.some(({ isInFormat, kinds: own }) => !isInFormat && own !== undefined);
  return (document) => {
    if (!hasOthers && Object.keys(document.plugins).length === 0) return document;
    const types = typesOf(document);
    const needed = new Map<string, string>();
    if (types.some((type) => !kinds.ownerOf(type))) {
      for (const [id, version] of Object.entries(document.plugins)) {
        if (!ids.has(id)) needed.set(id, version);
      }
    }
    for (const type of types) {
      const owner = kinds.ownerOf(type);
      if (owner && !owner.isInFormat) needed.set(owner.id, owner.version);
    }
    const named = Object.fromEntries([...needed].sort(([a], [b]) => (a < b ? -1 : 1)));
    return isSame(named, document.plugins) ? document : { ...document, plugins: named };
  };
}
