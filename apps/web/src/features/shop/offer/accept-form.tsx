import { type Address, type Offer, SHOP_TEXT_LENGTH } from '@tastwerk/contracts';
import { Button, Checkbox, TextArea } from '@tastwerk/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { priceText } from '../../../i18n/price-text.js';
import { useSession } from '../../../session/use-session.js';
import { useSales } from '../../../api/backend-api.js';
import { FailureAlert } from '../../../forms/failure-alert.js';
import { currentCheckout, type WithCheckout } from '../checkout/checkout-memory.js';
import { OrderAddresses } from '../checkout/order-addresses.js';
import { OrderTerms } from '../checkout/order-terms.js';
import { useCheckout } from '../checkout/use-checkout.js';
import { useOrderAddresses } from '../checkout/use-order-addresses.js';
import { paymentHelp } from '../payment-help.js';
import type { useAcceptOfferMutation } from './offer-api.js';
import styles from './offer-page.module.css';

interface AcceptFormProps {
  readonly offer: Offer;
  readonly linkKey: string;
  readonly addresses: readonly Address[];
  readonly onKept: () => Promise<unknown>;
  readonly accept: ReturnType<typeof useAcceptOfferMutation>[0];
  readonly isPending: boolean;
  readonly failure: unknown;
}

/** Where the order goes, and the button that says that it is to be paid for (§ 312j BGB). */
export function AcceptForm({
  offer,
  linkKey,
  addresses,
  onKept,
  accept,
  isPending,
  failure,
}: AcceptFormProps) {
  const { t, i18n } = useTranslation('shop');
  const isTrial = useSales() === 'off';
  const { user } = useSession();
  const [acceptsTerms, setAcceptsTerms] = useState(false);
  const [comment, setComment] = useState('');
  const store = useStore<WithCheckout>();
  const chosen = useOrderAddresses(addresses, useCheckout());
  const { isTried } = chosen;
  const terms = useRef<HTMLDivElement>(null);
  const submit = async () => {
    const isRight = await chosen.check();
    if (isRight && !acceptsTerms) terms.current?.querySelector('input')?.focus();
    if (!isRight || !acceptsTerms || !user || !(await chosen.keep())) return;
    if (chosen.hasNew) await onKept();
    const { shipping: to, invoice: billed, isInvoiceSeparate } = currentCheckout(store.getState());
    if (typeof to !== 'number') return;
    await accept({
      accountId: user.id,
      body: {
        key: linkKey,
        shippingAddress: to,
        invoiceAddress: isInvoiceSeparate && typeof billed === 'number' ? billed : null,
        paymentMethod: 'invoice',
        comment,
        grossTotal: offer.total_gross,
        acceptsTerms: true,
      },
    });
  };
  return (
    <form
      className={styles.form}
      noValidate
      aria-labelledby="offer-accept"
      onSubmit={(event) => {
        event.preventDefault();
        // The form of a dialog above is not this one, though React hands its events up to here.
        if (event.target === event.currentTarget) void submit();
      }}
    >
      <h2 id="offer-accept">{t('offer.accept')}</h2>
      <OrderAddresses state={chosen} />
      <TextArea
        label={t('checkout.overview.comment')}
        description={t('checkout.overview.commentHelp')}
        maxLength={SHOP_TEXT_LENGTH}
        rows={2}
        value={comment}
        onChange={setComment}
      />
      <p>{paymentHelp(t, 'invoice', isTrial)}</p>
      <p>
        <OrderTerms isTrial={isTrial} />
      </p>
      <div ref={terms}>
        <Checkbox
          isSelected={acceptsTerms}
          onChange={setAcceptsTerms}
          isRequired
          {...(isTried && !acceptsTerms ? { errorMessage: t('offer.termsMissing') } : {})}
        >
          {t('offer.terms')}
        </Checkbox>
      </div>
      <FailureAlert failure={failure} task={t('checkout.overview.failed')} />
      <p>
        <strong>{t('offer.total', { price: priceText(offer.total_gross, i18n.language) })}</strong>
      </p>
      <Button type="submit" variant="primary" isWide isPending={isPending}>
        {t('checkout.overview.order')}
      </Button>
    </form>
  );
}
