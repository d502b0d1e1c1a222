import { useTranslation } from 'react-i18next';
import { LoginCard } from '../../accounts/login-card.js';

/** Ordering needs an account. The step is over as soon as somebody is logged in, whichever way. */
export function LoginStep() {
  const { t } = useTranslation('shop');
  return (
    <LoginCard
      title={t('checkout.login.title')}
      lead={t('checkout.login.text')}
      redirect="/checkout/address"
    />
  );
}
