import { Inject, Injectable } from '@nestjs/common';
import {
  ORDER_STATUS,
  PRODUCTION_ORDER_NAME,
  type ProductionItem,
  productionOrderSchema,
} from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { writeZip, type ZipEntry } from '@tastwerk/render';
import { CONFIGURATION, type ProcessConfiguration } from '../../../platform/config/process-configuration.js';
import { type Operator, operatorOf } from '../../../platform/config/operator.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import { VersionRenderer } from '../../rendering/renderer/version-renderer.js';
import { DocumentHandler } from '../documents/document-handler.js';
import { DocumentMaker, type MadeDocument, type MakingFailure } from '../documents/document-maker.js';
import { OrderRepository } from '../orders/order.repository.js';
import { PackageMails } from '../production/mails/package-mails.service.js';
import { addressLabel, deliveryNote, packingList } from './package-papers.js';
import { TransferredOrders } from '../production/produced-orders.sql.js';
import { productionOrder } from '../production/production-order.js';

/** Papers of a package by their names in it. */
const PAPERS = {
  'packing-list.pdf': packingList,
  'delivery-note.pdf': deliveryNote,
  'address-label.pdf': addressLabel,
} as const;

/** Makes the package of an order: a ZIP with all that the production partner needs to make and send it. */
@Injectable()
export class PackageMaker extends DocumentMaker {
  override readonly kind = 'package';
  private readonly operator: Operator;

  constructor(
    handler: DocumentHandler,
    private readonly orders: OrderRepository,
    private readonly produced: TransferredOrders,
    private readonly renderer: VersionRenderer,
    private readonly mails: PackageMails,
    @Inject(CONFIGURATION) configuration: ProcessConfiguration,
  ) {
    super(handler);
    this.operator = operatorOf(configuration);
  }

  override async make(orderId: number, signal: AbortSignal): Promise<Result<MadeDocument, MakingFailure>> {
    const made = await this.build(orderId, signal);
    if (made.ok || made.error.kind === 'cancelled') return made;
    // It may have been canceled when its job had begun already.
    const order = await this.orders.find(orderId);
    return order === undefined || order.status === ORDER_STATUS.canceled ? fail({ kind: 'needless' }) : made;
  }

  override async finish(transaction: Transaction, orderId: number): Promise<void> {
    const order = await this.orders.find(orderId, transaction);
    if (order !== undefined) await this.mails.write(transaction, order, 'production-package');
  }

  private async build(orderId: number, signal: AbortSignal): Promise<Result<MadeDocument, MakingFailure>> {
    const stored = await this.orders.find(orderId);
    const transferred = await this.produced.find(orderId);
    const address = stored?.shipping_address ?? null;
    if (stored === undefined || transferred === undefined || address === null) {
      return fail({ kind: 'refused', code: 'ORDER_NOT_FOUND' });
    }
    const order = productionOrder(stored, address);
    const entries: ZipEntry[] = [];
    for (const [index, item] of order.items.entries()) {
      const files = await this.filesOf(item, stored.items[index]?.current_file_name ?? '', signal);
      if (!files.ok) return files;
      entries.push(...files.value);
    }
    const papers = {
      order,
      operator: this.operator,
      language: stored.language,
      date: transferred.transferredAt,
    };
    for (const [name, write] of Object.entries(PAPERS)) entries.push({ name, bytes: await write(papers) });
    const json = `${JSON.stringify(productionOrderSchema.parse(order), null, 2)}\n`;
    entries.unshift({ name: PRODUCTION_ORDER_NAME, bytes: new TextEncoder().encode(json) });
    return ok({
      name: `order-${orderId}.zip`,
      mediaType: 'application/zip',
      bytes: await writeZip(entries),
    });
  }

  /** What is printed on swell paper, and embossed, of the version that was ordered, whatever became of the graphic since. */
  private async filesOf(
    { version_id: versionId, files }: ProductionItem,
    fileName: string,
    signal: AbortSignal,
  ): Promise<Result<readonly ZipEntry[], MakingFailure>> {
    const wanted = [
      { name: files.swell, request: { format: 'pdf', production: 'sheet', hasOrigin: true } },
      { name: files.relief, request: { format: 'pdf', production: 'relief', hasOrigin: false } },
      ...(files.braille === null
        ? []
        : [{ name: files.braille, request: { format: 'brf', hasOrigin: false } } as const]),
    ] as const;
    const entries: ZipEntry[] = [];
    for (const { name, request } of wanted) {
      const rendered = await this.renderer.render(versionId, { fileName, ...request }, signal);
      if (!rendered.ok) return rendered;
      const [file] = rendered.value;
      if (file === undefined) throw new Error(`nothing was rendered as ${request.format}`);
      entries.push({ name, bytes: file.bytes });
    }
    return ok(entries);
  }
}
