import type { DocumentKind, ErrorCode } from '@tastwerk/contracts';
import type { Result } from '@tastwerk/editor-core';
import type { Transaction } from '../../../platform/database/transactions.js';

/** A document as it was made. */
export interface MadeDocument {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/**
 * Why there is none: it cannot be made however often it is tried, it took too long or too much, the worker ends, or it is not needed any
 * more, which is no failure of its job.
 */
export type MakingFailure =
  | { readonly kind: 'refused' | 'limit'; readonly code: ErrorCode }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'needless' };

/** Makes documents of one kind. Throws when it breaks in a way that nobody expected; it is tried again then. */
export abstract class DocumentMaker {
  abstract readonly kind: DocumentKind;

  /** `handler` has it make the documents of its kind. */
  constructor(handler: { add(maker: DocumentMaker): void }) {
    handler.add(this);
  }

  abstract make(subjectId: number, signal: AbortSignal): Promise<Result<MadeDocument, MakingFailure>>;

  /** What follows from its being there, in the transaction in which its job ends; `isFirst` unless it was there before. */
  abstract finish(transaction: Transaction, subjectId: number, isFirst: boolean): Promise<void>;
}
