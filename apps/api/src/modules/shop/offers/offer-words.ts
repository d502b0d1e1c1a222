import type { ApiLanguage } from '@tastwerk/contracts';
import type { SaleColumns } from '../papers/sale-paper.js';

/** The words of quotes in one language. */
interface OfferWords {
  readonly title: string;
  readonly file: string;
  readonly number: string;
  readonly date: string;
  readonly validUntil: string;
  readonly columns: SaleColumns;
  readonly postage: string;
  readonly net: string;
  readonly vat: string;
  readonly total: string;
  readonly smallBusiness: string;
  readonly howTo: string;
  readonly note: string;
  readonly reason: string;
  readonly questions: string;
  /** What a quote says while nothing is sold. */
  readonly trial: string;
  readonly page: string;
  readonly answers: Readonly<Record<'accepted' | 'declined', string>>;
}

/** `{{…}}` stands for what the quote knows. */
export const OFFER_WORDS: Readonly<Record<ApiLanguage, OfferWords>> = {
  de: {
    title: 'Angebot',
    file: 'angebot',
    number: 'Angebotsnummer',
    date: 'Datum',
    validUntil: 'Gültig bis',
    columns: ['Nr.', 'Leistung', 'Menge', 'Einzelpreis', 'Betrag'],
    postage: 'Versand',
    net: 'Netto bei {{percent}} %',
    vat: 'Umsatzsteuer {{percent}} %',
    total: 'Gesamtbetrag',
    smallBusiness: 'Kein Ausweis von Umsatzsteuer: Steuerbefreiung für Kleinunternehmer nach § 19 UStG.',
    howTo:
      'Sie können dieses Angebot bis zum genannten Tag über den Link in der E-Mail annehmen oder ablehnen. Erst mit der Annahme bestellen Sie.',
    note: 'Anmerkung',
    reason: 'Grund',
    questions: 'Fragen beantworten wir Ihnen gern unter {{email}}.',
    trial: 'Zum Ausprobieren: In der Alpha-Phase werden Bestellungen nicht ausgeführt, und es kostet nichts.',
    page: 'Seite {{page}} von {{pages}}',
    answers: { accepted: 'Angenommen', declined: 'Abgelehnt' },
  },
  en: {
    title: 'Quote',
    file: 'quote',
    number: 'Quote number',
    date: 'Date',
    validUntil: 'Valid until',
    columns: ['No.', 'Item', 'Quantity', 'Unit price', 'Amount'],
    postage: 'Postage',
    net: 'Net at {{percent}}%',
    vat: 'VAT {{percent}}%',
    total: 'Total',
    smallBusiness: 'No VAT is shown: small business under § 19 of the German VAT act (UStG).',
    howTo:
      'You can accept or decline this quote up to the day named above, using the link in the e-mail. You only place an order by accepting it.',
    note: 'Note',
    reason: 'Reason',
    questions: 'If you have any questions, please write to {{email}}.',
    trial: 'For testing only: in the alpha phase orders are not carried out, and nothing is charged.',
    page: 'Page {{page}} of {{pages}}',
    answers: { accepted: 'Accepted', declined: 'Declined' },
  },
};
