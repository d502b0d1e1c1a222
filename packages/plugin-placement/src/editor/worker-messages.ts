import type { Placement } from '../placement.js';

/** What the worker tells: how far it is, then the places; or why there are none. */
export type PlacingAnswer =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'placed'; readonly placement: Placement }
  | { readonly kind: 'failed' };
