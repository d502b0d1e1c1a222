import { ACCOUNT_PATHS, type AccountPath } from '@tastwerk/contracts';
import { Alert, Button, ButtonLink, Link, Loader } from '@tastwerk/ui';
import { LogOut } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, Route, Routes, useLocation, useNavigate } from 'react-router';
import { ProofHost } from '../../session/proof-host.js';
import { logout } from '../../session/session.js';
import { useSession } from '../../session/use-session.js';
import { NotFoundPage } from '../../page/not-found-page.js';
import { SideNavigation } from '../../page/side-navigation.js';
import { FormCard } from '../../forms/form-card.js';
import { withRedirect } from '../../session/redirect.js';
import styles from './account-area.module.css';
import { AddressesPage } from './addresses-page.js';
import { AREA_PAGES } from './area-pages.js';
import { DataPage } from './data-page.js';
import { GraphicsPage } from './graphics-page.js';
import { MyAccountPage } from './my-account-page.js';
import { NewsletterPage } from './newsletter-page.js';
import { OrderPage } from './order-page.js';
import { OrdersPage } from './orders-page.js';
import { SecurityPage } from './security-page.js';
import { TilesPage } from './tiles-page.js';

function NotLoggedIn() {
  const { t } = useTranslation('accounts');
  const { pathname } = useLocation();
  return (
    <FormCard
      title={t('area.title')}
      notice={<Alert kind="warning">{t('area.notLoggedIn')}</Alert>}
      after={<Link href={withRedirect('/signup', pathname)}>{t('signUp.title')}</Link>}
    >
      <ButtonLink variant="primary" isWide href={withRedirect('/login', pathname)}>
        {t('login.title')}
      </ButtonLink>
    </FormCard>
  );
}

/** Navigation at the side and the page beside it; visitors are told to log in first. */
function AreaFrame() {
  const { t } = useTranslation(['accounts', 'shell']);
  const session = useSession();
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  if (session.status === 'checking') return <Loader message={t('shell:loading')} />;
  if (session.status === 'visitor') return <NotLoggedIn />;
  const leave = async () => {
    setLeaving(true);
    await logout();
    void navigate('/login?after_logout');
  };
  return (
    <div className={styles.area}>
      <SideNavigation
        label={t('area.title')}
        start={{ href: '/account', title: t('area.overview') }}
        pages={AREA_PAGES.map(({ key, path, icon }) => ({
          href: `/account/${path}`,
          icon,
          title: t(`area.${key}.title`),
        }))}
        exit={
          <Button icon={<LogOut />} isPending={isLeaving} onPress={() => void leave()}>
            {t('shell:account.logout')}
          </Button>
        }
      />
      <div className={styles.page}>
        <Outlet context={session.user} />
      </div>
      <ProofHost />
    </div>
  );
}

const PAGES: Readonly<Record<AccountPath, ReactNode>> = {
  my_account: <MyAccountPage />,
  graphics: <GraphicsPage />,
  addresses: <AddressesPage />,
  orders: <OrdersPage />,
  'orders/:orderId': <OrderPage />,
  newsletter: <NewsletterPage />,
  security: <SecurityPage />,
  data: <DataPage />,
};

/** Everything below `/account` (product spec section 2). */
export function AccountArea() {
  return (
    <Routes>
      <Route element={<AreaFrame />}>
        <Route index element={<TilesPage />} />
        {ACCOUNT_PATHS.map((path) => (
          <Route key={path} path={path} element={PAGES[path]} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
