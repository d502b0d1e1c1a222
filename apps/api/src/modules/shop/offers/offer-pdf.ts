import type { Offer } from '@tastwerk/contracts';
import { Letter } from '@tastwerk/render';
import type { ProcessConfiguration } from '../../../platform/config/process-configuration.js';
import { operatorOf } from '../../../platform/config/operator.js';
import { textsIn } from '../../../platform/texts/texts.js';
import { soldWords } from '../invoices/sold-words.js';
import { addressField, labelledTable, pageLine, saleTable, sumTables } from '../papers/sale-paper.js';
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
  const { language, vat_percent: vatPercent } = offer;
  const t = textsIn(language, 'offers');
  const operator = operatorOf(configuration);
  const number = offerNumber(offer);
  const date = new Date(offer.created_at);
  const title = `${t('title')} ${number}`;
  const letter = new Letter({
    title,
    author: operator.name,
    language,
    date,
    pageLine: pageLine(title, language),
  });
  addressField(letter, operator, [offer.name, offer.email].filter(Boolean));
  letter.heading(t('title'));
  if (configuration.sales === 'off') letter.paragraph(t('trial'));
  labelledTable(letter, [
    [t('number'), number],
    [t('date'), dayInWords(dayOf(date), language)],
    [t('validUntil'), dayInWords(offer.valid_until, language)],
  ]);
  const { postage_gross: postage, total_gross: grossCents, total_net: netCents } = offer;
  saleTable(letter, language, [
    ...offerLines(offer).map(({ unit_price, gross_price, ...line }) => ({
      ...line,
      unitGrossCents: unit_price,
      grossCents: gross_price,
    })),
    {
      name: textsIn(language, 'papers')('sold.postage'),
      description: '',
      quantity: 1,
      unitGrossCents: postage,
      grossCents: postage,
    },
  ]);
  const total = { vatPercent, netCents, vatCents: grossCents - netCents, grossCents };
  sumTables(letter, language, [total], t('total'));
  if (offer.note !== '') letter.paragraph(`${t('note')}: ${offer.note}`);
  letter.paragraph(t('howTo')).paragraph(t('questions', { email: operator.email }));
  return { name: `${t('file')}-${number}.pdf`, bytes: await letter.end() };
}
