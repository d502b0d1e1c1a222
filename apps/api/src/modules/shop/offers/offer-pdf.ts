import type { Offer } from '@tastwerk/contracts';
import { Letter } from '@tastwerk/render';
import type { ProcessConfiguration } from '../../../platform/config/configuration.module.js';
import { operatorOf } from '../../../platform/config/operator.js';
import { moneyInWords } from '../../mail/templates/in-words.js';
import { soldWords } from '../invoices/sold-words.js';
import { addressField, labelledTable, saleTable, sumTables } from '../papers/sale-paper.js';
import { dayInWords, dayOf } from '../words/day.js';
import { fillWords } from '../words/fill-words.js';
import { OFFER_WORDS } from './offer-words.js';

/** The number of a quote: its request and its revision, `56-2`. */
export function offerNumber({
  request_id: request,
  revision,
}: Pick<Offer, 'request_id' | 'revision'>): string {
  return `${request}-${revision}`;
}

/** What is offered, line by line. */
export function offerLines({ items, extra_items: extra, language }: Offer) {
  return [
    ...items.map((item) => ({ ...soldWords(item, language), ...item })),
    ...extra.map(({ text, quantity, unit_price }) => ({
      name: text,
      description: '',
      quantity,
      unit_price,
      gross_price: quantity * unit_price,
    })),
  ];
}

/** The quote as a tagged PDF/A that says what its page says. */
export async function offerPdf(
  offer: Offer,
  configuration: ProcessConfiguration,
): Promise<{ readonly name: string; readonly bytes: Uint8Array }> {
  const { language, vat_percent: percent } = offer;
  const words = OFFER_WORDS[language];
  const operator = operatorOf(configuration);
  const amount = (cents: number) => moneyInWords(cents, language);
  const number = offerNumber(offer);
  const date = new Date(offer.created_at);
  const letter = new Letter({
    title: `${words.title} ${number}`,
    author: operator.name,
    language,
    date,
    pageLine: (page, pages) =>
      `${words.title} ${number} · ${fillWords(words.page, { page: String(page), pages: String(pages) })}`,
  });
  addressField(letter, operator, [offer.name, offer.email].filter(Boolean));
  letter.heading(words.title);
  if (configuration.sales === 'off') letter.paragraph(words.trial);
  labelledTable(letter, [
    [words.number, number],
    [words.date, dayInWords(dayOf(date), language)],
    [words.validUntil, dayInWords(offer.valid_until, language)],
  ]);
  const postage = amount(offer.postage_gross);
  saleTable(letter, words.columns, [
    ...offerLines(offer).map(({ unit_price: unit, gross_price: sum, ...line }) => ({
      ...line,
      unit: amount(unit),
      sum: amount(sum),
    })),
    { name: words.postage, description: '', quantity: 1, unit: postage, sum: postage },
  ]);
  const rate = { percent: String(percent) };
  const taxes = [
    ['', fillWords(words.net, rate), amount(offer.total_net)],
    ['', fillWords(words.vat, rate), amount(offer.total_gross - offer.total_net)],
  ];
  sumTables(letter, percent === 0 ? words.smallBusiness : taxes, [words.total, amount(offer.total_gross)]);
  if (offer.note !== '') letter.paragraph(`${words.note}: ${offer.note}`);
  letter.paragraph(words.howTo).paragraph(fillWords(words.questions, { email: operator.email }));
  return { name: `${words.file}-${number}.pdf`, bytes: await letter.end() };
}
