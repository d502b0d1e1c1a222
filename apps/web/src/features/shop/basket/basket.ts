import { BASKET_LIMITS, type BasketItem, PRODUCT_IDS } from '@tastwerk/contracts';

/** What somebody wants to order, in the order in which it was added. No line stands twice: content and product name it. */
export type Basket = readonly BasketItem[];

const isSame = (one: BasketItem, other: BasketItem) =>
  one.contentId === other.contentId && one.productId === other.productId;

/** A whole number from 1 to the most that can be ordered of one line. */
function boundQuantity(quantity: number): number {
  return Math.min(Math.max(Math.trunc(quantity) || 1, 1), BASKET_LIMITS.quantity);
}

/**
 * `basket` with `item` at `place`, or at its end; what is the same line already gets the quantities of both. A basket that has as many lines
 * as an order may have takes no other one.
 */
export function withItem(basket: Basket, item: BasketItem, place = basket.length): Basket {
  const known = basket.find((line) => isSame(line, item));
  const quantity = boundQuantity(item.quantity + (known?.quantity ?? 0));
  if (known) return basket.map((line) => (line === known ? { ...line, quantity } : line));
  if (basket.length >= BASKET_LIMITS.items) return basket;
  return [...basket.slice(0, place), { ...item, quantity }, ...basket.slice(place)];
}

/** `basket` without the line at `index`. */
export function withoutItem(basket: Basket, index: number): Basket {
  return basket.filter((_, place) => place !== index);
}

/** `basket` with another product or quantity in the line at `index`; a line that becomes the same as another one joins it. */
export function withChange(
  basket: Basket,
  index: number,
  change: Partial<Pick<BasketItem, 'productId' | 'quantity'>>,
): Basket {
  const line = basket[index];
  if (!line) return basket;
  return withItem(withoutItem(basket, index), { ...line, ...change }, index);
}

/** How many prints are in it: the sum of its quantities. */
export function pieceCount(basket: Basket): number {
  return basket.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Whether two baskets hold the same lines in the same order. */
export function isSameBasket(one: Basket, other: Basket): boolean {
  return (
    one.length === other.length &&
    one.every((line, index) => {
      const counterpart = other[index];
      return counterpart && isSame(line, counterpart) && line.quantity === counterpart.quantity;
    })
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function itemOf(value: unknown): BasketItem | undefined {
  if (!isRecord(value)) return undefined;
  const { contentId, productId, quantity } = value;
  const product = PRODUCT_IDS.find((id) => id === productId);
  if (typeof contentId !== 'number' || !Number.isSafeInteger(contentId) || contentId < 1) return undefined;
  if (product === undefined || typeof quantity !== 'number') return undefined;
  return { contentId, productId: product, quantity: boundQuantity(quantity) };
}

/** The basket in a stored text. What is no line of a basket is left out, so that nothing that lies in a storage stops a page. */
export function readBasket(text: string | null): Basket {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(stored)) return [];
  return stored.map(itemOf).reduce<Basket>((basket, item) => (item ? withItem(basket, item) : basket), []);
}
