import { Alert, Link } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../session/use-session.js';
import { withRedirect } from '../../../session/redirect.js';
import { NotApproved } from '../not-approved.js';

/** What ordering needs, before the checkout begins (product spec sections 1 and 6): an account that is approved, and an address in Germany. */
export function WhoMayOrder() {
  const { t } = useTranslation(['shop', 'shell']);
  const { status, user } = useSession();
  if (status === 'checking') return null;
  if (status === 'visitor') {
    return (
      <Alert
        kind="info"
        title={t('whoMayOrder.title')}
        actions={
          <>
            <Link href={withRedirect('/login', '/basket')}>{t('shell:account.login')}</Link>
            <Link href={withRedirect('/signup', '/basket')}>{t('shell:account.signUp')}</Link>
          </>
        }
      >
        {t('whoMayOrder.visitor')}
      </Alert>
    );
  }
  return user.user_rights.can_order === false ? <NotApproved /> : <p>{t('whoMayOrder.delivery')}</p>;
}
