/** How far an order is (product spec section 4). */
export const ORDER_STATUS = {
  open: 0,
  acknowledged: 1,
  transferred: 2,
  shipped: 3,
  waitingForPayment: 4,
  canceled: 5,
} as const;

export type OrderStatus = (typeof ORDER_STATUS)[keyof typeof ORDER_STATUS];

/** Who changes how far an order is: its customer, an admin, the production partner, or the product by itself. */
export const ORDER_ACTORS = ['customer', 'admin', 'partner', 'system'] as const;

export type OrderActor = (typeof ORDER_ACTORS)[number];

export interface OrderTransition {
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly by: readonly OrderActor[];
}

const { open, acknowledged, transferred, shipped, waitingForPayment, canceled } = ORDER_STATUS;

/** The one table of what an order may become and through whom (decisions); all else is refused, by the database too. */
export const ORDER_TRANSITIONS: readonly OrderTransition[] = [
  { from: open, to: acknowledged, by: ['system', 'admin'] },
  { from: open, to: canceled, by: ['customer', 'admin'] },
  { from: acknowledged, to: transferred, by: ['admin'] },
  { from: acknowledged, to: waitingForPayment, by: ['admin'] },
  { from: acknowledged, to: canceled, by: ['customer', 'admin'] },
  { from: waitingForPayment, to: acknowledged, by: ['admin'] },
  { from: waitingForPayment, to: transferred, by: ['admin'] },
  { from: waitingForPayment, to: canceled, by: ['admin'] },
  { from: transferred, to: shipped, by: ['partner', 'admin'] },
  { from: transferred, to: canceled, by: ['admin'] },
];

/** Whether `actor` may make an order that is `from` become `to`. */
export function mayBecome(from: OrderStatus, to: OrderStatus, actor: OrderActor): boolean {
  return nextStatuses(from, actor).includes(to);
}

/** What `actor` may make of an order that is `from`. */
export function nextStatuses(from: OrderStatus, actor: OrderActor): readonly OrderStatus[] {
  return ORDER_TRANSITIONS.filter((step) => step.from === from && step.by.includes(actor)).map(
    ({ to }) => to,
  );
}
