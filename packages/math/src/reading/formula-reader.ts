import type { MathLanguage } from '../model/language.js';
import { DOUBLE_STRUCK, isLetter, SAME_LETTER } from '../model/letters.js';
import { MATH_LIMITS } from '../model/limits.js';
import { isEmpty, itemsOf, rowOf, splitPrimes, type MathNode, type MathUnit } from '../model/nodes.js';
import { failAt } from '../model/problems.js';
import { isSign, roleOf, SAME_SIGN } from '../model/signs.js';
import { shiftedRun, VULGAR_FRACTIONS } from './characters.js';
import { numberAt } from './numbers.js';

/** What a place may carry: an index, a power, primes. */
interface Scripts {
  lower?: MathNode;
  upper?: MathNode;
}

/** Reads what both notations share: numbers, letters, signs, brackets, indices. A subclass adds its words and commands. */
export abstract class FormulaReader {
  protected at = 0;
  private level = 0;

  constructor(
    protected readonly source: string,
    protected readonly language: MathLanguage,
    /** From the place of each opening bracket to that of its closing one. */
    protected readonly pairs: ReadonlyMap<number, number>,
  ) {}

  /** One part without indices; `before` is what stands in the row so far. */
  protected abstract atom(before: readonly MathNode[]): MathNode;

  /** What stands behind `^` or `_`. */
  protected abstract scriptArgument(mark: number): MathNode;

  /** Puts a part with its indices into a row. */
  protected abstract add(items: MathNode[], node: MathNode): void;

  /** The character at the place of reading, empty at the end. */
  protected get character(): string {
    const code = this.source.codePointAt(this.at);
    return code === undefined ? '' : String.fromCodePoint(code);
  }

  protected skipSpaces(): void {
    while (/^\s$/u.test(this.source.charAt(this.at))) this.at += 1;
  }

  /** Reads `work` one level deeper, as far as levels are allowed. */
  protected deeper<T>(work: () => T): T {
    this.level += 1;
    if (this.level > MATH_LIMITS.levels) failAt(this.at, 'MATH_TOO_DEEP', { most: MATH_LIMITS.levels });
    const result = work();
    this.level -= 1;
    return result;
  }

  /** Parts up to the end or to where `isEnd` holds. */
  protected row(isEnd: () => boolean): MathNode {
    const from = this.at;
    const items: MathNode[] = [];
    for (this.skipSpaces(); this.at < this.source.length && !isEnd(); this.skipSpaces()) {
      const at = this.at;
      const begins = this.character === '^' || this.character === '_';
      const atom: MathNode = begins ? { kind: 'row', at, items: [] } : this.atom(items);
      for (const node of this.withScripts(atom)) this.add(items, node);
    }
    return rowOf(items, items[0]?.at ?? from);
  }

  /** A number, a letter, a sign or a fraction of one character; undefined for anything else. */
  protected plainAtom(): MathNode | undefined {
    const { at, character } = this;
    const number = numberAt(this.source, at, this.language);
    if (number) {
      this.at += number.length;
      return { kind: 'number', at, value: number.value };
    }
    const letter = SAME_LETTER.get(character) ?? character;
    if (isLetter(letter)) {
      this.at += character.length;
      return { kind: 'letter', at, letter };
    }
    const doubled = DOUBLE_STRUCK.get(character);
    const fraction = VULGAR_FRACTIONS.get(character);
    if (doubled === undefined && fraction === undefined && !this.isUnitMark(character))
      return this.signAtom();
    this.at += character.length;
    if (doubled !== undefined) return { kind: 'letter', at, letter: doubled, style: 'double-struck' };
    if (fraction === undefined) return { kind: 'unit', at, symbol: character };
    const [numerator, denominator] = fraction;
    return {
      kind: 'fraction',
      at,
      numerator: { kind: 'number', at, value: numerator },
      denominator: { kind: 'number', at, value: denominator },
    };
  }

  private isUnitMark(character: string): boolean {
    return character === '%' || character === '‰' || character === '°';
  }

  private signAtom(): MathNode | undefined {
    const { at, character } = this;
    const sign = SAME_SIGN.get(character) ?? character;
    if ('∑∏∫∬∮'.includes(sign) && sign !== '') {
      this.at += character.length;
      return { kind: 'large', at, sign };
    }
    if (!isSign(sign)) return undefined;
    if (roleOf(sign) === 'bracket') return this.bracket(sign);
    this.at += character.length;
    return { kind: 'sign', at, sign };
  }

  /** A pair of brackets with what stands in them, or a bracket without a partner as a sign. */
  protected bracket(open: string, length = 1): MathNode {
    const { at } = this;
    const end = this.pairs.get(at);
    this.at += length;
    if (end === undefined) {
      if (open === '(' || open === '{') return failAt(at, 'MATH_UNCLOSED', { character: open });
      if (open === ')' || open === '}') return failAt(at, 'MATH_UNEXPECTED', { found: open });
      return { kind: 'sign', at, sign: open === '|' ? '∣' : open };
    }
    const body = this.deeper(() => this.row(() => this.at >= end));
    // An argument may have taken the closing mark.
    if (this.at !== end) return failAt(at, 'MATH_UNCLOSED', { character: open });
    const close = this.closingBracket();
    return { kind: 'fence', at, open, close, body };
  }

  /** Reads the bracket that closes a pair. */
  protected closingBracket(): string {
    const { character } = this;
    this.at += character.length;
    return character;
  }

  /** `atom` with the indices, powers and primes that follow; more than one part where a degree sign was raised. */
  protected withScripts(atom: MathNode): readonly MathNode[] {
    const scripts: Scripts = {};
    for (;;) {
      this.skipSpaces();
      const mark = this.at;
      const { character } = this;
      if (character === '^' || character === '_') {
        this.at += 1;
        const place = character === '^' ? 'upper' : 'lower';
        this.addScript(scripts, place, this.scriptArgument(mark), mark);
      } else if ((SAME_SIGN.get(character) ?? character) === '′') {
        this.at += 1;
        this.addPrime(scripts, mark);
      } else {
        const run = shiftedRun(this.source, mark);
        if (!run) break;
        this.at += run.plain.length;
        this.addScript(scripts, run.place, this.plainRun(run.plain, mark), mark);
      }
    }
    return attach(atom, scripts);
  }

  private addScript(scripts: Scripts, place: 'upper' | 'lower', node: MathNode, at: number): void {
    const present = scripts[place];
    if (present === undefined) scripts[place] = node;
    else if (place === 'upper' && (isEmpty(present) || !splitPrimes(present).rest))
      scripts.upper = rowOf([...itemsOf(present), ...itemsOf(node)], present.at);
    else failAt(at, 'MATH_TWO_SCRIPTS', { mark: place === 'upper' ? '^' : '_' });
  }

  private addPrime(scripts: Scripts, at: number): void {
    const prime: MathNode = { kind: 'sign', at, sign: '′' };
    const present = scripts.upper;
    scripts.upper = present ? rowOf([...itemsOf(present), prime], present.at) : prime;
  }

  /** The plain characters of a raised or lowered run as parts, all of them placed at its begin. */
  private plainRun(plain: string, at: number): MathNode {
    const items: MathNode[] = [];
    for (let next = 0; next < plain.length;) {
      const digits = /^\d+/u.exec(plain.slice(next))?.[0];
      const character = plain.charAt(next);
      if (digits !== undefined) items.push({ kind: 'number', at: at + next, value: digits });
      else if (isLetter(character)) items.push({ kind: 'letter', at: at + next, letter: character });
      else items.push({ kind: 'sign', at: at + next, sign: SAME_SIGN.get(character) ?? character });
      next += digits?.length ?? 1;
    }
    return rowOf(items, at);
  }
}

/** Indices at their base. A raised ring behind something is a degree sign. */
function attach(base: MathNode, { lower, upper }: Scripts): readonly MathNode[] {
  if (lower === undefined && upper === undefined) return [base];
  if (upper?.kind === 'sign' && upper.sign === '∘' && lower === undefined && !isEmpty(base)) {
    const degree: MathUnit = { kind: 'unit', at: upper.at, symbol: '°' };
    return [base, degree];
  }
  const scripts = { ...(lower ? { lower } : {}), ...(upper ? { upper } : {}) };
  if (base.kind === 'large') return [{ ...base, ...scripts }];
  return [{ kind: 'scripts', at: base.at, base, ...scripts }];
}
