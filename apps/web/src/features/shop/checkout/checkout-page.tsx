import { Loader, Steps } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { useSession } from '../../../session/use-session.js';
import { NotFoundPage } from '../../../page/not-found-page.js';
import { RetryAlert } from '../../../page/retry-alert.js';
import { errorText } from '../../../api/error-text.js';
import { useAddressesQuery } from '../../../addresses/addresses-api.js';
import { TrialNote } from '../trial-note.js';
import { NotApproved } from '../not-approved.js';
import { useBasket } from '../basket/use-basket.js';
import { useCreateOrderMutation } from '../orders-api.js';
import { AddressStep } from './address-step.js';
import styles from './checkout-page.module.css';
import { OverviewStep } from './overview-step.js';
import { PaymentStep } from './payment-step.js';
import { CHECKOUT_STEPS, chosenAddresses, furthestStep, isCheckoutStep, stepToShow } from './steps.js';
import { useCheckout } from './use-checkout.js';
import { LoginCard } from '../../../session/login-card.js';

/** Ordering needs an account. The step is over as soon as the customer is logged in, with an account that exists or a new one. */
function LoginStep() {
  const { t } = useTranslation('shop');
  return (
    <LoginCard
      title={t('checkout.login.title')}
      lead={t('checkout.login.text')}
      redirect="/checkout/address"
    />
  );
}

/** The way from the basket to the order, a step to an address (product spec section 4); nobody gets further than what is filled in. */
export function CheckoutPage() {
  const { t } = useTranslation('shop');
  const { t: all } = useTranslation();
  const { step } = useParams();
  const session = useSession();
  const basket = useBasket();
  const checkout = useCheckout();
  const isUser = session.status === 'signed-in';
  const { data: addresses, error, refetch } = useAddressesQuery(undefined, { skip: !isUser });
  const [order, ordering] = useCreateOrderMutation();
  if (ordering.isSuccess) return <Navigate to="/order-completed" replace />;
  if (step !== undefined && !isCheckoutStep(step)) return <NotFoundPage />;
  if (basket.length === 0) return <Navigate to="/basket" replace />;
  if (error) {
    return (
      <div className={styles.page}>
        <h1>{t('checkout.title')}</h1>
        <RetryAlert text={errorText(all, error)} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (session.status === 'checking' || (isUser && !addresses)) return <Loader message={t('loading')} />;

  const furthest = furthestStep(checkout, addresses ?? null);
  const shown = stepToShow(step, furthest);
  if (shown !== step) return <Navigate to={`/checkout/${shown}`} replace />;
  const chosen = chosenAddresses(checkout, addresses ?? []);
  return (
    <div className={styles.page}>
      <Steps
        label={t('checkout.steps')}
        doneLabel={t('checkout.done')}
        currentId={shown}
        steps={CHECKOUT_STEPS.map((id, index) => ({
          id,
          label: t(`checkout.step.${id}`),
          ...(id !== 'login' && index <= CHECKOUT_STEPS.indexOf(furthest) ? { href: `/checkout/${id}` } : {}),
        }))}
      />
      <TrialNote />
      {session.user?.user_rights.can_order === false ? <NotApproved /> : null}
      {shown === 'login' ? <LoginStep /> : null}
      {shown === 'address' ? (
        <AddressStep addresses={addresses ?? []} checkout={checkout} onKept={refetch} />
      ) : null}
      {shown === 'payment' ? <PaymentStep checkout={checkout} /> : null}
      {shown === 'overview' && chosen ? (
        <OverviewStep
          addresses={chosen}
          checkout={checkout}
          order={order}
          isPending={ordering.isLoading}
          failure={ordering.error}
        />
      ) : null}
    </div>
  );
}
