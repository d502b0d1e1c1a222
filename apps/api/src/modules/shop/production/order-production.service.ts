import { Inject, Injectable } from '@nestjs/common';
import { ORDER_STATUS } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { CONFIGURATION, type ProcessConfiguration } from '../../../platform/config/process-configuration.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import type { ApiFailure } from '../../../platform/http/api-failure.js';
import { DocumentService } from '../documents/document.service.js';
import { isHeldBack } from '../orders/sales.js';
import type { OrderChange, StoredOrder } from '../orders/stored-order.js';
import { PackageMails } from './mails/package-mails.service.js';

/** Begins production as part of what happens to orders. */
@Injectable()
export class OrderProduction {
  constructor(
    private readonly documents: DocumentService,
    private readonly mails: PackageMails,
    @Inject(CONFIGURATION) private readonly configuration: ProcessConfiguration,
  ) {}

  /** What a step of an order means for its production; in the transaction of the step: a transfer begins it. */
  async follow(transaction: Transaction, order: StoredOrder, { from, to }: OrderChange): Promise<void> {
    if (to === ORDER_STATUS.transferred) await this.documents.order(transaction, 'package', order.id);
    if (from !== ORDER_STATUS.transferred || to !== ORDER_STATUS.canceled) return;
    await this.documents.drop(transaction, 'package', order.id);
    // A partner that has the package already would make and send what is not paid for.
    await this.mails.write(transaction, order, 'production-canceled');
  }

  /** Makes the package again and tells the partner of it again; ORDER_CALL_IMPOSSIBLE where it was never transferred. */
  async resend(transaction: Transaction, order: StoredOrder): Promise<Result<null, ApiFailure>> {
    const { id, status } = order;
    if (status !== ORDER_STATUS.transferred) {
      return fail({ code: 'ORDER_CALL_IMPOSSIBLE', detail: 'the order is not in production' });
    }
    if (isHeldBack(order, status, this.configuration)) return fail({ code: 'ORDER_SALES_OFF' });
    await this.documents.order(transaction, 'package', id);
    return ok(null);
  }
}
