import type { Expression } from '../model/expression.js';
import type { ByteReader } from './byte-reader.js';
import type { ByteWriter } from './byte-writer.js';
import { bits, type Codec } from './codec.js';
import { EXPRESSION_CODES } from './table-format.js';

/** Writes an expression and all its parts. */
function writeExpression(writer: ByteWriter, expression: Expression): void {
  writer.writeNumber(EXPRESSION_CODES[expression.kind]);
  switch (expression.kind) {
    case 'symbols':
      writer.writeNumbers(expression.symbols);
      break;
    case 'classes':
      bits.write(writer, expression.classes);
      writer.writeNumber(expression.isEdge ? 1 : 0);
      break;
    case 'any':
      break;
    case 'sequence':
    case 'choice':
      writer.writeList(expression.parts, (part) => writeExpression(writer, part));
      break;
    case 'not':
      writeExpression(writer, expression.part);
      break;
    case 'repeat':
      writer.writeNumber(expression.min);
      writer.writeNumber(expression.max);
      writeExpression(writer, expression.part);
      break;
  }
}

/** Reads an expression that `writeExpression` wrote. */
function readExpression(reader: ByteReader): Expression {
  const code = reader.readNumber();
  switch (code) {
    case EXPRESSION_CODES.symbols:
      return { kind: 'symbols', symbols: reader.readNumbers() };
    case EXPRESSION_CODES.classes:
      return { kind: 'classes', classes: bits.read(reader), isEdge: reader.readNumber() === 1 };
    case EXPRESSION_CODES.any:
      return { kind: 'any' };
    case EXPRESSION_CODES.sequence:
      return { kind: 'sequence', parts: reader.readList(() => readExpression(reader)) };
    case EXPRESSION_CODES.choice:
      return { kind: 'choice', parts: reader.readList(() => readExpression(reader)) };
    case EXPRESSION_CODES.not:
      return { kind: 'not', part: readExpression(reader) };
    case EXPRESSION_CODES.repeat:
      return {
        kind: 'repeat',
        min: reader.readNumber(),
        max: reader.readNumber(),
        part: readExpression(reader),
      };
    default:
      throw new RangeError(`no expression ${code}`);
  }
}

/** An expression of a `match` rule. */
export const expression: Codec<Expression> = { write: writeExpression, read: readExpression };
