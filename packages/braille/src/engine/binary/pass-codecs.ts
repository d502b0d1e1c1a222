import type { Grouping, PassAction, PassName, PassRule, PassTest, Swap } from '../model/pass-rule.js';
import {
  bits,
  type Codec,
  flag,
  listOf,
  nothing,
  number,
  numbers,
  oneOf,
  pairOf,
  record,
  text,
  variants,
} from './codec.js';

const swap: Codec<Swap> = record({ from: numbers, to: listOf(numbers) });

const grouping: Codec<Grouping> = record({ name: text, characters: pairOf(number), cells: pairOf(number) });

const plain = record({ negated: flag });

/** One step of a test. */
const passTest: Codec<PassTest> = variants<PassTest>({
  literal: record({ negated: flag, values: numbers }),
  classes: record({ negated: flag, classes: bits, min: number, max: number }),
  members: record({ negated: flag, members: numbers, min: number, max: number }),
  swap: record({ negated: flag, swap, min: number, max: number }),
  group: record({ negated: flag, group: grouping, side: oneOf(['open', 'close']) }),
  start: plain,
  end: plain,
  open: plain,
  close: plain,
  search: plain,
  back: record({ negated: flag, count: number }),
  variable: record({
    negated: flag,
    variable: number,
    comparison: oneOf(['=', '<', '>', '<=', '>=']),
    value: number,
  }),
});

/** One step of what is written. */
const passAction: Codec<PassAction> = variants<PassAction>({
  literal: record({ values: numbers }),
  copy: nothing,
  omit: nothing,
  swap: record({ swap }),
  group: record({ group: grouping, side: oneOf(['open', 'close', 'replace']) }),
  variable: record({ variable: number, change: oneOf(['set', 'add']), value: bits }),
});

/** A rule of a pass. */
export const passRule: Codec<PassRule> = record({ test: listOf(passTest), action: listOf(passAction) });

/** The rules of all passes; those of each are read when they are first asked for. */
export const passes: Codec<Readonly<Record<PassName, readonly PassRule[]>>> = record(
  {
    correct: listOf(passRule),
    context: listOf(passRule),
    pass2: listOf(passRule),
    pass3: listOf(passRule),
    pass4: listOf(passRule),
  },
  ['correct', 'context', 'pass2', 'pass3', 'pass4'],
);
