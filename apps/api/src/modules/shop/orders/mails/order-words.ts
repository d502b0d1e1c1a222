import type { ApiLanguage } from '@tastwerk/contracts';

/** The words by which mails tell of an order, in one language. */
export interface OrderWords {
  readonly headings: Readonly<
    Record<
      | 'order'
      | 'items'
      | 'total'
      | 'shippingAddress'
      | 'invoiceAddress'
      | 'payment'
      | 'delivery'
      | 'comment'
      | 'tracking'
      | 'reason'
      | 'request'
      | 'message'
      | 'withdrawal'
      | 'terms',
      string
    >
  >;
  readonly placed: (id: number, moment: string) => string;
  readonly description: (title: string) => string;
  readonly each: (price: string) => string;
  readonly postage: (price: string) => string;
  readonly total: (price: string) => string;
  readonly vat: (percent: number, tax: string) => string;
  readonly smallBusiness: string;
  readonly payment: (days: number) => string;
  readonly paymentTrial: string;
  readonly delivery: (from: number, to: number) => string;
  readonly requestFrom: (name: string, email: string) => string;
  readonly received: (moment: string) => string;
  readonly name: (name: string) => string;
  readonly contract: (contract: string) => string;
  readonly email: (email: string) => string;
  readonly terms: (url: string) => string;
  readonly withdrawalPage: (url: string) => string;
}

export const ORDER_WORDS: Readonly<Record<ApiLanguage, OrderWords>> = {
  de: {
    headings: {
      order: 'Ihre Bestellung',
      items: 'Positionen',
      total: 'Preis',
      shippingAddress: 'Lieferanschrift',
      invoiceAddress: 'Rechnungsanschrift',
      payment: 'Zahlung',
      delivery: 'Lieferung',
      comment: 'Ihre Anmerkung',
      tracking: 'Sendungsnummer',
      reason: 'Grund',
      request: 'Angefragt',
      message: 'Nachricht',
      withdrawal: 'Widerruf',
      terms: 'Nutzungsbedingungen',
    },
    placed: (id, moment) => `Bestellung Nr. ${id} vom ${moment} Uhr`,
    description: (title) => `Beschreibung: ${title}`,
    each: (price) => `je ${price}`,
    postage: (price) => `Versand: ${price}`,
    total: (price) => `Gesamtsumme: ${price}`,
    vat: (percent, tax) => `Darin enthalten: ${percent} % Mehrwertsteuer, ${tax}`,
    smallBusiness: 'Als Kleinunternehmen nach § 19 UStG weisen wir keine Mehrwertsteuer aus.',
    payment: (days) => `Auf Rechnung, zahlbar innerhalb von ${days} Tagen.`,
    paymentTrial: 'In der Alpha-Phase bezahlen Sie nichts und bekommen keine Rechnung.',
    delivery: (from, to) => `Per Post innerhalb Deutschlands, in ${from} bis ${to} Werktagen.`,
    requestFrom: (name, email) => `Von: ${[name, email].filter((part) => part !== '').join(', ')}`,
    received: (moment) => `Eingegangen am ${moment} Uhr`,
    name: (name) => `Name: ${name}`,
    contract: (contract) => `Vertrag: ${contract}`,
    email: (email) => `E-Mail-Adresse: ${email}`,
    terms: (url) =>
      `Unsere Nutzungsbedingungen, die Widerrufsbelehrung und das Widerrufsformular finden Sie im Anhang. Die Nutzungsbedingungen können Sie auch hier lesen: ${url}`,
    withdrawalPage: (url) => `Online widerrufen können Sie ohne Anmeldung hier: ${url}`,
  },
  en: {
    headings: {
      order: 'Your order',
      items: 'Items',
      total: 'Price',
      shippingAddress: 'Delivery address',
      invoiceAddress: 'Invoice address',
      payment: 'Payment',
      delivery: 'Delivery',
      comment: 'Your note',
      tracking: 'Tracking number',
      reason: 'Reason',
      request: 'Requested',
      message: 'Message',
      withdrawal: 'Withdrawal',
      terms: 'Terms of use',
    },
    placed: (id, moment) => `Order no. ${id} of ${moment}`,
    description: (title) => `Description: ${title}`,
    each: (price) => `${price} each`,
    postage: (price) => `Postage: ${price}`,
    total: (price) => `Total: ${price}`,
    vat: (percent, tax) => `Including ${percent}% VAT, ${tax}`,
    smallBusiness: 'No VAT is charged (§ 19 UStG, small business).',
    payment: (days) => `By invoice, due within ${days} days.`,
    paymentTrial: 'In the alpha phase you pay nothing and receive no invoice.',
    delivery: (from, to) => `By post within Germany, in ${from} to ${to} working days.`,
    requestFrom: (name, email) => `From: ${[name, email].filter((part) => part !== '').join(', ')}`,
    received: (moment) => `Received on ${moment} (German time)`,
    name: (name) => `Name: ${name}`,
    contract: (contract) => `Contract: ${contract}`,
    email: (email) => `E-mail address: ${email}`,
    terms: (url) =>
      `Our terms of use, the instructions on withdrawal and the withdrawal form are attached. You can also read the terms of use here: ${url}`,
    withdrawalPage: (url) => `You can withdraw online without logging in here: ${url}`,
  },
};
