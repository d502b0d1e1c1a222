import type { ImageDescription } from '@tastwerk/editor-core';
import type { TFunction } from 'i18next';
import type { OutlineItem, PageOutline } from './page-outline.js';

const INDENT = '  ';

function itemLines(
  { name, details, text, findings, members }: OutlineItem,
  depth: number,
): readonly string[] {
  const indent = INDENT.repeat(depth);
  return [
    `${indent}- ${name}, ${details}`,
    ...(text === null ? [] : text.split('\n').map((line) => `${indent}${INDENT}${line}`)),
    ...findings.map((finding) => `${indent}${INDENT}! ${finding}`),
    ...members.flatMap((member) => itemLines(member, depth + 1)),
  ];
}

function pageLines({ title, items, left, legend, findings }: PageOutline, t: TFunction): readonly string[] {
  return [
    `## ${title}`,
    '',
    ...(items.length === 0 ? [t('outline:empty')] : items.flatMap((item) => itemLines(item, 0))),
    ...(left > 0 ? [t('outline:left', { count: left })] : []),
    ...(legend.length > 0 ? ['', `### ${t('kinds.key')}`, '', ...legend.map((line) => `- ${line}`)] : []),
    ...(findings.length > 0
      ? ['', `### ${t('outline:findings')}`, '', ...findings.map((line) => `! ${line}`)]
      : []),
    '',
  ];
}

/** The parts of an image description that say something, with their names. */
export function descriptionParts(description: ImageDescription, t: TFunction) {
  return (['type', 'summary', 'details'] as const)
    .map((part) => ({ part, name: t(`braillePages.${part}`), text: description[part].trim() }))
    .filter(({ text }) => text !== '');
}

/** The outline of a document as plain text with headings, to be copied elsewhere. */
export function outlineText(
  title: string,
  pages: readonly PageOutline[],
  description: ImageDescription,
  t: TFunction,
): string {
  const parts = descriptionParts(description, t);
  return [
    `# ${title}`,
    '',
    ...pages.flatMap((page) => pageLines(page, t)),
    ...(parts.length > 0
      ? [`## ${t('outline:description')}`, '', ...parts.map(({ name, text }) => `${name}: ${text}`)]
      : []),
  ]
    .join('\n')
    .trimEnd();
}
