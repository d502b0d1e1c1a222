import type { Reference } from '../draft/reference.js';
import type { SceneProblem } from '../problems/problem.js';
import { quoted } from '../text/written.js';
import { nearestWord } from '../words/nearest-word.js';
import { calledOf } from '../writing/names.js';
import type { ObjectNode, PageNode } from './parsed-text.js';

/** What a reference leads to: the line of an object, or the id of one that is not there. */
export type Referred = { readonly node: ObjectNode } | { readonly uuid: string };

/** Finds what references on a page lead to; tells those that lead nowhere. */
export type Resolve = (reference: Reference, page: number | null) => Referred | undefined;

/** The name that others call the object of a line by; empty for none. */
export const nameOfNode = ({ kind, draft }: ObjectNode): string =>
  calledOf({ type: kind, moniker: draft.values.get('moniker'), text: draft.values.get('text') });

/** The lines of `nodes` and of all that they hold, in their order. */
export function* everyNode(nodes: readonly ObjectNode[]): Generator<ObjectNode> {
  for (const node of nodes) {
    yield node;
    yield* everyNode(node.children);
  }
}

/** More names that lead nowhere are not looked for. */
const MOST_MISSES = 50;

const problemAt = (
  code: SceneProblem['code'],
  { line, column, length }: Reference | ObjectNode['spot'],
  params: SceneProblem['params'],
  suggestion?: string,
): SceneProblem => ({
  code,
  line,
  column,
  length,
  params,
  ...(suggestion === undefined ? {} : { suggestion }),
});

/** The names and marks of `pages`. A mark that two lines have is told. */
export function resolverOf(pages: readonly PageNode[], tell: (problem: SceneProblem) => void): Resolve {
  const byHandle = new Map<string, ObjectNode>();
  const onPages = pages.map(() => new Map<string, ObjectNode[]>());
  const inAll = new Map<string, ObjectNode[]>();
  const add = (names: Map<string, ObjectNode[]>, node: ObjectNode) => {
    const name = nameOfNode(node);
    if (name === '') return;
    const those = names.get(name) ?? [];
    those.push(node);
    names.set(name, those);
  };
  pages.forEach(({ objects }, page) => {
    for (const node of everyNode(objects)) {
      add(inAll, node);
      const onPage = onPages[page];
      if (onPage) add(onPage, node);
      const { handle } = node;
      if (handle === undefined) continue;
      if (byHandle.has(handle)) tell(problemAt('NAME_TAKEN', node.spot, { name: handle }));
      byHandle.set(handle, node);
    }
  });
  let misses = 0;
  /** Tells that a name leads nowhere, with the nearest that there is; when there are many, the text is another one. */
  const miss = (
    reference: Reference,
    name: string,
    names: Iterable<string>,
    show: (near: string) => string,
  ): void => {
    misses += 1;
    if (misses > MOST_MISSES) return;
    const near = nearestWord(name, names);
    tell(problemAt('NAME_UNKNOWN', reference, { name }, near === undefined ? undefined : show(near)));
  };
  return (reference, page) => {
    if (reference.by === 'id') return { uuid: reference.uuid };
    if (reference.by === 'handle') {
      const node = byHandle.get(reference.handle);
      if (node) return { node };
      miss(reference, reference.handle, byHandle.keys(), (near) => near);
      return undefined;
    }
    const { name } = reference;
    const there = page === null ? undefined : onPages[page]?.get(name);
    const found = there ?? inAll.get(name) ?? [];
    const [node] = found;
    if (node && found.length === 1) return { node };
    if (node) tell(problemAt('NAME_AMBIGUOUS', reference, { name, count: found.length }));
    else miss(reference, name, inAll.keys(), quoted);
    return undefined;
  };
}
