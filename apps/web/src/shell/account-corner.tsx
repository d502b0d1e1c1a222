import { ROLES } from '@tastwerk/contracts';
import { ButtonLink } from '@tastwerk/ui';
import { CircleUserRound, LayoutGrid, LogOut, Printer, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { logout } from '../session/session.js';
import { useSession } from '../session/use-session.js';
import { HeaderMenu } from './header-menu.js';

/** The way in for a visitor, back to the page they are on; the address and the way out for a user. */
export function AccountCorner() {
  const { t } = useTranslation('shell');
  const session = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  if (session.status === 'checking') return null;
  if (session.status === 'visitor') {
    const redirect = `?redirect=${encodeURIComponent(pathname + search)}`;
    return (
      <>
        <ButtonLink href={`/signup${redirect}`} variant="quiet">
          {t('account.signUp')}
        </ButtonLink>
        <ButtonLink href={`/login${redirect}`}>{t('account.login')}</ButtonLink>
      </>
    );
  }
  // An account that signs in at a school may have no address.
  const shown = session.user.email || session.user.display_name;
  const leave = async () => {
    await logout();
    void navigate('/login?after_logout');
  };
  return (
    <HeaderMenu
      label={t('account.menu', { email: shown })}
      buttonLabel={shown}
      icon={<CircleUserRound />}
      text={shown}
      items={[
        { id: 'area', label: t('account.area'), icon: <LayoutGrid /> },
        // Where its rights rest, the area says what they need.
        ...(session.user.user_rights.can_view_admin || session.user.needs_second_factor
          ? [{ id: 'admin', label: t('account.admin'), icon: <ShieldCheck /> }]
          : []),
        ...(session.user.role === ROLES.productionPartner
          ? [{ id: 'partner', label: t('account.production'), icon: <Printer /> }]
          : []),
        { id: 'logout', label: t('account.logout'), icon: <LogOut /> },
      ]}
      onAction={(id) => {
        if (id === 'logout') void leave();
        else void navigate(id === 'area' ? '/account' : `/${id}`);
      }}
    />
  );
}
