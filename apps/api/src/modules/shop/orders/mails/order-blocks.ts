import {
  type ApiLanguage,
  DELIVERY_DAYS,
  INVOICE_DAYS,
  type OrderItem,
  type Quote,
} from '@tastwerk/contracts';
import { textsIn } from '../../../../platform/texts/texts.js';
import type { MailBlock } from '../../../mail/templates/mail-content.js';
import { moneyInWords, momentInWords } from '../../../mail/templates/in-words.js';
import { type Sold, soldWords } from '../../invoices/sold-words.js';
import { addressLines } from '../../words/address-lines.js';
import type { StoredOrder } from '../stored-order.js';

/** What a line of a mail says about something bought. */
type Bought = Sold & Pick<OrderItem, 'quantity' | 'unit_price' | 'gross_price'>;

function itemLine(item: Bought, language: ApiLanguage): string {
  const { name, description } = soldWords(item, language);
  const price = moneyInWords(item.gross_price, language);
  const each = textsIn(language, 'orders')('each', { price: moneyInWords(item.unit_price, language) });
  return `${item.quantity} × ${name}, ${description}: ${price}${item.quantity > 1 ? ` (${each})` : ''}`;
}

function priceLines(
  { gross, net, vatPercent, postage }: Readonly<Record<'gross' | 'net' | 'vatPercent' | 'postage', number>>,
  language: ApiLanguage,
): readonly string[] {
  const t = textsIn(language, 'orders');
  return [
    t('postage', { price: moneyInWords(postage, language) }),
    t('total', { price: moneyInWords(gross, language) }),
    vatPercent === 0
      ? t('smallBusiness')
      : t('vat', { percent: vatPercent, tax: moneyInWords(gross - net, language) }),
  ];
}

/** What a quote named besides graphics. */
function extraLines({ extra_items: items = [], language }: Pick<StoredOrder, 'extra_items' | 'language'>) {
  return items.map(
    ({ text, quantity, unit_price: price }) =>
      `${quantity} × ${text}: ${moneyInWords(quantity * price, language)}`,
  );
}

/** All that an order says, as its confirmation lists it (§ 312i BGB, § 312f BGB). */
export function orderBlocks(order: StoredOrder): readonly MailBlock[] {
  const { language } = order;
  const t = textsIn(language, 'orders');
  const price = {
    gross: order.total_gross,
    net: order.total_net,
    vatPercent: order.vat_percent,
    postage: order.postage_gross,
  };
  const addresses = [
    [t('headings.shippingAddress'), order.shipping_address],
    [t('headings.invoiceAddress'), order.invoice_address],
  ] as const;
  return [
    {
      heading: t('headings.order'),
      lines: [t('placed', { order: order.id, moment: momentInWords(order.created_at, language) })],
    },
    {
      heading: t('headings.items'),
      lines: [...order.items.map((item) => itemLine(item, language)), ...extraLines(order)],
    },
    { heading: t('headings.total'), lines: priceLines(price, language) },
    ...addresses.flatMap(([heading, address]) =>
      address === null ? [] : [{ heading, lines: addressLines(address) }],
    ),
    {
      heading: t('headings.payment'),
      lines: [order.is_trial ? t('paymentTrial') : t('payment', { days: INVOICE_DAYS })],
    },
    { heading: t('headings.delivery'), lines: [t('delivery', DELIVERY_DAYS)] },
    ...(order.comment === '' ? [] : [{ heading: t('headings.comment'), lines: [order.comment] }]),
  ];
}

/** What a quote was requested for, at the prices of the list; without `hasTitles` graphics are named by their numbers. */
export function quoteBlocks(quote: Quote, language: ApiLanguage, hasTitles: boolean): readonly MailBlock[] {
  const t = textsIn(language, 'orders');
  const variants = new Map(quote.variants.map((variant) => [variant.id, variant]));
  const lines = quote.items.flatMap((item) => {
    const variant = variants.get(item.content_id);
    if (variant === undefined) return [];
    const untitled = { graphic_title: t('graphicNumber', { id: item.content_id }), title: '' };
    return [itemLine({ ...variant, ...item, ...(hasTitles ? {} : untitled) }, language)];
  });
  const price = {
    gross: quote.gross_total,
    net: quote.net_total,
    vatPercent: quote.vat_percent,
    postage: quote.postage_item?.gross_price ?? 0,
  };
  return [
    { heading: t('headings.request'), lines },
    { heading: t('headings.total'), lines: priceLines(price, language) },
  ];
}
