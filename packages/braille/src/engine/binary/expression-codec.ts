import type { Expression } from '../model/expression.js';
import { bits, type Codec, flag, listOf, nothing, number, numbers, record, variants } from './codec.js';

const part: Codec<Expression> = {
  write: (writer, value) => expression.write(writer, value),
  read: (reader) => expression.read(reader),
};

/** An expression of a `match` rule. */
export const expression: Codec<Expression> = variants<Expression>({
  symbols: record({ symbols: numbers }),
  classes: record({ classes: bits, isEdge: flag }),
  any: nothing,
  sequence: record({ parts: listOf(part) }),
  choice: record({ parts: listOf(part) }),
  not: record({ part }),
  repeat: record({ min: number, max: number, part }),
});
