import { type ApiLanguage, INVOICE_DAYS } from '@tastwerk/contracts';
import type { SaleColumns } from '../papers/sale-paper.js';
import type { InvoiceKind } from './invoice.js';

/** The words of invoices and credit notes in one language. */
export interface InvoiceWords {
  readonly title: Readonly<Record<InvoiceKind, string>>;
  readonly number: Readonly<Record<InvoiceKind, string>>;
  readonly issuedOn: string;
  readonly order: string;
  readonly orderedOn: string;
  readonly delivery: string;
  readonly dueOn: string;
  readonly takesBack: string;
  readonly reason: string;
  readonly recipient: string;
  readonly columns: SaleColumns;
  readonly net: string;
  readonly vat: string;
  readonly total: Readonly<Record<InvoiceKind, string>>;
  readonly smallBusiness: string;
  readonly payable: string;
  readonly takenBack: string;
  readonly payTo: string;
  readonly reference: string;
  readonly taxNumber: string;
  readonly vatId: string;
  readonly specimen: string;
  readonly page: string;
}

/** `{{…}}` stands for what the document knows. Every sentence of an invoice is here. */
export const INVOICE_WORDS: Readonly<Record<ApiLanguage, InvoiceWords>> = {
  de: {
    title: { invoice: 'Rechnung', credit_note: 'Rechnungskorrektur' },
    number: { invoice: 'Rechnungsnummer', credit_note: 'Nummer' },
    issuedOn: 'Datum',
    order: 'Bestellung',
    orderedOn: 'vom',
    delivery: 'Lieferung',
    dueOn: 'Zahlbar bis',
    takesBack: 'Hebt Rechnung auf',
    reason: 'Grund',
    recipient: 'Lieferanschrift',
    columns: ['Nr.', 'Leistung', 'Menge', 'Einzelpreis', 'Betrag'],
    net: 'Netto bei {{percent}} %',
    vat: 'Umsatzsteuer {{percent}} %',
    total: { invoice: 'Rechnungsbetrag', credit_note: 'Korrekturbetrag' },
    smallBusiness: 'Kein Ausweis von Umsatzsteuer: Steuerbefreiung für Kleinunternehmer nach § 19 UStG.',
    payable: `Bitte überweisen Sie den Betrag innerhalb von ${INVOICE_DAYS} Tagen ohne Abzug.`,
    takenBack: 'Die genannte Rechnung ist aufgehoben. Bereits gezahlte Beträge erstatten wir Ihnen.',
    payTo: 'Bankverbindung',
    reference: 'Verwendungszweck',
    taxNumber: 'Steuernummer',
    vatId: 'USt-IdNr.',
    specimen: 'Muster aus der Testphase: Dies ist keine gültige Rechnung. Bitte bezahlen Sie nichts.',
    page: 'Seite {{page}} von {{pages}}',
  },
  en: {
    title: { invoice: 'Invoice', credit_note: 'Credit note' },
    number: { invoice: 'Invoice number', credit_note: 'Number' },
    issuedOn: 'Date',
    order: 'Order',
    orderedOn: 'of',
    delivery: 'Delivery',
    dueOn: 'Due by',
    takesBack: 'Cancels invoice',
    reason: 'Reason',
    recipient: 'Delivery address',
    columns: ['No.', 'Item', 'Quantity', 'Unit price', 'Amount'],
    net: 'Net at {{percent}}%',
    vat: 'VAT {{percent}}%',
    total: { invoice: 'Total', credit_note: 'Total credited' },
    smallBusiness: 'No VAT is shown: small business under § 19 of the German VAT Act (UStG).',
    payable: `Please transfer the amount within ${INVOICE_DAYS} days without deduction.`,
    takenBack: 'The invoice named above is cancelled. Amounts already paid will be refunded.',
    payTo: 'Bank account',
    reference: 'Reference',
    taxNumber: 'Tax number',
    vatId: 'VAT ID',
    specimen: 'Specimen from the test phase: this is not a valid invoice. Please do not pay anything.',
    page: 'Page {{page}} of {{pages}}',
  },
};
