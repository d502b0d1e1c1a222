import { isEmpty, itemsOf, type MathNode } from '../model/nodes.js';

const SIGNS: ReadonlyMap<string, string> = new Map([
  ['→', ' -> '],
  ['←', ' <- '],
  ['↔', ' <-> '],
  ['⇌', ' <=> '],
  ['+', ' + '],
  ['−', ' - '],
  ['=', ' = '],
  ['·', ' * '],
  ['↑', ' ^ '],
  ['↓', ' v '],
]);

/** Puts what is written for a node. */
export type Put = (text: string, at: number) => void;

/** A chemical formula as mhchem writes it, without `\ce`. */
export function putChemistry(node: MathNode, put: Put): void {
  for (const [index, item] of itemsOf(node).entries()) putPart(item, index > 0, put);
}

function putPart(node: MathNode, isInner: boolean, put: Put): void {
  switch (node.kind) {
    case 'number':
      put(isInner ? ` ${node.value}` : node.value, node.at);
      return;
    case 'element':
      put(node.symbol, node.at);
      return;
    case 'letter':
      put(isInner ? ` ${node.letter}` : node.letter, node.at);
      return;
    case 'text':
      put(node.text, node.at);
      return;
    case 'sign':
      put(SIGNS.get(node.sign) ?? node.sign, node.at);
      return;
    case 'scripts':
      putScripts(node, isInner, put);
      return;
    case 'fence':
      put(node.open, node.at);
      putChemistry(node.body, put);
      put(node.close, node.at);
      return;
    case 'stack':
      putPart(node.base, isInner, (text, at) => put(text.trimEnd(), at));
      for (const label of [node.over, node.under]) {
        if (!label) continue;
        put('[', label.at);
        putChemistry(label, put);
        put(']', label.at);
      }
      put(' ', node.at);
      return;
    case 'row':
      for (const item of node.items) putPart(item, isInner, put);
      return;
    default:
      // Nothing else stands in a chemical formula.
      return;
  }
}

function putScripts(
  { base, lower, upper, at }: Extract<MathNode, { kind: 'scripts' }>,
  isInner: boolean,
  put: Put,
): void {
  if (isEmpty(base) && isInner) put(' ', at);
  putPart(base, isInner, put);
  if (lower) {
    const isCount = lower.kind === 'number' && !isEmpty(base);
    put(isCount ? lower.value : '_{', lower.at);
    if (!isCount) {
      putScript(lower, put);
      put('}', lower.at);
    }
  }
  if (!upper) return;
  put('^{', upper.at);
  putScript(upper, put);
  put('}', upper.at);
}

/** Signs of charges stand without spaces. */
function putScript(node: MathNode, put: Put): void {
  for (const item of itemsOf(node)) putPart(item, false, (text, at) => put(text.trim(), at));
}
