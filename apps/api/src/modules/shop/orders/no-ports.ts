import { fail, type Result } from '@tastwerk/editor-core';
import type { OrderInvoice } from '@tastwerk/contracts';
import type { ApiFailure } from '../../../platform/http/api-failure.js';
import { OrderInvoices, OrderProduction, OrderStamps } from './ports.js';

const impossible = (): Promise<Result<null, ApiFailure>> =>
  Promise.resolve(fail({ code: 'ORDER_CALL_IMPOSSIBLE' }));

/** An order without invoices, production and stamps. */
export const NO_PORTS = [
  {
    provide: OrderInvoices,
    useValue: {
      follow: () => Promise.resolve(),
      ofOrders: () => Promise.resolve(new Map<number, readonly OrderInvoice[]>()),
      cancel: impossible,
      correct: impossible,
      regenerate: impossible,
    } satisfies OrderInvoices,
  },
  {
    provide: OrderProduction,
    useValue: { follow: () => Promise.resolve(), resend: impossible } satisfies OrderProduction,
  },
  { provide: OrderStamps, useValue: { purchase: impossible } satisfies OrderStamps },
];
