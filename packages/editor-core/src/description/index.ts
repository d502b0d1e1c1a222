export { type ChangeKind, type DocumentChange, changeBetween } from './change.js';
export { type Neighbour, type Neighbours, neighboursOf, type Side } from './neighbours.js';
export { readingOrder } from './reading-order.js';
