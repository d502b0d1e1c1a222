import type { Issue } from '@tastwerk/editor-core';
import type { SceneProblem, SceneProblemCode, SceneSpot } from '../problems/problem.js';
import type { SaidSpot } from '../draft/draft.js';
import type { ObjectNode, ParsedText } from '../parsed/parsed-text.js';

const START: SceneSpot = { line: 1, column: 1, length: 1 };

const CODE_OF_REASON: Readonly<Record<string, SceneProblemCode>> = {
  too_small: 'VALUE_TOO_SMALL',
  too_big: 'VALUE_TOO_LARGE',
};

/** The line of the object that `path` leads to, and what of the path leads on from there. */
function nodeAt(
  nodes: readonly ObjectNode[],
  path: Issue['path'],
): { readonly node: ObjectNode; readonly rest: Issue['path'] } | undefined {
  const [index, ...rest] = path;
  const node = typeof index === 'number' ? nodes[index] : undefined;
  if (!node) return undefined;
  const inner = rest[0] === 'objects' ? nodeAt(node.children, rest.slice(1)) : undefined;
  return inner ?? { node, rest };
}

/** Where in its text stands what `path` leads to in the document. */
function spotOf({ pages, document, comments }: ParsedText, path: Issue['path']): SaidSpot {
  const [first, index, list, ...rest] = path;
  const comment = first === 'comments' ? comments[Number(index)] : undefined;
  if (comment) return { line: comment.line, column: 1, length: 1 };
  if (first !== 'pages' || typeof index !== 'number') {
    const name = String(first === 'braillePages' ? (path.at(-1) ?? first) : first);
    return document.spots.get(`${name}/${String(index)}`) ?? document.spots.get(name) ?? START;
  }
  const page = pages[index];
  const found = page && list === 'objects' ? nodeAt(page.objects, rest) : undefined;
  if (!found) return page?.spot ?? START;
  const { draft, spot } = found.node;
  // The nearest of what leads there that has a place in the text.
  for (let length = found.rest.length; length > 0; length -= 1) {
    const said = draft.spots.get(found.rest.slice(0, length).join('/'));
    if (said) return said;
  }
  return spot;
}

/** What is wrong with the document of a text, told where that stands in the text. */
export const problemsOfIssues = (parsed: ParsedText, issues: readonly Issue[]): readonly SceneProblem[] =>
  issues.map(({ code, path, params = {} }) => {
    const isValue = code === 'DOCUMENT_INVALID_VALUE' || code === 'DOCUMENT_UNKNOWN_PROPERTY';
    const reason = CODE_OF_REASON[String(params['reason'])];
    const { line, column, length, what = String(path.at(-1) ?? '') } = spotOf(parsed, path);
    return {
      code: isValue ? (reason ?? 'VALUE_INVALID') : 'DOCUMENT_INVALID',
      line,
      column,
      length,
      params: { ...params, issue: code, property: what },
    };
  });
