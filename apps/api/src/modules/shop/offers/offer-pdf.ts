import type { Offer } from '@tastwerk/contracts';
import { Letter, LETTER_SIZES } from '@tastwerk/render';
import type { Operator } from '../../../platform/config/operator.js';
import { moneyInWords } from '../../mail/templates/in-words.js';
import { soldWords } from '../invoices/sold-words.js';
import { dayInWords, dayOf } from '../words/day.js';
import { fillWords } from '../words/fill-words.js';
import { OFFER_WORDS } from './offer-words.js';

/** Where the field of the address begins (DIN 5008 form B), and where the letter below it does, in mm from the upper edge. */
const ADDRESS_MM = 45;
const BODY_MM = 88;

const LABELLED = [
  { title: '', share: 1 },
  { title: '', share: 2.4 },
] as const;

const SUMS = [
  { title: '', share: 5.2 },
  { title: '', share: 3, align: 'right' },
  { title: '', share: 1.8, align: 'right' },
] as const;

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
  operator: Operator,
): Promise<{ readonly name: string; readonly bytes: Uint8Array }> {
  const { language, vat_percent: percent } = offer;
  const words = OFFER_WORDS[language];
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
  const sender = [operator.name, operator.street, `${operator.zip} ${operator.city}`].join(' · ');
  letter.paragraph(sender, LETTER_SIZES.small).downTo(ADDRESS_MM);
  letter.paragraph([offer.name, offer.email].filter(Boolean).join('\n')).downTo(BODY_MM);
  letter.heading(words.title);
  letter.table({
    columns: LABELLED,
    rows: [
      [words.number, number],
      [words.date, dayInWords(dayOf(date), language)],
      [words.validUntil, dayInWords(offer.valid_until, language)],
    ],
    hasRules: false,
  });
  const [place, what, quantity, unit, sum] = words.columns;
  const lines = offerLines(offer).map((line, index) => [
    String(index + 1),
    [line.name, line.description].filter(Boolean).join('\n'),
    String(line.quantity),
    amount(line.unit_price),
    amount(line.gross_price),
  ]);
  const postage = amount(offer.postage_gross);
  letter.table({
    columns: [
      { title: place, share: 0.6 },
      { title: what, share: 4.7 },
      { title: quantity, share: 1.3, align: 'right' },
      { title: unit, share: 1.6, align: 'right' },
      { title: sum, share: 1.8, align: 'right' },
    ],
    rows: [...lines, [String(lines.length + 1), words.postage, '1', postage, postage]],
  });
  const rate = { percent: String(percent) };
  if (percent === 0) letter.paragraph(words.smallBusiness);
  else
    letter.table({
      columns: SUMS,
      rows: [
        ['', fillWords(words.net, rate), amount(offer.total_net)],
        ['', fillWords(words.vat, rate), amount(offer.total_gross - offer.total_net)],
      ],
      hasRules: false,
    });
  const total = ['', words.total, amount(offer.total_gross)];
  letter.table({ columns: SUMS, rows: [total], hasRules: false, size: LETTER_SIZES.large });
  if (offer.note !== '') letter.paragraph(`${words.note}: ${offer.note}`);
  letter.paragraph(words.howTo).paragraph(fillWords(words.questions, { email: operator.email }));
  return { name: `${words.file}-${number}.pdf`, bytes: await letter.end() };
}
