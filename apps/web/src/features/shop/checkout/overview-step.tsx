import { DELIVERY_DAYS, SHOP_TEXT_LENGTH } from '@tastwerk/contracts';
import { Button, Card, Loader, TextArea } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { newUuid } from '@tastwerk/editor-react/new-uuid';
import { priceText } from '../../../i18n/price-text.js';
import { useSession } from '../../../session/use-session.js';
import { useSales } from '../../../api/backend-api.js';
import { useBasket } from '../basket/use-basket.js';
import { BoughtItems } from '../bought-items.js';
import type { useCreateOrderMutation } from '../orders-api.js';
import { QuoteSummary } from '../quote-summary.js';
import { useQuote } from '../use-quote.js';
import { TooLarge } from '../basket/too-large.js';
import type { Checkout } from './checkout-memory.js';
import { ChosenWays } from './chosen-ways.js';
import { OrderFailure } from './order-failure.js';
import { OrderTerms } from './order-terms.js';
import styles from './overview-step.module.css';
import { StepFrame } from './step-frame.js';
import type { chosenAddresses } from './steps.js';
import { useChangeCheckout } from './use-checkout.js';

interface OverviewStepProps {
  readonly addresses: NonNullable<ReturnType<typeof chosenAddresses>>;
  readonly checkout: Checkout;
  readonly order: ReturnType<typeof useCreateOrderMutation>[0];
  readonly isPending: boolean;
  /** Why the last try came to nothing. */
  readonly failure: unknown;
}

/**
 * Everything about the order once more, with what is bought, its total price and the postage right above the button that says that it
 * is to be paid for (§ 312j BGB).
 */
export function OverviewStep({ addresses, checkout, order, isPending, failure }: OverviewStepProps) {
  const { t, i18n } = useTranslation(['shop', 'catalogue']);
  const change = useChangeCheckout();
  const basket = useBasket();
  const quoted = useQuote();
  const { user } = useSession();
  const { quote } = quoted;
  const sales = useSales();
  const isTrial = sales === 'off';
  const canOrder = quote !== undefined && !quoted.isPending && !quoted.error;
  const submit = () => {
    if (!user || !canOrder) return;
    const wanted = {
      basket: [...basket],
      shippingAddress: addresses.shipping.id,
      invoiceAddress: addresses.invoice?.id ?? null,
      paymentMethod: checkout.paymentMethod ?? 'invoice',
      comment: checkout.comment,
      grossTotal: quote.gross_total,
      ...(sales === undefined ? {} : { isTrial }),
    };
    // The same wish keeps its key, over a reload, too: an order that has arrived already is not made twice.
    const of = JSON.stringify(wanted);
    const key = checkout.attempt?.of === of ? checkout.attempt.key : newUuid();
    change({ attempt: { key, of } });
    void order({ accountId: user.id, body: { ...wanted, idempotencyKey: key } });
  };
  return (
    <StepFrame
      title={t('checkout.overview.title')}
      back={{ href: '/checkout/payment', label: t('checkout.back') }}
    >
      <ChosenWays addresses={addresses} paymentMethod={checkout.paymentMethod ?? 'invoice'} />
      <TextArea
        label={t('checkout.overview.comment')}
        description={t('checkout.overview.commentHelp')}
        maxLength={SHOP_TEXT_LENGTH}
        rows={2}
        value={checkout.comment}
        onChange={(comment) => change({ comment })}
      />
      <Card element="section" isRaised aria-labelledby="checkout-items">
        <h2 id="checkout-items">{t('checkout.overview.items')}</h2>
        {quote ? (
          <BoughtItems
            items={quote.items.flatMap((line) => {
              const variant = quoted.variantOf(line.content_id);
              return variant ? [{ ...variant, ...line }] : [];
            })}
          />
        ) : quoted.error ? null : (
          <Loader message={t('quote.pending')} />
        )}
        <QuoteSummary quoted={quoted} />
        <OrderFailure failure={failure} />
        {quote?.is_too_large ? (
          <TooLarge />
        ) : (
          <>
            <p className={styles.legal}>
              <OrderTerms isTrial={isTrial} />
            </p>
            {quote ? (
              <p className={styles.total}>
                {t(totalKey(isTrial, quote.vat_percent), {
                  price: priceText(quote.gross_total, i18n.language),
                  postage: priceText(quote.postage_item?.gross_price ?? 0, i18n.language),
                  vat: quote.vat_percent,
                  ...DELIVERY_DAYS,
                })}
              </p>
            ) : null}
            <Button
              variant="primary"
              isWide
              // While the price is asked for again, as after a refusal, the button keeps the focus.
              isPending={isPending || (quote !== undefined && quoted.isPending)}
              isDisabled={!quote || Boolean(quoted.error)}
              onPress={submit}
            >
              {t('checkout.overview.order')}
            </Button>
          </>
        )}
      </Card>
    </StepFrame>
  );
}

/** The sentence with the total right above the button. */
function totalKey(isTrial: boolean, vatPercent: number): string {
  if (isTrial) return 'checkout.overview.totalTrial';
  return vatPercent > 0 ? 'checkout.overview.total' : 'checkout.overview.totalNoVat';
}
