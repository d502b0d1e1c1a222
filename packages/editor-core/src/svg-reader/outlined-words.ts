import type { SvgNode } from './parse-tree.js';

const TEXT_ID = /^text_\d+$/u;
/** Marks of TeX around words that need none. */
const PLAIN_TEX = /\\(?:mathdefault|mathrm|mathregular)\{([^{}]*)\}/gu;

/** The words of a group that draws its letters as outlines, as matplotlib says them: `<g id="text_1"><!-- Apples -->`. */
export function outlinedWords({ name, attributes, remark = '' }: SvgNode): string | undefined {
  if (name !== 'g' || !TEXT_ID.test(attributes['id'] ?? '')) return undefined;
  const words = remark.replaceAll(PLAIN_TEX, '$1').replaceAll('$', '').trim();
  return words === '' ? undefined : words;
}
