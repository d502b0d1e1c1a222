import { useCallback, useEffect, useMemo } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useSession } from '../../../session/use-session.js';
import { type Checkout, currentCheckout, emptyCheckout, type WithCheckout } from './checkout-memory.js';
import { checkoutChanged } from './checkout-slice.js';

/** Changes some of what is filled in, and keeps it for a reload. */
export function useChangeCheckout(): (change: Partial<Checkout>) => void {
  const store = useStore<WithCheckout>();
  return useCallback(
    (change) => {
      store.dispatch(checkoutChanged({ ...currentCheckout(store.getState()), ...change }));
    },
    [store],
  );
}

/** What the signed-in user has filled in; what somebody else had typed in this tab is forgotten. */
export function useCheckout(): Checkout {
  const held = useSelector(({ checkout: part }: WithCheckout) => part);
  const checkout = useMemo(() => currentCheckout({ checkout: held }), [held]);
  const change = useChangeCheckout();
  const accountId = useSession().user?.id ?? null;
  const isOwn = accountId === null || checkout.accountId === accountId;
  useEffect(() => {
    if (!isOwn) change(emptyCheckout(accountId));
  }, [isOwn, accountId, change]);
  return isOwn ? checkout : emptyCheckout(accountId);
}
