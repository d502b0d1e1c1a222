import accounts from './de/accounts.json' with { type: 'json' };
import contact from './de/contact.json' with { type: 'json' };
import contracts from './de/contracts.json' with { type: 'json' };
import invoices from './de/invoices.json' with { type: 'json' };
import mailbox from './de/mailbox.json' with { type: 'json' };
import mails from './de/mails.json' with { type: 'json' };
import offers from './de/offers.json' with { type: 'json' };
import orders from './de/orders.json' with { type: 'json' };
import pages from './de/pages.json' with { type: 'json' };
import papers from './de/papers.json' with { type: 'json' };

/** The German texts of the server by namespace, one file each. */
export const DE = { accounts, contact, contracts, invoices, mailbox, mails, offers, orders, pages, papers };
