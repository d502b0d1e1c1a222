import { liteAdaptor } from '@mathjax/src/js/adaptors/liteAdaptor.js';
import type { LiteElement } from '@mathjax/src/js/adaptors/lite/Element.js';
import { RegisterHTMLHandler } from '@mathjax/src/js/handlers/html.js';
import { MathML } from '@mathjax/src/js/input/mathml.js';
import { mathjax } from '@mathjax/src/js/mathjax.js';
import { SVG } from '@mathjax/src/js/output/svg.js';
import { loadFontPart } from './font-parts.js';
import type { SvgElement } from './svg-paths.js';

const adaptor = liteAdaptor();
RegisterHTMLHandler(adaptor);
mathjax.asyncLoad = loadFontPart;
const sheet = mathjax.document('', { InputJax: new MathML(), OutputJax: new SVG({ fontCache: 'none' }) });

/** Sets MathML, and answers the picture as a tree of elements. Parts of the font are loaded when a character needs them. */
export async function typeset(mathml: string, isBlock: boolean): Promise<SvgElement | undefined> {
  const set = () => sheet.convert(mathml, { display: isBlock }) as LiteElement;
  const container: LiteElement = await mathjax.handleRetriesFor(set);
  const svg = container.children.find((child) => child.kind === 'svg');
  return svg && elementOf(svg as LiteElement);
}

function elementOf(element: LiteElement): SvgElement {
  const children = element.children.filter((child): child is LiteElement => 'children' in child);
  return {
    kind: element.kind,
    attributes: element.attributes,
    children: children.map(elementOf),
    text: element.kind === 'text' ? adaptor.textContent(element) : '',
  };
}
