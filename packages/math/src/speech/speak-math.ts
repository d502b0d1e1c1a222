import type { MathLanguage } from '../model/language.js';
import { GREEK_NAMES, isCapital } from '../model/letters.js';
import { isWithinLimits } from '../model/limits.js';
import { baseOf, isEmpty, itemsOf, splitPrimes, type MathNode } from '../model/nodes.js';
import { nodesIn } from '../model/walk.js';
import { SPEECH_TEXTS } from '../texts/catalogue.js';
import { filled } from '../texts/filled.js';
import type { SpeechTexts } from '../texts/speech-patterns.js';
import { unitName } from '../texts/unit-texts.js';
import { numberText } from '../writing/number-text.js';
import { isShort } from './length.js';

/** A formula in words: short where it is short (x hoch 2 durch 4), with begin and end where it is long. Empty for a tree beyond the limits. */
export function speakMath(node: MathNode, language: MathLanguage): string {
  if (!isWithinLimits(node)) return '';
  const speaker = new Speaker(language, hasBothCases(node));
  return tidy(speaker.node(node));
}

/** Blanks once, and none before commas and semicolons. */
function tidy(text: string): string {
  return text
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ ([,;:])/gu, '$1')
    .replaceAll(/;+(?=;)|;$/gu, '')
    .trim();
}

/** Letters of names that are functions where brackets follow: f(x), P(A). */
const FUNCTION_LETTERS = new Set(['f', 'g', 'h', 'F', 'G', 'H', 'P']);

class Speaker {
  private readonly texts: SpeechTexts;
  private isInLimit = false;
  private isChemical = false;

  constructor(
    private readonly language: MathLanguage,
    /** Whether a letter is there as a capital and as a small one, so that capitals must be heard. */
    private readonly namesCapitals: boolean,
  ) {
    this.texts = SPEECH_TEXTS[language];
  }

  node(node: MathNode): string {
    const { texts } = this;
    switch (node.kind) {
      case 'row':
        return this.items(node.items);
      case 'number':
        return numberText(node.value, this.language, '');
      case 'letter':
        return this.letter(node.letter);
      case 'element':
        return node.symbol;
      case 'sign':
        return this.sign(node.sign);
      case 'unit':
        return unitName(node.symbol, false, this.language);
      case 'text':
        return node.text;
      case 'function':
        return texts.functions[node.name] ?? node.name;
      case 'fraction':
        return this.fraction(node);
      case 'binomial':
        return filled(texts.binomial, { upper: this.node(node.upper), lower: this.node(node.lower) });
      case 'scripts':
        return this.scripts(node);
      case 'root':
        return this.root(node);
      case 'fence':
        return this.fence(node);
      case 'marked': {
        const isSegment = node.mark === 'bar' && node.body.kind === 'row' && node.body.items.length === 2;
        return filled(isSegment ? texts.segment : texts.marks[node.mark], { body: this.node(node.body) });
      }
      case 'large':
        return this.large(node);
      case 'matrix':
        return this.matrix(node);
      case 'stack': {
        const label = [node.over, node.under].flatMap((part) => (part ? [this.node(part)] : [])).join(', ');
        return filled(texts.labelled, { base: this.node(node.base), label });
      }
      case 'chemistry':
        return this.chemical(() => this.node(node.body));
    }
  }

  private chemical(work: () => string): string {
    const before = this.isChemical;
    this.isChemical = true;
    const spoken = work();
    this.isChemical = before;
    return spoken;
  }

  private letter(letter: string): string {
    const greek = GREEK_NAMES.get(letter);
    const name = greek === undefined ? letter : isCapital(letter) ? greek.toLowerCase() : greek;
    const isNamed = isCapital(letter) && (this.namesCapitals || greek !== undefined);
    return isNamed ? filled(this.texts.capital, { letter: name }) : name;
  }

  private sign(sign: string): string {
    if (sign === '→' && this.isInLimit) return this.texts.towards;
    if (sign === '→' && this.isChemical) return this.texts.reaction;
    return this.texts.signs[sign] ?? this.texts.brackets[sign] ?? sign;
  }

  private items(items: readonly MathNode[]): string {
    const words: string[] = [];
    for (const [index, item] of items.entries()) {
      const before = items[index - 1];
      const next = items[index + 1];
      if (isUnit(item)) words.push(this.unitInRow(item, before));
      else if (item.kind === 'sign' && item.sign === '/' && isUnit(before) && isUnit(next))
        words.push(this.texts.per);
      else if (before?.kind === 'number' && item.kind === 'fraction' && isNumeric(item))
        words.push(filled(this.texts.mixed, { whole: words.pop() ?? '', part: this.fraction(item) }));
      else if (before && isCall(before, item)) words.push(this.call(words.pop() ?? '', item));
      else words.push(this.node(item));
    }
    return words.join(' ');
  }

  /** A unit: one of it behind the number 1 and behind a slash, with its square or cube in front. */
  private unitInRow(node: MathNode, before: MathNode | undefined): string {
    const isOne =
      (before?.kind === 'number' && before.value === '1') || (before?.kind === 'sign' && before.sign === '/');
    const base = baseOf(node);
    if (base.kind !== 'unit') return this.node(node);
    const name = unitName(base.symbol, isOne, this.language);
    if (node.kind !== 'scripts') return name;
    const power = node.upper?.kind === 'number' ? node.upper.value : '';
    const isLength = base.symbol.endsWith('m') && base.symbol !== 'lm';
    const pattern = power === '2' ? this.texts.squareUnit : power === '3' ? this.texts.cubicUnit : undefined;
    if (isLength && pattern !== undefined)
      return filled(pattern, { unit: this.language === 'de' ? name.toLowerCase() : name });
    return this.withPower(name, node.upper);
  }

  private call(name: string, fence: MathNode): string {
    const body = fence.kind === 'fence' ? fence.body : fence;
    const inner = isShort(body) ? this.node(body) : this.node(fence);
    return filled(this.texts.application, { name, body: inner });
  }

  private fraction({ numerator, denominator }: Extract<MathNode, { kind: 'fraction' }>): string {
    const { texts } = this;
    if (numerator.kind === 'number' && denominator.kind === 'number') {
      const part = texts.parts[denominator.value];
      if (part && /^\d+$/u.test(numerator.value))
        return numerator.value === '1' ? part[0] : `${this.node(numerator)} ${part[1]}`;
    }
    const isLong = !isShort(numerator) || !isShort(denominator);
    const pattern = isLong ? texts.fractionLong : texts.fraction;
    return filled(pattern, { numerator: this.node(numerator), denominator: this.node(denominator) });
  }

  private scripts({ base, lower, upper }: Extract<MathNode, { kind: 'scripts' }>): string {
    const { texts } = this;
    if (base.kind === 'function' && lower) {
      const name = this.withPower(this.node(base), upper);
      return filled(texts.logBase, { name, base: this.node(lower) });
    }
    // Isotopes are said as they are written: the numbers, then the symbol.
    if (isEmpty(base)) return [upper, lower].flatMap((part) => (part ? [this.node(part)] : [])).join(' ');
    let spoken = this.node(base);
    if (lower) {
      if (this.isChemical) spoken = `${spoken} ${this.node(lower)}`;
      else {
        const pattern = isShort(lower) ? texts.index : texts.indexLong;
        spoken = filled(pattern, { base: spoken, index: this.node(lower) });
      }
    }
    if (upper && this.isChemical)
      return filled(`{base} ${texts.charge}`, { base: spoken, charge: this.node(upper) });
    return this.withPower(spoken, upper);
  }

  private withPower(base: string, upper: MathNode | undefined): string {
    if (!upper) return base;
    const { texts } = this;
    const { primes, rest } = splitPrimes(upper);
    let spoken = base;
    for (let count = 0; count < primes.length; count += 1) spoken = filled(texts.prime, { base: spoken });
    if (!rest || isEmpty(rest)) return spoken;
    const [only, second] = itemsOf(rest);
    const special = only?.kind === 'number' && second === undefined ? texts.powers[only.value] : undefined;
    if (special !== undefined) return filled(special, { base: spoken });
    const isSigned = only?.kind === 'sign' && itemsOf(rest).length === 2;
    const pattern = isShort(rest) || isSigned ? texts.power : texts.powerLong;
    return filled(pattern, { base: spoken, power: this.node(rest) });
  }

  private root({ radicand, index }: Extract<MathNode, { kind: 'root' }>): string {
    const { texts } = this;
    const spoken = this.node(radicand);
    const end = isShort(radicand) ? '' : texts.rootEnd;
    if (!index) return filled(isShort(radicand) ? texts.root : texts.rootLong, { radicand: spoken });
    if (index.kind === 'number' && index.value === '3')
      return filled(texts.cubeRoot, { radicand: spoken }) + end;
    return filled(texts.nthRoot, { index: this.node(index), radicand: spoken }) + end;
  }

  private fence({ open, close, body }: Extract<MathNode, { kind: 'fence' }>): string {
    const { texts } = this;
    const spoken = this.node(body);
    if (open === '|' && close === '|')
      return filled(isShort(body) ? texts.absolute : texts.absoluteLong, { body: spoken });
    return `${texts.brackets[open] ?? ''} ${spoken} ${texts.brackets[close] ?? ''}`;
  }

  private large({ sign, lower, upper }: Extract<MathNode, { kind: 'large' }>): string {
    const patterns = this.texts.large[sign];
    if (!patterns) return sign;
    const wasInLimit = this.isInLimit;
    this.isInLimit = true;
    const limits = { lower: lower ? this.node(lower) : '', upper: upper ? this.node(upper) : '' };
    this.isInLimit = wasInLimit;
    return filled(upper ? patterns.both : lower ? patterns.below : patterns.alone, limits);
  }

  private matrix({ open, close, rows }: Extract<MathNode, { kind: 'matrix' }>): string {
    const { texts } = this;
    const cells = rows.map((row) => row.map((cell) => this.node(cell)).join(', '));
    if (open === '{' && close === '') {
      return [texts.cases, ...cells.map((line) => filled(texts.caseLine, { cells: line }))].join(' ');
    }
    const columns = Math.max(0, ...rows.map((row) => row.length));
    if (columns === 1) return filled(texts.column, { cells: cells.join(', ') });
    const lines = cells.map((line, index) => filled(texts.matrixRow, { row: index + 1, cells: line }));
    return [filled(texts.matrix, { rows: rows.length, columns }), ...lines, texts.matrixEnd].join(' ');
  }
}

function isNumeric({ numerator, denominator }: Extract<MathNode, { kind: 'fraction' }>): boolean {
  return numerator.kind === 'number' && denominator.kind === 'number';
}

function isUnit(node: MathNode | undefined): boolean {
  return node !== undefined && baseOf(node).kind === 'unit';
}

/** Whether brackets hold what a function is applied to. */
function isCall(name: MathNode, node: MathNode): boolean {
  if (node.kind !== 'fence' || node.open !== '(') return false;
  const base = baseOf(name);
  return base.kind === 'function' || (base.kind === 'letter' && FUNCTION_LETTERS.has(base.letter));
}

/** Whether a letter is there both as a capital and as a small one. */
function hasBothCases(root: MathNode): boolean {
  const letters = new Set<string>();
  for (const part of nodesIn(root)) if (part.kind === 'letter') letters.add(part.letter);
  return [...letters].some((letter) => isCapital(letter) && letters.has(letter.toLowerCase()));
}
