import type { Command, Document, IgnoredFinding } from '@tastwerk/editor-core';
import { paperFormatOf } from '@tastwerk/editor-core/document';
import { isSameJson } from '../same-json.js';

/** Properties that one command sets. */
const PROPERTIES = [
  'title',
  'graphicTitle',
  'graphicDescription',
  'translations',
  'variantTitle',
  'variantDescription',
  'transcribersNotes',
  'tags',
  'category',
  'medium',
  'system',
  'notation',
  'unknownCharacters',
  'mathCode',
  'verticalGridSpacing',
  'horizontalGridSpacing',
  'showVerticalGrid',
  'showHorizontalGrid',
  'safeArea',
  'bindingSpace',
  'keyedTextures',
  'comments',
] as const satisfies readonly (keyof Document)[];

const LAYOUT = [
  'paper',
  'width',
  'height',
  'marginLeft',
  'marginTop',
  'cellsPerRow',
  'rowsPerPage',
  'pageNumbers',
  'holePunch',
  'hyphenation',
  'numberPlace',
  'runningHead',
  'gutter',
  'duplex',
  'volumePages',
  'frontPages',
  'content',
] as const satisfies readonly (keyof Document['braillePages'])[];

/** Those of `names` in which `after` differs from `before`, with what they are after. */
export function differing<T extends object, K extends keyof T>(
  before: T,
  after: T,
  names: readonly K[],
): Partial<Pick<T, K>> {
  const set: Partial<Pick<T, K>> = {};
  for (const name of names) if (!isSameJson(before[name], after[name])) set[name] = after[name];
  return set;
}

const isEmpty = (set: object): boolean => Object.keys(set).length === 0;

function propertyCommands(before: Document, after: Document): readonly Command[] {
  const set = differing(before, after, PROPERTIES);
  return isEmpty(set) ? [] : [{ type: 'set-document-properties', set }];
}

function formatCommands(before: Document, after: Document): readonly Command[] {
  const format = paperFormatOf(after.width, after.height);
  if (!format || (before.width === after.width && before.height === after.height)) return [];
  return [{ type: 'change-format', format, fit: 'keep' }];
}

/** What the legend says of lines: all of it is taken away and set again, so that it has the order of the text. */
function strokeCommands(before: Document, after: Document): readonly Command[] {
  if (isSameJson(before.keyedStrokes, after.keyedStrokes)) return [];
  const gone = before.keyedStrokes.map((stroke) => ({ ...stroke, label: '' }));
  return [gone, after.keyedStrokes].flatMap((strokes): readonly Command[] =>
    strokes.length === 0 ? [] : [{ type: 'set-keyed-strokes', strokes }],
  );
}

function brailleCommands(before: Document, after: Document): readonly Command[] {
  const set = differing(before.braillePages, after.braillePages, LAYOUT);
  const [was, is] = [before.braillePages.imageDescription, after.braillePages.imageDescription];
  const imageDescription = differing(was, is, ['type', 'summary', 'details']);
  if (isEmpty(set) && isEmpty(imageDescription)) return [];
  return [{ type: 'set-braille-pages', set: isEmpty(imageDescription) ? set : { ...set, imageDescription } }];
}

function ownWordCommands(before: Document, after: Document): readonly Command[] {
  const isSame = isSameJson(before.ownWords, after.ownWords);
  return isSame ? [] : [{ type: 'set-own-words', words: after.ownWords }];
}

/** The changes of a document besides its pages. */
export const documentCommands = (before: Document, after: Document): readonly Command[] => [
  ...formatCommands(before, after),
  ...propertyCommands(before, after),
  ...strokeCommands(before, after),
  ...ownWordCommands(before, after),
  ...brailleCommands(before, after),
];

const nameOf = ({ ruleId, objects, pageUuid }: IgnoredFinding) => ({ ruleId, objects, pageUuid });

/** The changes of the findings that are accepted. */
export function findingCommands(before: Document, after: Document): readonly Command[] {
  const has = (findings: readonly IgnoredFinding[], one: IgnoredFinding) =>
    findings.some((other) => isSameJson(one, other));
  const gone = before.ignoredFindings.filter((one) => !has(after.ignoredFindings, one));
  const come = after.ignoredFindings.filter((one) => !has(before.ignoredFindings, one));
  return [
    ...(gone.length === 0 ? [] : [{ type: 'heed-findings', findings: gone.map(nameOf) } as const]),
    ...(come.length === 0 ? [] : [{ type: 'ignore-findings', findings: come } as const]),
  ];
}
