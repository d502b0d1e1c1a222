import type { Quote, QuotedVariant } from '@tastwerk/contracts';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { contentDropped } from './basket/basket-slice.js';
import { useBasket } from './basket/use-basket.js';
import { useQuoteQuery } from './quote-api.js';

/** The price of the basket as the server computes it. */
export interface QuotedBasket {
  /** The last answer; while `isPending`, that of the basket as it was before. */
  readonly quote: Quote | undefined;
  readonly isPending: boolean;
  /** Why there is no price; the last answer does not count then. */
  readonly error: unknown;
  readonly retry: () => void;
  readonly variantOf: (contentId: number) => QuotedVariant | undefined;
}

/** Has the basket quoted anew with each of its changes. What the server does not know or show is taken out of it. */
export function useQuote(): QuotedBasket {
  const basket = useBasket();
  const dispatch = useDispatch();
  const { data, currentData, isFetching, error, refetch } = useQuoteQuery(
    { items: [...basket] },
    { skip: basket.length === 0 },
  );
  useEffect(() => {
    if (currentData && currentData.dropped.length > 0) dispatch(contentDropped(currentData.dropped));
  }, [currentData, dispatch]);
  return {
    quote: currentData ?? data,
    isPending: isFetching,
    error: isFetching ? undefined : error,
    retry: () => void refetch(),
    variantOf: (contentId) => data?.variants.find(({ id }) => id === contentId),
  };
}
