import { Alert, Link } from '@tastwerk/ui';
import { Trans, useTranslation } from 'react-i18next';
import { useBackendQuery } from '../../api/backend-api.js';

/** Says that an account may not order yet, and whom to ask. */
export function NotApproved() {
  const { t } = useTranslation('shop');
  const { data } = useBackendQuery();
  return (
    <Alert kind="warning" title={t('notApproved.title')}>
      {data ? (
        <Trans
          t={t}
          i18nKey="notApproved.text"
          values={{ email: data.contact.email }}
          components={{ write: <Link href={`mailto:${data.contact.email}`} children="" /> }}
        />
      ) : null}
    </Alert>
  );
}
