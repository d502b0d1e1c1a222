import type { ObjectNode } from '../parsed/parsed-text.js';

/** Ids for what a text makes. */
export interface TextIds {
  readonly document: string;
  /** Of the page at an index. */
  page(index: number): string;
  object(node: ObjectNode): string;
}
