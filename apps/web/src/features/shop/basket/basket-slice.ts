import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BasketItem } from '@tastwerk/contracts';
import { keepSlice } from '../../../keep-slice.js';
import { type Basket, withChange, withItem, withoutItem } from './basket.js';
import { keptBasket, storedBasket } from './basket-storage.js';

/** The basket with what happened to it that nobody asked for. */
export interface BasketState {
  readonly items: Basket;
  /** Lines that were taken out because their content is not there any more, until somebody has read so. */
  readonly dropped: number;
}

const basketSlice = createSlice({
  name: 'basket',
  initialState: (): BasketState => ({ items: storedBasket(), dropped: 0 }),
  reducers: {
    itemAdded: (
      { items },
      { payload }: PayloadAction<{ readonly item: BasketItem; readonly place?: number }>,
    ): BasketState => ({ items: withItem(items, payload.item, payload.place), dropped: 0 }),
    itemRemoved: ({ items }, { payload: index }: PayloadAction<number>): BasketState => ({
      items: withoutItem(items, index),
      dropped: 0,
    }),
    itemChanged: (
      { items },
      {
        payload,
      }: PayloadAction<{ readonly index: number; readonly change: Partial<Omit<BasketItem, 'contentId'>> }>,
    ): BasketState => ({ items: withChange(items, payload.index, payload.change), dropped: 0 }),
    basketCleared: (): BasketState => ({ items: [], dropped: 0 }),
    /** The server knows nothing of these variants, or they are hidden. */
    contentDropped: ({ items, dropped }, { payload: ids }: PayloadAction<readonly number[]>): BasketState => {
      const kept = items.filter(({ contentId }) => !ids.includes(contentId));
      return { items: kept, dropped: dropped + items.length - kept.length };
    },
    dropsRead: ({ items }): BasketState => ({ items, dropped: 0 }),
    /** Another tab has changed the basket: what is stored holds. */
    basketReplaced: ({ dropped }, { payload: items }: PayloadAction<Basket>): BasketState => ({
      items,
      dropped,
    }),
  },
});

export const {
  itemAdded,
  itemRemoved,
  itemChanged,
  basketCleared,
  contentDropped,
  dropsRead,
  basketReplaced,
} = basketSlice.actions;

export const basketReducer = basketSlice.reducer;

/** A part of the store that holds the basket. */
export interface WithBasket {
  readonly basket: BasketState;
}

export const basketOf = ({ basket }: WithBasket): Basket => basket.items;
export const droppedOf = ({ basket }: WithBasket): number => basket.dropped;

/** Stores the basket after every change that was made here (product spec section 4). */
export const basketKeeper = keepSlice(keptBasket, basketOf);
