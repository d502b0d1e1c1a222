import { COUNTED_PATH, PAGE_VIEW_DELAY_MS } from '@tastwerk/contracts';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { call } from '../../api/call.js';
import { send } from '../../api/send.js';
import { privacyChoice, refusesTracking } from './privacy-choice.js';

/** Counts the page that is looked at, half a second after it was gone to, and only for whoever agreed. */
export function usePageViews(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const timer = setTimeout(() => {
      // Read now: the choice may have been made in between.
      if (privacyChoice() !== 'all' || refusesTracking()) return;
      // A view that is not counted is no failure for anybody.
      if (COUNTED_PATH.test(pathname)) void send(call('countPageView', { body: { path: pathname } }));
    }, PAGE_VIEW_DELAY_MS);
    return () => clearTimeout(timer);
  }, [pathname]);
}
