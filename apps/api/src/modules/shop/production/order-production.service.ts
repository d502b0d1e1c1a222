import { Injectable } from '@nestjs/common';
import { ORDER_STATUS } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import type { Transaction } from '../../../platform/database/transactions.js';
import type { ApiFailure } from '../../../platform/http/api-failure.js';
import { DocumentService } from '../documents/document.service.js';
import { OrderProduction } from '../orders/ports.js';
import type { OrderChange, StoredOrder } from '../orders/stored-order.js';
import { PackageMails } from './mails/package-mails.service.js';

/** Begins production as part of what happens to orders. */
@Injectable()
export class OrderProductionService extends OrderProduction {
  constructor(
    private readonly documents: DocumentService,
    private readonly mails: PackageMails,
  ) {
    super();
  }

  override async follow(
    transaction: Transaction,
    { id }: StoredOrder,
    { from, to }: OrderChange,
  ): Promise<void> {
    if (to === ORDER_STATUS.transferred) await this.documents.order(transaction, 'package', id);
    // Whoever has the package already would make and send what nobody pays for.
    if (from === ORDER_STATUS.transferred && to === ORDER_STATUS.canceled)
      await this.mails.write(transaction, id, 'production-canceled');
  }

  override async resend(
    transaction: Transaction,
    { id, status }: StoredOrder,
  ): Promise<Result<null, ApiFailure>> {
    if (status !== ORDER_STATUS.transferred) {
      return fail({ code: 'ORDER_CALL_IMPOSSIBLE', detail: 'the order is not in production' });
    }
    await this.documents.order(transaction, 'package', id);
    return ok(null);
  }
}
