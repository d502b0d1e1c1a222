import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ExtraItem, Offer, OrderItem, QuoteRequestDetails } from '@tastwerk/contracts';
import { In } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { type Transaction, Transactions } from '../../../platform/database/transactions.js';
import { dayOf } from '../words/day.js';
import { OfferEntity } from './offer.entity.js';
import { OfferStepEntity } from './offer-step.entity.js';
import type { OfferSums } from './offer-sums.js';

/** A quote as it is kept. */
export interface StoredOffer extends Offer {
  readonly linkId: string;
  readonly weight: number;
  /** Whose request it answers; null for a visitor. */
  readonly accountId: number | null;
}

/** A quote as it is sent. */
export interface NewOffer extends OfferSums {
  readonly requestId: number;
  readonly validUntil: string;
  readonly items: readonly OrderItem[];
  readonly extraItems: readonly ExtraItem[];
  readonly weight: number;
  readonly note: string;
}

/** One step of a quote: what was done, and by whom. */
export type OfferStep = Pick<OfferStepEntity, 'action' | 'actor' | 'accountId' | 'note'>;

/** A step that was taken, and of which quote. */
export interface OfferStepTaken extends Omit<QuoteRequestDetails['history'][number], 'actor'> {
  readonly requestId: number;
  readonly accountId: number | null;
}

/** Reads and writes quotes that were sent. */
@Injectable()
export class OfferRepository {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async find(
    id: number,
    transaction: Transaction = this.transactions.none,
  ): Promise<StoredOffer | undefined> {
    const [offer] = await transaction.of(OfferEntity).find({ where: { id }, relations: { request: true } });
    return offer && this.offerOf(offer);
  }

  /** The quote, held against other writers until the transaction ends. */
  async lock(transaction: Transaction, id: number): Promise<StoredOffer | undefined> {
    const [offer] = await transaction.of(OfferEntity).find({
      where: { id },
      relations: { request: true },
      lock: { mode: 'pessimistic_write', tables: ['offer'] },
    });
    return offer && this.offerOf(offer);
  }

  /** All revisions of a request, the newest first. */
  ofRequest(transaction: Transaction, requestId: number): Promise<readonly StoredOffer[]> {
    return this.ofRequests(transaction, [requestId]);
  }

  /** All revisions of some requests, the newest of each first. */
  async ofRequests(transaction: Transaction, requestIds: readonly number[]): Promise<readonly StoredOffer[]> {
    const offers = await transaction.of(OfferEntity).find({
      where: { requestId: In([...requestIds]) },
      relations: { request: true },
      order: { revision: 'DESC' },
    });
    return offers.map((offer) => this.offerOf(offer));
  }

  /** Adds the next revision of a request. Callers hold the request locked. */
  async add(
    transaction: Transaction,
    { postage_gross, total_gross, total_net, vat_percent, ...offer }: NewOffer,
  ): Promise<{ readonly id: number; readonly revision: number }> {
    const last = await transaction.of(OfferEntity).maximum('revision', { requestId: offer.requestId });
    return transaction.add(OfferEntity, {
      ...offer,
      revision: (last ?? 0) + 1,
      postageGross: postage_gross,
      totalGross: total_gross,
      totalNet: total_net,
      vatPercent: vat_percent,
      linkId: randomUUID(),
    });
  }

  /** Records a step; the quote is in its state from then on. */
  async step(transaction: Transaction, offerId: number, step: OfferStep): Promise<void> {
    await transaction.of(OfferEntity).update({ id: offerId }, { state: step.action });
    await transaction.of(OfferStepEntity).insert({ ...step, offerId });
  }

  /** Notes the order that came of a quote. */
  async ordered(transaction: Transaction, id: number, orderId: number): Promise<void> {
    await transaction.of(OfferEntity).update({ id }, { orderId });
  }

  /** What was done with the quotes of some requests, the oldest first. */
  async steps(requestIds: readonly number[]): Promise<readonly OfferStepTaken[]> {
    const { none } = this.transactions;
    const offers = await none.of(OfferEntity).find({
      select: { id: true, requestId: true, revision: true },
      where: { requestId: In([...requestIds]) },
    });
    const byId = new Map(offers.map((offer) => [offer.id, offer]));
    const steps = await none
      .of(OfferStepEntity)
      .find({ where: { offerId: In([...byId.keys()]) }, order: { id: 'ASC' } });
    return steps.flatMap(({ offerId, action, actor: by, accountId, note, createdAt }) => {
      const offer = byId.get(offerId);
      if (offer === undefined) return [];
      const { requestId, revision } = offer;
      return [{ requestId, action, revision, by, accountId, note, created_at: createdAt.toISOString() }];
    });
  }

  /** A quote whose last day is over has expired without anybody doing anything. */
  private offerOf(offer: OfferEntity): StoredOffer {
    const isOver = offer.state === 'sent' && offer.validUntil < dayOf(this.clock.now());
    const { language, email, name, accountId } = offer.request;
    return {
      id: offer.id,
      request_id: offer.requestId,
      revision: offer.revision,
      state: isOver ? 'expired' : offer.state,
      language,
      created_at: offer.createdAt.toISOString(),
      valid_until: offer.validUntil,
      items: [...offer.items],
      extra_items: [...offer.extraItems],
      postage_gross: offer.postageGross,
      total_gross: offer.totalGross,
      total_net: offer.totalNet,
      vat_percent: offer.vatPercent,
      note: offer.note,
      email,
      name,
      order_id: offer.orderId,
      weight: offer.weight,
      linkId: offer.linkId,
      accountId,
    };
  }
}
