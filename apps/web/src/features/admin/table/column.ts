import type { ReactNode } from 'react';

/** A column of a table of the administration. */
export interface AdminColumn<Row> {
  readonly id: string;
  readonly title: string;
  /** What it is sorted by and looked for in, and what stands in an exported file. */
  readonly value: (row: Row) => string | number;
  /** What is shown, where that is more than the value. */
  readonly show?: (row: Row) => ReactNode;
  /** Whether it is only shown when it is asked for. */
  readonly isMinor?: boolean;
  readonly isNumber?: boolean;
  /** Whether its texts are long: then they break. */
  readonly isLong?: boolean;
  /** Whether it can be sorted by; without a word, every column can. */
  readonly canSort?: boolean;
}
