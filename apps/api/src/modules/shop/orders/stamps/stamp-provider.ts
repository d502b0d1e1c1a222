import type { StampProduct } from '@tastwerk/contracts';
import type { Transaction } from '../../../../platform/database/transactions.js';

/** A stamp to be bought. */
export interface StampWish {
  /** The order that it is for; bought twice for one, a provider gives the same stamp. */
  readonly orderId: number;
  readonly product: StampProduct;
  readonly cents: number;
}

/** The port to whoever sells postage. */
export abstract class StampProvider {
  /** The name under which purchases are recorded. */
  abstract readonly name: string;

  /** What is left to buy from, in cents. */
  abstract balance(transaction: Transaction): Promise<number>;

  /** Buys a stamp and gives what is written on the parcel. Throws when it cannot be reached. */
  abstract buy(wish: StampWish): Promise<string>;
}
