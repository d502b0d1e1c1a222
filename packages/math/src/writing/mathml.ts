import type { MathLanguage } from '../model/language.js';
import { DOUBLE_STRUCK } from '../model/letters.js';
import { baseOf, isEmpty, itemsOf, type LetterStyle, type MathNode, type OverMark } from '../model/nodes.js';
import { numberText } from './number-text.js';

export interface MathmlOptions {
  readonly language: MathLanguage;
  /** A formula in a line of its own; without it, one within a line of text. */
  readonly isBlock?: boolean;
}

const FUNCTION_APPLICATION = '<mo>\u2061</mo>';
const THIN_SPACE = '\u2009';
const UNIT_SPACE = '<mspace width="0.167em"/>';

const MARKS: Readonly<Record<OverMark, string>> = {
  vector: '→',
  bar: '¯',
  hat: '^',
  tilde: '~',
  dot: '˙',
  'double-dot': '¨',
  'bar-below': '_',
};

/** Units that stand right behind their number. */
const CLOSE_UNITS = new Set(['°', '′', '″']);

/** A formula as presentation MathML, with its namespace. */
export function writeMathml(node: MathNode, { language, isBlock = false }: MathmlOptions): string {
  const display = isBlock ? ' display="block"' : '';
  const body = new MathmlWriter(language).node(node);
  return `<math xmlns="http://www.w3.org/1998/Math/MathML"${display}>${body}</math>`;
}

/** The one place at which text becomes markup. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** An element with text as its content; `attributes` are written as they are and never come from a formula. */
function leaf(name: 'mn' | 'mi' | 'mo' | 'mtext', text: string, attributes = ''): string {
  return `<${name}${attributes}>${escaped(text)}</${name}>`;
}

const UPRIGHT = ' mathvariant="normal"';

class MathmlWriter {
  constructor(private readonly language: MathLanguage) {}

  node(node: MathNode): string {
    switch (node.kind) {
      case 'row':
        return `<mrow>${this.items(node.items)}</mrow>`;
      case 'number':
        return leaf('mn', numberText(node.value, this.language, THIN_SPACE));
      case 'letter':
        return letterOf(node.letter, node.style);
      case 'sign':
        return leaf('mo', node.sign);
      case 'unit':
        return leaf('mi', node.symbol, UPRIGHT);
      case 'element':
        return leaf('mi', node.symbol, UPRIGHT);
      case 'text':
        return leaf('mtext', node.text.replaceAll(/^ | $/gu, '\u00a0'));
      case 'function':
        return leaf('mi', node.name, UPRIGHT);
      case 'fraction':
        return `<mfrac>${this.node(node.numerator)}${this.node(node.denominator)}</mfrac>`;
      case 'binomial': {
        const parts = `<mfrac linethickness="0">${this.node(node.upper)}${this.node(node.lower)}</mfrac>`;
        return `<mrow>${leaf('mo', '(')}${parts}${leaf('mo', ')')}</mrow>`;
      }
      case 'scripts':
        return this.scripts('msub', 'msup', 'msubsup', this.node(node.base), node.lower, node.upper);
      case 'large':
        return this.large(node);
      case 'stack':
        return this.scripts('munder', 'mover', 'munderover', this.node(node.base), node.under, node.over);
      case 'root':
        return node.index
          ? `<mroot>${this.node(node.radicand)}${this.node(node.index)}</mroot>`
          : `<msqrt>${this.items(itemsOf(node.radicand))}</msqrt>`;
      case 'fence':
        return `<mrow>${fenceMark(node.open, 'prefix')}${this.items(itemsOf(node.body))}${fenceMark(node.close, 'postfix')}</mrow>`;
      case 'marked':
        return this.marked(node.mark, this.node(node.body));
      case 'matrix':
        return this.matrix(node);
      case 'chemistry':
        return this.node(node.body);
    }
  }

  /** Parts beside each other, with what only print needs between them: the space before a unit, the application of a function. */
  private items(items: readonly MathNode[]): string {
    return items
      .map((item, index) => {
        const next = items[index + 1];
        const isApplied = baseOf(item).kind === 'function' && next !== undefined && next.kind !== 'sign';
        const written = item.kind === 'fence' && isLow(item.body) ? this.lowFence(item) : this.node(item);
        return written + (isApplied ? FUNCTION_APPLICATION : '') + (needsSpace(item, next) ? UNIT_SPACE : '');
      })
      .join('');
  }

  /** Brackets around what is no taller than a letter: they do not stretch, and print leaves no space around them. */
  private lowFence({ open, close, body }: Extract<MathNode, { kind: 'fence' }>): string {
    const mark = (text: string, form: string) =>
      text === '' ? '' : leaf('mo', text, ` fence="true" form="${form}" stretchy="false"`);
    return mark(open, 'prefix') + this.items(itemsOf(body)) + mark(close, 'postfix');
  }

  private scripts(
    lowerName: string,
    upperName: string,
    bothName: string,
    base: string,
    lower: MathNode | undefined,
    upper: MathNode | undefined,
  ): string {
    const name = lower ? (upper ? bothName : lowerName) : upperName;
    if (!lower && !upper) return base;
    return `<${name}>${base}${lower ? this.node(lower) : ''}${upper ? this.node(upper) : ''}</${name}>`;
  }

  private large({ sign, lower, upper }: Extract<MathNode, { kind: 'large' }>): string {
    const isName = /^[a-z]+$/u.test(sign);
    const base = isName ? leaf('mi', sign, UPRIGHT) : leaf('mo', sign);
    const isIntegral = '∫∬∮'.includes(sign);
    const scripted = isIntegral
      ? this.scripts('msub', 'msup', 'msubsup', base, lower, upper)
      : this.scripts('munder', 'mover', 'munderover', base, lower, upper);
    return isName ? scripted + FUNCTION_APPLICATION : scripted;
  }

  private marked(mark: OverMark, body: string): string {
    const [name, attribute] = mark === 'bar-below' ? ['munder', 'accentunder'] : ['mover', 'accent'];
    return `<${name} ${attribute}="true">${body}${leaf('mo', MARKS[mark], ' stretchy="true"')}</${name}>`;
  }

  private matrix({ open, close, rows }: Extract<MathNode, { kind: 'matrix' }>): string {
    const cell = (node: MathNode) => `<mtd>${isEmpty(node) ? '' : this.node(node)}</mtd>`;
    const body = rows.map((row) => `<mtr>${row.map(cell).join('')}</mtr>`).join('');
    const align = open === '{' && close === '' ? ' columnalign="left"' : '';
    return `<mrow>${fenceMark(open, 'prefix')}<mtable${align}>${body}</mtable>${fenceMark(close, 'postfix')}</mrow>`;
  }
}

function fenceMark(mark: string, form: 'prefix' | 'postfix'): string {
  return mark === '' ? '' : leaf('mo', mark, ` fence="true" form="${form}"`);
}

const LOW_KINDS: ReadonlySet<MathNode['kind']> = new Set([
  'number',
  'letter',
  'sign',
  'unit',
  'element',
  'text',
  'function',
]);

/** Whether a part has no fractions, indices or other tall parts. */
function isLow(node: MathNode): boolean {
  return itemsOf(node).every(
    (item) => LOW_KINDS.has(item.kind) || (item.kind === 'fence' && isLow(item.body)),
  );
}

/** Whether a small space stands between a number and its unit, or between two units. */
function needsSpace(item: MathNode, next: MathNode | undefined): boolean {
  const unit = next && baseOf(next);
  if (unit?.kind !== 'unit' || CLOSE_UNITS.has(unit.symbol)) return false;
  return item.kind !== 'sign';
}

const STRUCK_CHARACTERS = new Map([...DOUBLE_STRUCK].map(([character, letter]) => [letter, character]));
/** First letters of the bold and the double-struck alphabet in Unicode, capitals first. */
const ALPHABETS = { bold: 0x1d400, 'double-struck': 0x1d538 } as const;
const LETTERS = 26;

/** A letter as the character of its alphabet: browsers know no other way to set it. */
function letterOf(letter: string, style: LetterStyle | undefined): string {
  if (style === undefined) return leaf('mi', letter);
  const struck = style === 'double-struck' ? STRUCK_CHARACTERS.get(letter) : undefined;
  if (struck !== undefined) return leaf('mi', struck);
  if (style === 'upright' || !/^[A-Za-z]$/u.test(letter)) return leaf('mi', letter, UPRIGHT);
  const isCapital = letter < 'a';
  const index = letter.charCodeAt(0) - (isCapital ? 'A' : 'a').charCodeAt(0) + (isCapital ? 0 : LETTERS);
  return leaf('mi', String.fromCodePoint(ALPHABETS[style] + index));
}
