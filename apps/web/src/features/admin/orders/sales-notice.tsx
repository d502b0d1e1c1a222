import { Alert } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { useSales } from '../../../api/backend-api.js';

/** Says to admins whether orders are carried out, and by which setting. */
export function SalesNotice() {
  const { t } = useTranslation('admin');
  const sales = useSales();
  if (sales === undefined) return null;
  return (
    <Alert kind="info" title={t(`sales.${sales}.title`)}>
      {t(`sales.${sales}.text`)}
    </Alert>
  );
}
