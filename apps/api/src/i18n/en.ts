import accounts from './en/accounts.json' with { type: 'json' };
import contact from './en/contact.json' with { type: 'json' };
import contracts from './en/contracts.json' with { type: 'json' };
import invoices from './en/invoices.json' with { type: 'json' };
import mailbox from './en/mailbox.json' with { type: 'json' };
import mails from './en/mails.json' with { type: 'json' };
import offers from './en/offers.json' with { type: 'json' };
import orders from './en/orders.json' with { type: 'json' };
import pages from './en/pages.json' with { type: 'json' };
import papers from './en/papers.json' with { type: 'json' };

/** The English texts of the server by namespace, one file each. */
export const EN = { accounts, contact, contracts, invoices, mailbox, mails, offers, orders, pages, papers };
