import { Alert } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { useSales } from '../../api/backend-api.js';

/** Says that orders are for trying out, as long as nothing is sold (product spec section 1). */
export function TrialNote() {
  const { t } = useTranslation('shop');
  if (useSales() !== 'off') return null;
  return (
    <Alert kind="info" title={t('trial.title')}>
      {t('trial.text')}
    </Alert>
  );
}

/** Says of one order that it was for trying out, whatever is sold by now. */
export function TrialOrderNote({ order }: { readonly order: { readonly is_trial: boolean } }) {
  const { t } = useTranslation('shop');
  if (!order.is_trial) return null;
  return (
    <Alert kind="info" title={t('trial.title')}>
      {t('trial.order')}
    </Alert>
  );
}
