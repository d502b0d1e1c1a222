import { Alert } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';

/** Says that an order of the alpha phase is none (product spec section 1). */
export function AlphaNote() {
  const { t } = useTranslation('shop');
  return (
    <Alert kind="info" title={t('alphaTitle')}>
      {t('alpha')}
    </Alert>
  );
}
