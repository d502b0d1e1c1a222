import {
  DIGIT,
  LETTER,
  LOWERCASE,
  MATH,
  PUNCTUATION,
  SEQUENCE_AFTER,
  SEQUENCE_BEFORE,
  SEQUENCE_DELIMITER,
  SIGN,
  SPACE,
  UPPERCASE,
} from '../model/attributes.js';
import type { Expression } from '../model/expression.js';
import type { TableDraft } from './draft.js';
import { readCharacters, TableError, type LinePlace } from './table-line.js';

const CLASSES: ReadonlyMap<string, number> = new Map([
  ['_', SPACE],
  ['#', DIGIT],
  ['a', LETTER],
  ['u', UPPERCASE],
  ['l', LOWERCASE],
  ['.', PUNCTUATION],
  ['$', SIGN],
  ['m', MATH],
  ['~', SEQUENCE_DELIMITER],
  ['<', SEQUENCE_BEFORE],
  ['>', SEQUENCE_AFTER],
]);

const NUMBERED_CLASS = /^[0-7]$/u;
const UNLIMITED = 0xffff;

/** Reads the expression before or behind the characters of a `match` rule; `-` asks nothing. */
export function readExpression(draft: TableDraft, place: LinePlace, operand: string): Expression {
  if (operand === '-') return { kind: 'sequence', parts: [] };
  return new ExpressionReader(draft, place, operand).readAll();
}

class ExpressionReader {
  private position = 0;
  private readonly text: readonly string[];

  constructor(
    private readonly draft: TableDraft,
    private readonly place: LinePlace,
    operand: string,
  ) {
    this.text = String.fromCodePoint(...readCharacters(place, withSigns(operand))).match(/\\.|./gsu) ?? [];
  }

  readAll(): Expression {
    const expression = this.readChoice();
    if (this.position < this.text.length) throw new TableError(this.place, 'cannot read the expression');
    return expression;
  }

  private readChoice(): Expression {
    const parts = [this.readSequence()];
    while (this.take('|')) parts.push(this.readSequence());
    const [only] = parts;
    return parts.length === 1 && only !== undefined ? only : { kind: 'choice', parts };
  }

  private readSequence(): Expression {
    const parts: Expression[] = [];
    while (
      this.position < this.text.length &&
      this.text[this.position] !== '|' &&
      this.text[this.position] !== ')'
    )
      parts.push(this.readTerm());
    return { kind: 'sequence', parts };
  }

  private readTerm(): Expression {
    let part: Expression = this.take('!') ? negated(this.readAtom()) : this.readAtom();
    for (;;) {
      if (this.take('?')) part = { kind: 'repeat', part, min: 0, max: 1 };
      else if (this.take('*')) part = { kind: 'repeat', part, min: 0, max: UNLIMITED };
      else if (this.take('+')) part = { kind: 'repeat', part, min: 1, max: UNLIMITED };
      else return part;
    }
  }

  private readAtom(): Expression {
    if (this.take('(')) {
      const inner = this.readChoice();
      if (!this.take(')')) throw new TableError(this.place, 'a group without end');
      return inner;
    }
    if (this.take('.')) return { kind: 'any' };
    if (this.take('^') || this.take('$')) return { kind: 'classes', classes: 0, isEdge: true };
    if (this.take('%')) return this.readClasses();
    if (this.take('['))
      return { kind: 'symbols', symbols: this.readUntil(']').flatMap((item) => this.symbolsOf(item)) };
    return { kind: 'symbols', symbols: this.symbolsOf(this.next()) };
  }

  private readClasses(): Expression {
    const names = this.take('[') ? this.readUntil(']') : [this.next()];
    let classes = 0;
    let isEdge = false;
    for (const name of names) {
      if (name === '^') isEdge = true;
      else classes |= this.classOf(name);
    }
    return { kind: 'classes', classes, isEdge };
  }

  /** Classes of characters by their sign; digits stand for the table's own, empty until they are filled. */
  private classOf(name: string): number {
    const known = CLASSES.get(name);
    if (known !== undefined) return known;
    if (!NUMBERED_CLASS.test(name)) throw new TableError(this.place, `no class ${name} in expressions`);
    return this.draft.classOf(this.place, name);
  }

  private symbolsOf(item: string): readonly number[] {
    return this.draft.symbolsOf([item.codePointAt(item.length > 1 ? 1 : 0) ?? 0]);
  }

  private readUntil(end: string): readonly string[] {
    const items: string[] = [];
    while (this.position < this.text.length && this.text[this.position] !== end) items.push(this.next());
    if (!this.take(end)) throw new TableError(this.place, `no ${end} in expression`);
    return items;
  }

  private next(): string {
    const item = this.text[this.position] ?? '';
    this.position += 1;
    return item;
  }

  private take(character: string): boolean {
    if (this.text[this.position] !== character) return false;
    this.position += 1;
    return true;
  }
}

/** Takes brackets behind a backslash for themselves: as `\\]` they are read by the expression, not by the line. */
function withSigns(operand: string): string {
  return operand.replace(/\\([()\]])|\\./gsu, (escape, sign?: string) =>
    sign === undefined ? escape : `\\\\${sign}`,
  );
}

/** Liblouis negates a group by negating each single character in it; the group still reads on. */
function negated(expression: Expression): Expression {
  switch (expression.kind) {
    case 'sequence':
    case 'choice':
      return { kind: expression.kind, parts: expression.parts.map(negated) };
    case 'repeat':
      return { ...expression, part: negated(expression.part) };
    default:
      return { kind: 'not', part: expression };
  }
}
