/** A six-dot cell as bits: dot n sets bit n-1, so 0 is the blank cell and 63 the full cell. */
export type Cell = number;
