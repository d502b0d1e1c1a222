import type { Middleware } from '@reduxjs/toolkit';
import type { KeptText } from './kept-text.js';

/** Keeps what `select` finds in a store as JSON, after every action that changes it. */
export function keepSlice<State>(
  kept: KeptText,
  select: (state: State) => unknown,
): Middleware<unknown, State> {
  return ({ getState }) =>
    (next) =>
    (action) => {
      const before = select(getState());
      const result = next(action);
      const after = select(getState());
      if (after !== before) {
        const text = JSON.stringify(after);
        // What another tab has kept is not kept once more.
        if (text !== kept.read()) kept.write(text);
      }
      return result;
    };
}
