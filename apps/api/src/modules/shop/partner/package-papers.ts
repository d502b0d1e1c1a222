import type { ApiLanguage, ProductionItem, ProductionOrder } from '@tastwerk/contracts';
import { Letter, LETTER_SIZES } from '@tastwerk/render';
import type { Operator } from '../../../platform/config/operator.js';
import { textsIn } from '../../../platform/texts/texts.js';
import { addressField, pageLine } from '../papers/sale-paper.js';
import { addressLines, senderLine } from '../words/address-lines.js';
import { dayInWords, dayOf } from '../words/day.js';

/** What papers of a parcel are written from. */
export interface PapersOrder {
  readonly order: ProductionOrder;
  readonly operator: Operator;
  /** Of the customer: the delivery note is for them. The partner's papers are German. */
  readonly language: ApiLanguage;
  /** When it was handed over to production. */
  readonly date: Date;
}

/** A6 across, as labels of parcels are. */
const LABEL_PAPER = { widthMm: 148, heightMm: 105 } as const;

/** Where the text of a delivery note begins, in mm from the upper edge. */
const NOTE_BODY_MM = 98;

const PARTNER: ApiLanguage = 'de';

const whatOf = ({ graphic_title, title }: ProductionItem) =>
  [graphic_title, title].filter(Boolean).join(' – ');

function formatOf({ graphic_format, graphic_landscape }: ProductionItem, language: ApiLanguage): string {
  const t = textsIn(language, 'papers');
  const format = graphic_format.toUpperCase();
  return `${format} ${graphic_landscape ? t('parcel.landscape') : t('parcel.portrait')}`;
}

function letter(
  title: string,
  { operator, date }: PapersOrder,
  language: ApiLanguage,
  more: { readonly paper?: typeof LABEL_PAPER; readonly marginMm?: number } = {},
): Letter {
  return new Letter({
    title,
    author: operator.name,
    language,
    date,
    ...more,
    ...(more.paper === undefined && { pageLine: pageLine(title, language) }),
  });
}

/** What is to be printed, embossed and put into the parcel, sheet by sheet. */
export function packingList(papers: PapersOrder): Promise<Uint8Array> {
  const { order, date } = papers;
  const t = textsIn(PARTNER, 'papers');
  const title = t('parcel.packingList', { order: order.order_id });
  const { swell_a4: a4, swell_a3: a3, braille } = order.sheets;
  const page = letter(title, papers, PARTNER)
    .heading(title)
    .paragraph(dayInWords(dayOf(date), PARTNER));
  page.table({
    columns: [
      { title: t('parcel.what'), share: 3.7 },
      { title: t('parcel.format'), share: 1.8 },
      { title: t('parcel.copies'), share: 1.5, align: 'right' },
      { title: t('parcel.swell'), share: 1.9, align: 'right' },
      { title: t('parcel.braille'), share: 1.4, align: 'right' },
    ],
    rows: order.items.map((item) => [
      [whatOf(item), item.files.swell, item.files.braille ?? t('parcel.noBraille')].join('\n'),
      formatOf(item, PARTNER),
      String(item.quantity),
      String(item.quantity * item.graphic_no_of_pages),
      String(item.quantity * item.braille_no_of_pages),
    ]),
  });
  page.paragraph(t('parcel.howToPrint'));
  page.table({
    columns: [
      { title: t('parcel.together'), share: 3 },
      { title: t('parcel.sheets'), share: 1, align: 'right' },
    ],
    rows: [
      [t('parcel.swellA4'), String(a4)],
      [t('parcel.swellA3'), String(a3)],
      [t('parcel.brailleA4'), String(braille)],
      [t('parcel.weight'), `${order.weight} g`],
    ],
  });
  if (order.comment !== '') page.paragraph(`${t('parcel.comment')}: ${order.comment}`);
  return page.end();
}

/** What is in the parcel, for whoever opens it: no prices, the invoice goes by mail. */
export function deliveryNote(papers: PapersOrder): Promise<Uint8Array> {
  const { order, operator, language, date } = papers;
  const t = textsIn(language, 'papers');
  const title = t('parcel.deliveryNote', { order: order.order_id });
  const note = letter(title, papers, language);
  addressField(note, operator, addressLines(order.ship_to), NOTE_BODY_MM);
  return note
    .heading(title)
    .paragraph(
      t('parcel.ordered', {
        ordered: dayInWords(dayOf(new Date(order.ordered_at)), language),
        date: dayInWords(dayOf(date), language),
      }),
    )
    .table({
      columns: [
        { title: t('parcel.what'), share: 5 },
        { title: t('parcel.format'), share: 2 },
        { title: t('parcel.copies'), share: 1.4, align: 'right' },
      ],
      rows: order.items.map((item) => [
        [whatOf(item), t(`parcel.products.${item.product_id}`)].join('\n'),
        formatOf(item, language),
        String(item.quantity),
      ]),
    })
    .paragraph(t('parcel.questions', { email: operator.email }))
    .end();
}

/** What is stuck on the parcel. */
export function addressLabel(papers: PapersOrder): Promise<Uint8Array> {
  const { order, operator } = papers;
  const t = textsIn(PARTNER, 'papers');
  const title = t('parcel.label', { order: order.order_id });
  return letter(title, papers, PARTNER, { paper: LABEL_PAPER, marginMm: 10 })
    .paragraph(`${t('parcel.sender')}: ${senderLine(operator)}`, LETTER_SIZES.small)
    .space(6)
    .paragraph(addressLines(order.ship_to).join('\n'), LETTER_SIZES.large + 2)
    .space(4)
    .paragraph(title, LETTER_SIZES.small)
    .end();
}
