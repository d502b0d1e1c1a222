import { escapeXml } from '@tastwerk/render/svg';
import type { Element } from '../epub/xml-tree.js';

/** Elements that lie deeper are left out; the reader of SVG files looks no deeper either. */
const DEEPEST = 60;

/** `element` as markup again, for what reads SVG files. Names are without prefixes, as that takes them. */
export function svgMarkup({ name, attributes, content }: Element, depth = 0): string {
  if (depth > DEEPEST) return '';
  const values = [...attributes].map(([key, value]) => ` ${key}="${escapeXml(value)}"`).join('');
  const inner = content
    .map((part) => (typeof part === 'string' ? escapeXml(part) : svgMarkup(part, depth + 1)))
    .join('');
  return `<${name}${values}>${inner}</${name}>`;
}
