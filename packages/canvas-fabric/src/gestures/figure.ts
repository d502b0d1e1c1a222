/** What a gesture tells beside what it shows: how large something gets, how long a line, or how far something is turned. */
export type Figure =
  | { readonly kind: 'size'; readonly widthMm: number; readonly heightMm: number }
  | { readonly kind: 'length'; readonly lengthMm: number }
  | { readonly kind: 'turn'; readonly degrees: number };
