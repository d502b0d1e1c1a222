import type { Offer } from '@tastwerk/contracts';
import { Letter } from '@tastwerk/render';
import type { ProcessConfiguration } from '../../../platform/config/process-configuration.js';
import { operatorOf } from '../../../platform/config/operator.js';
import { textsIn } from '../../../platform/texts/texts.js';
import { moneyInWords } from '../../mail/templates/in-words.js';
import { soldWords } from '../invoices/sold-words.js';
import { addressField, labelledTable, saleTable, sumTables } from '../papers/sale-paper.js';
import { dayInWords, dayOf } from '../words/day.js';

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
  const t = textsIn(language, 'offers');
  const ofPapers = textsIn(language, 'papers');
  const operator = operatorOf(configuration);
  const amount = (cents: number) => moneyInWords(cents, language);
  const number = offerNumber(offer);
  const date = new Date(offer.created_at);
  const letter = new Letter({
    title: `${t('title')} ${number}`,
    author: operator.name,
    language,
    date,
    pageLine: (page, pages) => `${t('title')} ${number} · ${ofPapers('page', { page, pages })}`,
  });
  addressField(letter, operator, [offer.name, offer.email].filter(Boolean));
  letter.heading(t('title'));
  if (configuration.sales === 'off') letter.paragraph(t('trial'));
  labelledTable(letter, [
    [t('number'), number],
    [t('date'), dayInWords(dayOf(date), language)],
    [t('validUntil'), dayInWords(offer.valid_until, language)],
  ]);
  const postage = amount(offer.postage_gross);
  saleTable(letter, language, [
    ...offerLines(offer).map(({ unit_price: unit, gross_price: sum, ...line }) => ({
      ...line,
      unit: amount(unit),
      sum: amount(sum),
    })),
    { name: ofPapers('sold.postage'), description: '', quantity: 1, unit: postage, sum: postage },
  ]);
  const taxes = [
    ['', ofPapers('sale.net', { percent }), amount(offer.total_net)],
    ['', ofPapers('sale.vat', { percent }), amount(offer.total_gross - offer.total_net)],
  ];
  sumTables(letter, percent === 0 ? ofPapers('sale.smallBusiness') : taxes, [
    t('total'),
    amount(offer.total_gross),
  ]);
  if (offer.note !== '') letter.paragraph(`${t('note')}: ${offer.note}`);
  letter.paragraph(t('howTo')).paragraph(t('questions', { email: operator.email }));
  return { name: `${t('file')}-${number}.pdf`, bytes: await letter.end() };
}
