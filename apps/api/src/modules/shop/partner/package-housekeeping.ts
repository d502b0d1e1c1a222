import { Injectable } from '@nestjs/common';
import { Schedule } from '../../../platform/schedule.js';
import { TransferredOrders } from '../production/produced-orders.sql.js';
import { DocumentService } from '../documents/document.service.js';
import { PackageLinks } from '../production/package-link.service.js';

/** Time between two rounds, in ms. */
const ROUND_MS = 60 * 60 * 1000;

/** How long the package of an order is kept that has left or was canceled, and a link that no longer counts, in days. */
const KEPT_DAYS = 60;

/** Forgets packages that have had their time: they hold addresses, and are not needed any more. */
@Injectable()
export class PackageHousekeeping {
  constructor(
    private readonly produced: TransferredOrders,
    private readonly documents: DocumentService,
    private readonly links: PackageLinks,
    schedule: Schedule,
  ) {
    schedule.add('clearing packages away', ROUND_MS, () => this.clear());
  }

  async clear(): Promise<void> {
    const kept = await this.documents.subjects('package');
    const over = await this.produced.overFor(kept, KEPT_DAYS);
    await this.documents.forgetFiles('package', over);
    await this.links.forgetOld(KEPT_DAYS);
  }
}
