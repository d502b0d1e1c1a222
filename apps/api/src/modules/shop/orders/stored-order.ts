import {
  type ApiLanguage,
  type Order,
  ORDER_STATUS,
  type OrderActor,
  type OrderItem,
  type OrderStatus,
} from '@tastwerk/contracts';
import type { OrderItemEntity } from './order-item.entity.js';
import type { OrderEntity } from './order.entity.js';

/** An order as it is kept. What invoices there are, the invoices say. */
export interface StoredOrder extends Omit<Order, 'invoice_number' | 'invoices'> {
  /** Whose it is; null for somebody who was erased. */
  readonly accountId: number | null;
  /** In which its customer is written to. */
  readonly language: ApiLanguage;
}

/** The variants that an order is of. */
export const variantsOf = ({ items }: StoredOrder) => items.map(({ content_id: id }) => id);

/** One step of an order's life, as it is taken. */
export interface OrderChange {
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly actor: OrderActor;
  /** Who took it; null for the product itself. */
  readonly accountId: number | null;
  readonly reason: string;
}

/** In which an order is over. */
export const OVER: readonly OrderStatus[] = [ORDER_STATUS.shipped, ORDER_STATUS.canceled];

/** An order with its items as it is told. Once it is over, one of somebody who was erased no longer says where it went. */
export function storedOrder(order: OrderEntity): StoredOrder {
  const isKept = order.blockedAt === null || !OVER.includes(order.status);
  const items = [...order.items].sort((a, b) => a.position - b.position);
  return {
    id: order.id,
    created_at: order.createdAt.toISOString(),
    status: order.status,
    is_trial: order.isTrial,
    payment_method: order.paymentMethod,
    delivery_mode: order.deliveryMode,
    total_gross: order.totalGross,
    total_net: order.totalNet,
    vat_percent: order.vatPercent,
    postage_gross: order.postageGross,
    weight: order.weight,
    comment: order.comment,
    tracking_number: order.trackingNumber,
    accountId: order.accountId,
    language: order.language,
    shipping_address: isKept ? order.shippingAddress : null,
    invoice_address: isKept ? order.invoiceAddress : null,
    items: items.map(itemOf),
    ...(order.extraItems.length === 0 ? {} : { extra_items: [...order.extraItems] }),
  };
}

function itemOf(item: OrderItemEntity): OrderItem {
  return {
    content_id: item.variantId,
    version_id: item.versionId,
    graphic_id: item.graphicId,
    product_id: item.productId,
    quantity: item.quantity,
    unit_price: item.unitPrice,
    gross_price: item.quantity * item.unitPrice,
    title: item.title,
    graphic_title: item.graphicTitle,
    current_file_name: item.fileName,
    graphic_format: item.graphicFormat,
    graphic_landscape: item.graphicLandscape,
    graphic_no_of_pages: item.graphicPages,
    braille_no_of_pages: item.braillePages,
    system: item.system,
  };
}

/** The items of the order `orderId` as they are kept. */
export function itemRows(orderId: number, items: readonly OrderItem[]): OrderItemEntity[] {
  return items.map((item, position) => ({
    orderId,
    position,
    variantId: item.content_id,
    versionId: item.version_id,
    graphicId: item.graphic_id,
    productId: item.product_id,
    quantity: item.quantity,
    unitPrice: item.unit_price,
    title: item.title,
    graphicTitle: item.graphic_title,
    fileName: item.current_file_name,
    graphicFormat: item.graphic_format,
    graphicLandscape: item.graphic_landscape,
    graphicPages: item.graphic_no_of_pages,
    braillePages: item.braille_no_of_pages,
    system: item.system,
  }));
}
