import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from '../../../session/use-session.js';
import {
  changeCheckout,
  type Checkout,
  currentCheckout,
  emptyCheckout,
  onCheckoutChange,
} from './checkout-memory.js';

/** What the signed-in user has filled in; what somebody else had typed in this tab is forgotten. */
export function useCheckout(): Checkout {
  const checkout = useSyncExternalStore(onCheckoutChange, currentCheckout);
  const accountId = useSession().user?.id ?? null;
  const isOwn = accountId === null || checkout.accountId === accountId;
  useEffect(() => {
    if (!isOwn) changeCheckout(emptyCheckout(accountId));
  }, [isOwn, accountId]);
  return isOwn ? checkout : emptyCheckout(accountId);
}
