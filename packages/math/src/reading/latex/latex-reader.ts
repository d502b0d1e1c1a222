import type { MathLanguage } from '../../model/language.js';
import { GREEK_BY_NAME } from '../../model/letters.js';
import { itemsOf, rowOf, type LetterStyle, type MathNode } from '../../model/nodes.js';
import { failAt } from '../../model/problems.js';
import { FUNCTION_NAMES, isSign, roleOf } from '../../model/signs.js';
import { readChemistry } from '../chemistry/read-chemistry.js';
import { FormulaReader } from '../formula-reader.js';
import { pairBrackets } from '../pairs.js';
import {
  ENVIRONMENTS,
  ESCAPED_SIGNS,
  IGNORED_COMMANDS,
  LARGE_COMMANDS,
  MARK_COMMANDS,
  SET_COMMANDS,
  SIGN_COMMANDS,
  STYLE_COMMANDS,
  TEXT_COMMANDS,
} from './commands.js';
import { bracketMarks, commandAt, endOfBraces } from './marks.js';
import { uprightNodes } from './upright.js';

const NEGATED: ReadonlyMap<string, string> = new Map([
  ['=', '≠'],
  ['∈', '∉'],
  ['⊂', '⊄'],
]);

/** Reads the subset of LaTeX that schools use. */
export class LatexReader extends FormulaReader {
  constructor(source: string, language: MathLanguage) {
    super(source, language, pairBrackets(bracketMarks(source)));
  }

  /** The whole source as a tree. */
  read(): MathNode {
    const node = this.row(() => this.isBorder());
    if (this.at < this.source.length) failAt(this.at, 'MATH_UNEXPECTED', { found: this.here() });
    return node;
  }

  protected override skipSpaces(): void {
    for (;;) {
      super.skipSpaces();
      const command = this.character === '\\' ? commandAt(this.source, this.at) : this.character;
      const name = command.slice(1);
      const isSpace = command === '~' || /^\\[,;:! ]$/u.test(command);
      if (!isSpace && !(command.startsWith('\\') && IGNORED_COMMANDS.has(name))) return;
      this.at += command.length;
    }
  }

  /** Whether the row ends here: at a brace, a cell, the end of an environment or of `\left`. */
  private isBorder(): boolean {
    const { character } = this;
    if (character === '}' || character === '&') return true;
    return character === '\\' && /^\\(?:\\|right|middle|end)$/u.test(commandAt(this.source, this.at));
  }

  /** What stands here, for messages. */
  private here(): string {
    return commandAt(this.source, this.at) || this.character;
  }

  protected override add(items: MathNode[], node: MathNode): void {
    const last = items.at(-1);
    const isTemperature = last?.kind === 'unit' && last.symbol === '°';
    const scale = node.kind === 'unit' ? node.symbol : node.kind === 'letter' ? node.letter : '';
    if (
      isTemperature &&
      (scale === 'C' || scale === 'F') &&
      !(node.kind === 'letter' && node.style === undefined)
    ) {
      items[items.length - 1] = { kind: 'unit', at: last.at, symbol: `°${scale}` };
    } else items.push(...itemsOf(node));
  }

  protected override atom(before: readonly MathNode[]): MathNode {
    const { at, character } = this;
    if (character === '{') return this.group();
    if (character === '\\') return this.command(before);
    return this.plainAtom() ?? failAt(at, 'MATH_UNKNOWN_CHARACTER', { character });
  }

  /** What stands in braces. */
  private group(): MathNode {
    const from = this.at;
    this.at += 1;
    const node = this.deeper(() => this.row(() => this.isBorder()));
    if (this.character !== '}') this.unclosed(from, '{');
    this.at += 1;
    return node;
  }

  private unclosed(from: number, character: string): never {
    if (this.at < this.source.length) failAt(this.at, 'MATH_UNEXPECTED', { found: this.here() });
    return failAt(from, 'MATH_UNCLOSED', { character });
  }

  protected override scriptArgument(mark: number): MathNode {
    return this.argument(mark, this.source.charAt(mark));
  }

  /** One argument: a group, a command with its own arguments, or one character. */
  private argument(owner: number, name: string): MathNode {
    this.skipSpaces();
    const { at, character } = this;
    if (character === '' || this.isBorder()) return failAt(owner, 'MATH_ARGUMENT_MISSING', { name });
    if (character === '{') return this.group();
    if (/^\d$/u.test(character)) {
      this.at += 1;
      return { kind: 'number', at, value: character };
    }
    if (character === '^' || character === '_') failAt(at, 'MATH_UNEXPECTED', { found: character });
    return this.deeper(() => this.atom([]));
  }

  /** The raw text in the braces that must follow, and where it begins. */
  private raw(owner: number, name: string): { readonly text: string; readonly at: number } {
    super.skipSpaces();
    const open = this.at;
    if (this.character !== '{') failAt(owner, 'MATH_ARGUMENT_MISSING', { name });
    this.at = endOfBraces(this.source, open);
    if (this.source.charAt(this.at - 1) !== '}' || this.at === open + 1)
      failAt(open, 'MATH_UNCLOSED', { character: '{' });
    return { text: this.source.slice(open + 1, this.at - 1), at: open + 1 };
  }

  private command(before: readonly MathNode[]): MathNode {
    const { at } = this;
    const command = commandAt(this.source, at);
    const name = command.slice(1);
    const sign = ESCAPED_SIGNS.get(name) ?? SIGN_COMMANDS.get(name);
    if (sign !== undefined && isSign(sign) && roleOf(sign) === 'bracket')
      return this.bracket(sign, command.length);
    this.at += command.length;
    if (sign !== undefined) return { kind: 'sign', at, sign };
    if (name === '%' || name === 'degree') return { kind: 'unit', at, symbol: name === '%' ? '%' : '°' };
    const letter = GREEK_BY_NAME.get(name);
    if (letter !== undefined) return { kind: 'letter', at, letter };
    if (SET_COMMANDS.has(name)) return { kind: 'letter', at, letter: name, style: 'double-struck' };
    const large = LARGE_COMMANDS.get(name);
    if (large !== undefined) return { kind: 'large', at, sign: large };
    if (FUNCTION_NAMES.has(name)) return { kind: 'function', at, name };
    const mark = MARK_COMMANDS.get(name);
    if (mark !== undefined) return this.marked(at, name, mark);
    if (STYLE_COMMANDS.has(name)) return this.styled(at, name, before);
    if (TEXT_COMMANDS.has(name))
      return { kind: 'text', at, text: this.raw(at, command).text.replaceAll(/\\([{}\\])/gu, '$1') };
    return this.structure(at, name);
  }

  private marked(at: number, name: string, mark: Extract<MathNode, { kind: 'marked' }>['mark']): MathNode {
    const body = this.argument(at, `\\${name}`);
    if (mark === 'hat' && body.kind === 'sign' && body.sign === '=') return { kind: 'sign', at, sign: '≙' };
    return { kind: 'marked', at, mark, body };
  }

  private structure(at: number, name: string): MathNode {
    const command = `\\${name}`;
    switch (name) {
      case 'frac':
      case 'dfrac':
      case 'tfrac':
      case 'cfrac':
        return {
          kind: 'fraction',
          at,
          numerator: this.argument(at, command),
          denominator: this.argument(at, command),
        };
      case 'binom':
      case 'dbinom':
      case 'tbinom':
        return { kind: 'binomial', at, upper: this.argument(at, command), lower: this.argument(at, command) };
      case 'sqrt':
        return this.root(at);
      case 'left':
        return this.leftRight(at);
      case 'begin':
        return this.environment(at);
      case 'not':
        return this.negated(at);
      case 'ce': {
        const formula = this.raw(at, command);
        return { kind: 'chemistry', at, body: readChemistry(formula.text, formula.at) };
      }
      case 'operatorname':
        return { kind: 'function', at, name: this.raw(at, command).text.trim() };
      case 'overset':
      case 'stackrel': {
        const over = this.argument(at, command);
        return { kind: 'stack', at, base: this.argument(at, command), over };
      }
      case 'underset': {
        const under = this.argument(at, command);
        return { kind: 'stack', at, base: this.argument(at, command), under };
      }
      case 'xrightarrow':
        return { kind: 'stack', at, base: { kind: 'sign', at, sign: '→' }, over: this.argument(at, command) };
      default:
        return failAt(at, 'MATH_UNKNOWN_COMMAND', { name: command });
    }
  }

  private root(at: number): MathNode {
    this.skipSpaces();
    if (this.character !== '[') return { kind: 'root', at, radicand: this.argument(at, '\\sqrt') };
    const end = this.pairs.get(this.at) ?? failAt(this.at, 'MATH_UNCLOSED', { character: '[' });
    this.at += 1;
    const index = this.deeper(() => this.row(() => this.at >= end));
    this.at = end + 1;
    return { kind: 'root', at, index, radicand: this.argument(at, '\\sqrt') };
  }

  private negated(at: number): MathNode {
    const node = this.argument(at, '\\not');
    const sign = node.kind === 'sign' ? NEGATED.get(node.sign) : undefined;
    return sign === undefined
      ? failAt(at, 'MATH_UNKNOWN_COMMAND', { name: '\\not' })
      : { kind: 'sign', at, sign };
  }

  /** Letters set in another style; upright ones may be units. */
  private styled(at: number, name: string, before: readonly MathNode[]): MathNode {
    const style = STYLE_COMMANDS.get(name);
    const inner = this.argument(at, `\\${name}`);
    if (style === 'upright') return uprightNodes(inner, before);
    return style === undefined ? inner : withStyle(inner, style);
  }

  /** A delimiter behind `\left` or `\right`. */
  private delimiter(owner: number): string {
    super.skipSpaces();
    const { character } = this;
    const command = character === '\\' ? commandAt(this.source, this.at) : character;
    this.at += Math.max(command.length, character.length);
    if (command === '.') return '';
    const name = command.slice(1);
    const sign = command.startsWith('\\') ? (ESCAPED_SIGNS.get(name) ?? SIGN_COMMANDS.get(name)) : command;
    if (sign === undefined || !isSign(sign) || roleOf(sign) !== 'bracket')
      return failAt(owner, 'MATH_ARGUMENT_MISSING', { name: commandAt(this.source, owner) });
    return sign;
  }

  private leftRight(at: number): MathNode {
    const open = this.delimiter(at);
    const parts: MathNode[] = [];
    for (;;) {
      parts.push(...itemsOf(this.deeper(() => this.row(() => this.isBorder()))));
      const command = commandAt(this.source, this.at);
      if (command !== '\\right' && command !== '\\middle') this.unclosed(at, '\\left');
      const border = this.at;
      this.at += command.length;
      const sign = this.delimiter(border);
      if (command === '\\right')
        return { kind: 'fence', at, open, close: sign, body: rowOf(parts, parts[0]?.at ?? border) };
      parts.push({ kind: 'sign', at: border, sign: sign === '|' ? '∣' : sign });
    }
  }

  protected override closingBracket(): string {
    const command = this.character === '\\' ? commandAt(this.source, this.at) : this.character;
    this.at += command.length;
    const name = command.slice(1);
    return command.startsWith('\\') ? (ESCAPED_SIGNS.get(name) ?? SIGN_COMMANDS.get(name) ?? '') : command;
  }

  private environment(at: number): MathNode {
    const { text: name, at: place } = this.raw(at, '\\begin');
    const brackets = ENVIRONMENTS.get(name) ?? failAt(place, 'MATH_UNKNOWN_ENVIRONMENT', { name });
    super.skipSpaces();
    if (name === 'array' && this.character === '{') this.at = endOfBraces(this.source, this.at);
    const rows: MathNode[][] = [[]];
    for (;;) {
      rows.at(-1)?.push(this.deeper(() => this.row(() => this.isBorder())));
      const border = this.here();
      if (border === '&') this.at += 1;
      else if (border === '\\\\') {
        this.at += 2;
        rows.push([]);
      } else if (border === '\\end') {
        this.at += border.length;
        const end = this.raw(this.at, '\\end');
        if (end.text !== name) failAt(end.at, 'MATH_UNEXPECTED', { found: end.text });
        break;
      } else this.unclosed(at, '\\begin');
    }
    const [open, close] = brackets;
    return { kind: 'matrix', at, open, close, rows: withoutEmptyEnd(rows) };
  }
}

/** Rows without the empty one behind a last line break. */
function withoutEmptyEnd(rows: readonly (readonly MathNode[])[]): readonly (readonly MathNode[])[] {
  const last = rows.at(-1);
  const isBlank = last?.length === 1 && last[0] !== undefined && itemsOf(last[0]).length === 0;
  return isBlank && rows.length > 1 ? rows.slice(0, -1) : rows;
}

/** Letters of a part in `style`. */
function withStyle(node: MathNode, style: LetterStyle): MathNode {
  if (node.kind === 'letter') return { ...node, style };
  if (node.kind === 'row') return { ...node, items: node.items.map((item) => withStyle(item, style)) };
  if (node.kind === 'scripts') return { ...node, base: withStyle(node.base, style) };
  return node;
}
