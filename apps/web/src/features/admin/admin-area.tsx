import { Alert, ButtonLink, Link, Loader } from '@tastwerk/ui';
import { Flag, Tags } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router';
import { useSession } from '../../session/use-session.js';
import { NotFoundPage } from '../../shell/not-found-page.js';
import { SideNavigation } from '../../shell/side-navigation/side-navigation.js';
import { useTitle } from '../../shell/use-title.js';
import styles from './admin-area.module.css';
import { ReportsPage } from './reports-page.js';
import { TagsPage } from './tags-page.js';

const SECTIONS = [
  { key: 'reports', icon: Flag },
  { key: 'tags', icon: Tags },
] as const;

/** Navigation and the section beside it; whoever may not see the administration is told so. */
function AdminFrame() {
  const { t } = useTranslation(['catalogue', 'shell']);
  const session = useSession();
  const { pathname } = useLocation();
  useTitle(t('admin.title'));
  if (session.status === 'checking') return <Loader message={t('shell:loading')} />;
  if (!session.user?.user_rights.can_view_admin) {
    return (
      <div className={styles.refused}>
        <Alert
          kind="warning"
          title={t('admin.title')}
          headingLevel={1}
          actions={
            session.user ? (
              <ButtonLink href="/catalogue">{t('shell:notFound.catalogue')}</ButtonLink>
            ) : (
              <ButtonLink href={`/login?redirect=${encodeURIComponent(pathname)}`}>
                {t('shell:account.login')}
              </ButtonLink>
            )
          }
        >
          {t(session.user ? 'admin.refused' : 'admin.notLoggedIn')}
        </Alert>
      </div>
    );
  }
  return (
    <div className={styles.area}>
      <SideNavigation
        label={t('admin.title')}
        pages={SECTIONS.map(({ key, icon }) => ({
          href: `/admin/${key}`,
          icon,
          title: t(`admin.${key}.title`),
        }))}
      />
      <div className={styles.page}>
        <Outlet />
      </div>
    </div>
  );
}

/** The start: a tile for each section. */
function StartPage() {
  const { t } = useTranslation('catalogue');
  return (
    <>
      <h1>{t('admin.title')}</h1>
      <ul className={styles.tiles}>
        {SECTIONS.map(({ key, icon: Icon }) => (
          <li key={key}>
            <Link href={`/admin/${key}`} look="plain">
              <Icon aria-hidden="true" />
              <span>{t(`admin.${key}.title`)}</span>
              <span className={styles.text}>{t(`admin.${key}.lead`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Everything below `/admin` (product spec section 2). */
export function AdminArea() {
  return (
    <Routes>
      <Route element={<AdminFrame />}>
        <Route index element={<Navigate to="start" replace />} />
        <Route path="start" element={<StartPage />} />
        <Route path="reports" element={<ReportsPage />} />
        <Route path="tags" element={<TagsPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
