import { ButtonLink, EmptyState } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { AreaPage } from './area-page.js';

/** The user's orders; there is no shop yet, so there are none. */
export function OrdersPage() {
  const { t } = useTranslation('accounts');
  return (
    <AreaPage title={t('area.orders.title')}>
      <EmptyState
        title={t('area.orders.none')}
        headingLevel={2}
        actions={<ButtonLink href="/catalogue">{t('area.toCatalogue')}</ButtonLink>}
      >
        {t('area.orders.noneText')}
      </EmptyState>
    </AreaPage>
  );
}
