import { describe, expect, it } from '@jest/globals';
import { BASKET_LIMITS, type BasketItem } from '@tastwerk/contracts';
import { isSameBasket, pieceCount, readBasket, withChange, withItem, withoutItem } from './basket.js';

const line = (
  contentId: number,
  quantity = 1,
  productId: BasketItem['productId'] = 'graphic',
): BasketItem => ({
  contentId,
  productId,
  quantity,
});

describe('a basket', () => {
  it('puts what is added twice into one line, by content and product', () => {
    const basket = [line(7, 2), line(7, 1, 'graphic_nobraille')];
    expect(withItem(basket, line(7, 3))).toEqual([line(7, 5), line(7, 1, 'graphic_nobraille')]);
    expect(withItem(basket, line(8))).toEqual([...basket, line(8)]);
  });

  it('puts a line back to where it was', () => {
    const basket = [line(1), line(2), line(3)];
    expect(withItem(withoutItem(basket, 1), line(2), 1)).toEqual(basket);
  });

  it('joins two lines that become the same by another product', () => {
    const basket = [line(7, 2), line(8), line(7, 3, 'graphic_nobraille')];
    expect(withChange(basket, 0, { productId: 'graphic_nobraille' })).toEqual([
      line(8),
      line(7, 5, 'graphic_nobraille'),
    ]);
    expect(withChange(basket, 1, { quantity: 4 })).toEqual([basket[0], line(8, 4), basket[2]]);
    expect(withChange(basket, 9, { quantity: 4 })).toEqual(basket);
  });

  it.each([
    [0, 1],
    [-3, 1],
    [2.9, 2],
    [Number.NaN, 1],
    [BASKET_LIMITS.quantity + 1, BASKET_LIMITS.quantity],
  ])('makes a quantity of %d to %d', (typed, kept) => {
    expect(withChange([line(7)], 0, { quantity: typed })).toEqual([line(7, kept)]);
  });

  it('takes no more lines than an order may have', () => {
    const full = Array.from({ length: BASKET_LIMITS.items }, (_, index) => line(index + 1));
    expect(withItem(full, line(1000))).toBe(full);
    expect(withItem(full, line(1))[0]).toEqual(line(1, 2));
  });

  it('counts what is in it', () => {
    expect(pieceCount([])).toBe(0);
    expect(pieceCount([line(1, 2), line(2, 3)])).toBe(5);
  });

  it('knows another one with the same lines', () => {
    expect(isSameBasket([line(1, 2)], [line(1, 2)])).toBe(true);
    expect(isSameBasket([line(1, 2)], [line(1, 3)])).toBe(false);
    expect(isSameBasket([line(1)], [line(1), line(2)])).toBe(false);
    expect(isSameBasket([line(1), line(2)], [line(2), line(1)])).toBe(false);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['no list', '{"contentId":1}'],
    ['other things', '[null,1,"x",{"contentId":"7"},{"contentId":7,"productId":"gold","quantity":1}]'],
    ['ids that no content has', '[{"contentId":-1,"productId":"graphic","quantity":1}]'],
  ])('is empty where %s is stored', (_, text) => {
    expect(readBasket(text)).toEqual([]);
  });

  it('is read as it was written, within its bounds', () => {
    const basket = [line(7, 2), line(8, 1, 'graphic_nobraille')];
    expect(readBasket(JSON.stringify(basket))).toEqual(basket);
    expect(readBasket('[{"contentId":7,"productId":"graphic","quantity":0,"price":1}]')).toEqual([line(7)]);
  });
});
