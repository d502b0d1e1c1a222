import { Badge } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';

/** Marks an order in a list that is for trying out. */
export function TrialBadge({ order }: { readonly order: { readonly is_trial: boolean } }) {
  const { t } = useTranslation('shop');
  return order.is_trial ? <Badge>{t('trial.badge')}</Badge> : null;
}
