import { Inject, Injectable } from '@nestjs/common';
import { ORDER_STATUS, type OrderStatus } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import {
  CONFIGURATION,
  type ProcessConfiguration,
} from '../../../../platform/config/process-configuration.js';
import type { Transaction } from '../../../../platform/database/transactions.js';
import type { Actor } from '../../../../platform/http/actor.js';
import type { ApiFailure } from '../../../../platform/http/api-failure.js';
import { isCarriedOut } from '../sales.js';
import type { StoredOrder } from '../stored-order.js';
import { sheetsOfOrder } from '../../production/production-order.js';
import { stampFor } from './stamp-product.js';
import { StampProvider } from './stamp-provider.js';
import { holdStampAccount } from './stamp-account.sql.js';
import { StampRepository } from './stamp.repository.js';

/** A stamp is bought for what will be sent or has been. */
const SENT: readonly OrderStatus[] = [
  ORDER_STATUS.acknowledged,
  ORDER_STATUS.transferred,
  ORDER_STATUS.shipped,
];

/** Buys the stamps of orders, one each. */
@Injectable()
export class OrderStamps {
  constructor(
    private readonly stamps: StampRepository,
    private readonly provider: StampProvider,
    @Inject(CONFIGURATION) private readonly configuration: ProcessConfiguration,
  ) {}

  /** Buys the stamp of the order's parcel, `order` being locked; ORDER_CALL_IMPOSSIBLE where it has one already. */
  async purchase(
    transaction: Transaction,
    order: StoredOrder,
    actor: Actor,
  ): Promise<Result<null, ApiFailure>> {
    const { id, status, weight } = order;
    if (!isCarriedOut(order, this.configuration)) return impossible('nothing is sold');
    if (!SENT.includes(status)) return impossible('nothing will be sent');
    const tariff = stampFor(weight, sheetsOfOrder(order));
    if (tariff === undefined) return impossible('the parcel is too heavy');
    await holdStampAccount(transaction);
    if (await this.stamps.hasOne(transaction, id)) return impossible('the parcel has a stamp');
    if ((await this.provider.balance(transaction)) < tariff.cents) return fail({ code: 'STAMP_BALANCE_LOW' });
    const code = await this.provider.buy({ orderId: id, ...tariff });
    const stamp = { orderId: id, provider: this.provider.name, ...tariff, weight, code };
    await this.stamps.add(transaction, { ...stamp, accountId: actor.id });
    return ok(null);
  }
}

function impossible(detail: string): Result<never, ApiFailure> {
  return fail({ code: 'ORDER_CALL_IMPOSSIBLE', detail });
}
