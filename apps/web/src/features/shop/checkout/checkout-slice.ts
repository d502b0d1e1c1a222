import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { keepSlice } from '../../../keep-slice.js';
import type { Checkout, WithCheckout } from './checkout-memory.js';
import { keptCheckout } from './kept-checkout.js';

const checkoutSlice = createSlice({
  name: 'checkout',
  initialState: (): Checkout | null => null,
  reducers: {
    checkoutChanged: (_, { payload }: PayloadAction<Checkout>): Checkout => payload,
  },
});

export const { checkoutChanged } = checkoutSlice.actions;

export const checkoutReducer = checkoutSlice.reducer;

export const checkoutKeeper = keepSlice(keptCheckout, ({ checkout }: WithCheckout) => checkout);
