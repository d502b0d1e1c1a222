import { escapeXml } from '@tastwerk/render/svg';
import type { Element } from '../epub/xml-tree.js';

/** `element` as markup again, for what reads SVG files. Names are without prefixes, as that takes them. */
export function svgMarkup({ name, attributes, content }: Element): string {
  const values = [...attributes].map(([key, value]) => ` ${key}="${escapeXml(value)}"`).join('');
  const inner = content
    .map((part) => (typeof part === 'string' ? escapeXml(part) : svgMarkup(part)))
    .join('');
  return `<${name}${values}>${inner}</${name}>`;
}
