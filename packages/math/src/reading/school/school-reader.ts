import type { MathLanguage } from '../../model/language.js';
import { GREEK_BY_NAME } from '../../model/letters.js';
import { baseOf, itemsOf, rowOf, type MathNode } from '../../model/nodes.js';
import { failAt } from '../../model/problems.js';
import { SAME_SIGN } from '../../model/signs.js';
import { formulaLength } from '../chemistry/elements.js';
import { readChemistry } from '../chemistry/read-chemistry.js';
import { FormulaReader } from '../formula-reader.js';
import { pairBrackets } from '../pairs.js';
import { isUnit } from '../units.js';
import { fractionStart, withoutBrackets } from './fractions.js';
import { bracketMarks } from './marks.js';
import { CONSTRUCTIONS, DIGRAPHS, isWord, knownWord, nodeOfWord, type Construction } from './words.js';

/** Reads school notation: `x^2/4`, `sqrt(2)`, `3*x`, `5 km/h`, `H2O`, `30°`, `a <= b`. */
export class SchoolReader extends FormulaReader {
  constructor(source: string, language: MathLanguage) {
    super(source, language, pairBrackets(bracketMarks(source)));
  }

  /** The whole source as a tree. */
  read(): MathNode {
    const equation = this.chemicalEquation();
    return equation ?? this.row(() => false);
  }

  /** The source as a chemical equation, where all its parts are chemical formulas and one of them is clear. */
  private chemicalEquation(): MathNode | undefined {
    if (!/->|→|⇌|<=>/u.test(this.source)) return undefined;
    const species = this.source
      .split(/\s*(?:<=>|->|→|⇌|\s\+\s)\s*/u)
      .map((one) => one.trim().replace(/^\d+\s*/u, ''));
    const lengths = species.map((one) => formulaLength(one));
    const areFormulas = species.every(
      (one, index) =>
        (lengths[index] ?? 0) === one.length ||
        /^[A-Z][a-z]?(?:\^\{?\d*[+−-]\}?)?$/u.test(one) ||
        one === 'e^-',
    );
    if (!areFormulas || !lengths.some((length) => length > 0)) return undefined;
    const start = this.source.length - this.source.trimStart().length;
    return { kind: 'chemistry', at: start, body: readChemistry(this.source.trim(), start) };
  }

  protected override add(items: MathNode[], node: MathNode): void {
    if (node.kind !== 'row') items.push(node);
    // A group in braces is no bracket of its own.
    else items.push(...node.items);
  }

  protected override atom(before: readonly MathNode[]): MathNode {
    const { at } = this;
    const rest = this.source.slice(at, at + 200);
    const formula = formulaLength(rest);
    if (formula > 0) {
      this.at += formula;
      return { kind: 'chemistry', at, body: readChemistry(rest.slice(0, formula), at) };
    }
    if (rest.startsWith('"')) return this.quoted();
    const digraph = rest.startsWith('||') ? undefined : DIGRAPHS.find(([typed]) => rest.startsWith(typed));
    if (digraph) {
      this.at += digraph[0].length;
      return { kind: 'sign', at, sign: digraph[1] };
    }
    if (rest.startsWith('||')) return this.bracket('‖', 2);
    if (rest.startsWith('√')) return this.root(at, 1);
    const unit = this.unitAt(rest, before);
    if (unit !== undefined) return unit;
    const run = /^\p{L}+/u.exec(rest)?.[0];
    if (run !== undefined && run.length > 1) return this.word(run, at);
    return (
      this.arithmetic(at) ??
      this.plainAtom() ??
      failAt(at, 'MATH_UNKNOWN_CHARACTER', { character: this.character })
    );
  }

  /** `*` and `\` as their signs of print. */
  private arithmetic(at: number): MathNode | undefined {
    if (this.character !== '*') return undefined;
    this.at += 1;
    return { kind: 'sign', at, sign: '·' };
  }

  protected override row(isEnd: () => boolean): MathNode {
    const from = this.at;
    const items: MathNode[] = [];
    for (;;) {
      const part = super.row(() => isEnd() || this.character === '/');
      items.push(...itemsOf(part));
      this.skipSpaces();
      if (this.at >= this.source.length || isEnd()) return rowOf(items, items[0]?.at ?? from);
      this.fraction(items);
    }
  }

  /** Makes a fraction of what stands before a slash and the part behind it; between units the slash stays. */
  private fraction(items: MathNode[]): void {
    const at = this.at;
    this.at += 1;
    this.skipSpaces();
    const start = fractionStart(items);
    const last = items.at(-1);
    const isOfUnits = last !== undefined && baseOf(last).kind === 'unit';
    if (isOfUnits || start === items.length) {
      if (start === items.length && !isOfUnits) failAt(at, 'MATH_ARGUMENT_MISSING', { name: '/' });
      items.push({ kind: 'sign', at, sign: '/' });
      const behind = this.factor(at, items);
      items.push(...behind);
      return;
    }
    const numerator = withoutBrackets(rowOf(items.slice(start), items[start]?.at ?? at));
    const denominator = withoutBrackets(rowOf(this.factor(at, []), this.at));
    items.splice(start, items.length - start, { kind: 'fraction', at: numerator.at, numerator, denominator });
  }

  /** One factor with its sign, indices and powers. */
  private factor(owner: number, before: readonly MathNode[]): readonly MathNode[] {
    this.skipSpaces();
    if (this.at >= this.source.length || this.isClosing())
      failAt(owner, 'MATH_ARGUMENT_MISSING', { name: '/' });
    const atom = this.deeper(() => this.atom(before));
    const isSignAlone = atom.kind === 'sign' && (atom.sign === '−' || atom.sign === '+');
    const nodes = this.withScripts(atom);
    return isSignAlone || (atom.kind === 'function' && this.at < this.source.length && !this.isClosing())
      ? [...nodes, ...this.factor(owner, nodes)]
      : nodes;
  }

  private isClosing(): boolean {
    return ')]}'.includes(this.character);
  }

  protected override scriptArgument(mark: number): MathNode {
    super.skipSpaces();
    const { at, character } = this;
    const name = this.source.charAt(mark);
    if (character === '' || this.isClosing()) return failAt(mark, 'MATH_ARGUMENT_MISSING', { name });
    const sign = SAME_SIGN.get(character) ?? character;
    if (sign === '−' || sign === '+') {
      this.at += 1;
      const signNode: MathNode = { kind: 'sign', at, sign };
      // A charge (3+) or a sign before a number (−2).
      return /^[\d\p{L}({]/u.test(this.source.slice(this.at, this.at + 2))
        ? rowOf([signNode, ...itemsOf(this.scriptArgument(mark))], at)
        : signNode;
    }
    const run = name === '_' ? /^\p{L}{2,}/u.exec(this.source.slice(at, at + 40))?.[0] : undefined;
    if (run !== undefined && !GREEK_BY_NAME.has(run)) {
      this.at += run.length;
      return { kind: 'text', at, text: run };
    }
    return withoutBrackets(this.deeper(() => this.atom([])));
  }

  /** Text in straight quotes. */
  private quoted(): MathNode {
    const { at } = this;
    const end = this.source.indexOf('"', at + 1);
    if (end < 0) return failAt(at, 'MATH_UNCLOSED', { character: '"' });
    this.at = end + 1;
    return { kind: 'text', at, text: this.source.slice(at + 1, end) };
  }

  /** A unit behind a number (with a space, or of several letters) or in a quotient of units. */
  private unitAt(rest: string, before: readonly MathNode[]): MathNode | undefined {
    const run = /^(?:°[CF](?!\p{L})|[\p{L}µ]+|[°%‰])/u.exec(rest)?.[0];
    const last = before.at(-1);
    if (run === undefined || !isUnit(run) || last === undefined) return undefined;
    const isSpaced = /\s/u.test(this.source.charAt(this.at - 1));
    const isQuantity = last.kind === 'number' || last.kind === 'fraction';
    const isBehindNumber = isQuantity && (isSpaced || run.length > 1 || '°%‰'.includes(run));
    const isBehindUnit = baseOf(last).kind === 'unit';
    const beforeSign = before.at(-2);
    const isInQuotient =
      last.kind === 'sign' &&
      '/·'.includes(last.sign) &&
      (beforeSign?.kind === 'unit' || beforeSign?.kind === 'scripts');
    const isMark = '°%‰'.includes(run);
    if (!isBehindNumber && !(isBehindUnit && isSpaced) && !isInQuotient && !isMark) return undefined;
    const { at } = this;
    this.at += run.length;
    return { kind: 'unit', at, symbol: run };
  }

  /** A run of letters: a word that is known, words, or a product of variables. */
  private word(run: string, at: number): MathNode {
    const construction = CONSTRUCTIONS.get(run.toLowerCase());
    const behind = this.source.slice(at + run.length).trimStart();
    if (
      construction !== undefined &&
      (behind.startsWith('(') || construction === 'sqrt' || construction === 'root')
    )
      return this.construction(construction, at, run.length);
    const known = knownWord(run);
    if (known !== undefined) {
      this.at += known.length;
      return nodeOfWord(known, at);
    }
    if (isWord(run)) {
      this.at += run.length;
      return { kind: 'text', at, text: run };
    }
    return this.plainAtom() ?? failAt(at, 'MATH_UNKNOWN_CHARACTER', { character: this.character });
  }

  private construction(construction: Construction, at: number, length: number): MathNode {
    if (construction === 'sqrt' || construction === 'root') return this.root(at, length);
    this.at += length;
    this.skipSpaces();
    const inner = this.deeper(() => this.atom([]));
    if (construction === 'abs')
      return { kind: 'fence', at, open: '|', close: '|', body: withoutBrackets(inner) };
    return { kind: 'marked', at, mark: construction, body: withoutBrackets(inner) };
  }

  /** A root of the next factor: `sqrt(x+1)`, `√2`, `root(3; x)`. */
  private root(at: number, length: number): MathNode {
    this.at += length;
    const [factor, ...others] = this.factor(at, []);
    if (factor === undefined || others.length > 0) return failAt(at, 'MATH_ARGUMENT_MISSING', { name: '√' });
    const inner = itemsOf(withoutBrackets(factor));
    const split =
      factor.kind === 'fence' ? inner.findIndex((item) => item.kind === 'sign' && item.sign === ';') : -1;
    const [first] = inner;
    if (split <= 0 || first === undefined) return { kind: 'root', at, radicand: withoutBrackets(factor) };
    return {
      kind: 'root',
      at,
      index: rowOf(inner.slice(0, split), first.at),
      radicand: rowOf(inner.slice(split + 1), inner[split + 1]?.at ?? at),
    };
  }
}
