import { ADMIN_PATHS, type AdminPath } from '@tastwerk/contracts';
import { Alert, ButtonLink, Loader } from '@tastwerk/ui';
import {
  Bug,
  ChartColumn,
  Cog,
  Flag,
  History,
  Images,
  type LucideIcon,
  Mail,
  MailCheck,
  MessageSquareQuote,
  Newspaper,
  ReceiptText,
  RotateCw,
  ScrollText,
  ShoppingBag,
  Stamp,
  Tags,
  Undo2,
  UserCheck,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router';
import { ProofHost } from '../../session/proof-host.js';
import { useSession } from '../../session/use-session.js';
import { NotFoundPage } from '../../page/not-found-page.js';
import { SideNavigation } from '../../page/side-navigation.js';
import { useTitle } from '../../page/use-title.js';
import styles from './admin-area.module.css';
import { GraphicsPage } from './catalogue/graphics-page.js';
import { ReportsPage } from './catalogue/reports-page.js';
import { RoundsPage } from './catalogue/rounds-page.js';
import { TagsPage } from './catalogue/tags-page.js';
import { StartPage } from './figures/start-page.js';
import { NewsletterIssuePage } from './newsletter/newsletter-issue-page.js';
import { NewsletterPage } from './newsletter/newsletter-page.js';
import { AuditPage } from './operations/audit-page.js';
import { ErrorsPage } from './operations/errors-page.js';
import { JobsPage } from './operations/jobs-page.js';
import { LogsPage } from './operations/logs-page.js';
import { MailsPage } from './operations/mails-page.js';
import { JournalPage } from './orders/journal-page.js';
import { OrderPage } from './orders/order-page.js';
import { OrdersPage } from './orders/orders-page.js';
import { QuoteRequestPage } from './orders/quote-request-page.js';
import { QuoteRequestsPage } from './orders/quote-requests-page.js';
import { VouchersPage } from './orders/vouchers-page.js';
import { WithdrawalsPage } from './orders/withdrawals-page.js';
import { ChangeRequestsPage } from './users/change-requests-page.js';
import { ApprovalsPage } from './users/approvals-page.js';
import { UserPage } from './users/user-page.js';
import { UsersPage } from './users/users-page.js';

/** The sections with their addresses below `/admin`, in the order of the navigation. */
const SECTIONS: readonly { readonly key: string; readonly path: string; readonly icon: LucideIcon }[] = [
  { key: 'start.title', path: 'start', icon: ChartColumn },
  { key: 'orders.title', path: 'orders', icon: ShoppingBag },
  { key: 'quotes.title', path: 'quote-requests', icon: MessageSquareQuote },
  { key: 'journal.title', path: 'invoice-journal', icon: ReceiptText },
  { key: 'withdrawals.title', path: 'withdrawals', icon: Undo2 },
  { key: 'vouchers.title', path: 'vouchers', icon: Stamp },
  { key: 'users.title', path: 'users', icon: Users },
  { key: 'requests.title', path: 'change-requests', icon: UserCheck },
  { key: 'approvals.title', path: 'approvals', icon: MailCheck },
  { key: 'graphics.title', path: 'graphics', icon: Images },
  { key: 'reports.title', path: 'reports', icon: Flag },
  { key: 'tags.title', path: 'tags', icon: Tags },
  { key: 'rounds.title', path: 'rounds', icon: RotateCw },
  { key: 'jobs.title', path: 'jobs', icon: Cog },
  { key: 'mails.title', path: 'mails', icon: Mail },
  { key: 'newsletter.title', path: 'newsletter', icon: Newspaper },
  { key: 'errors.title', path: 'errors', icon: Bug },
  { key: 'logs.title', path: 'logs', icon: ScrollText },
  { key: 'audit.title', path: 'audit', icon: History },
];

/** Navigation and the section beside it; whoever may not see the administration is told so. */
function AdminFrame() {
  const { t } = useTranslation(['admin', 'shell']);
  const session = useSession();
  const { pathname } = useLocation();
  useTitle(t('title'));
  if (session.status === 'checking') return <Loader message={t('shell:loading')} />;
  if (!session.user?.user_rights.can_view_admin) {
    return (
      <div className={styles.refused}>
        <Alert
          kind="warning"
          title={t('title')}
          headingLevel={1}
          actions={
            session.user?.needs_second_factor ? (
              <ButtonLink href="/account/security">{t('toSecurity')}</ButtonLink>
            ) : session.user ? (
              <ButtonLink href="/catalogue">{t('shell:notFound.catalogue')}</ButtonLink>
            ) : (
              <ButtonLink href={`/login?redirect=${encodeURIComponent(pathname)}`}>
                {t('shell:account.login')}
              </ButtonLink>
            )
          }
        >
          {t(
            session.user?.needs_second_factor
              ? 'needsSecondFactor'
              : session.user
                ? 'refused'
                : 'notLoggedIn',
          )}
        </Alert>
      </div>
    );
  }
  return (
    <div className={styles.area}>
      <SideNavigation
        label={t('title')}
        isFolded
        pages={SECTIONS.map(({ key, path, icon }) => ({ href: `/admin/${path}`, icon, title: t(key) }))}
      />
      <div className={styles.page}>
        <Outlet />
      </div>
      <ProofHost />
    </div>
  );
}

const PAGES: Readonly<Record<AdminPath, ReactNode>> = {
  start: <StartPage />,
  orders: <OrdersPage />,
  'orders/:id': <OrderPage />,
  'quote-requests': <QuoteRequestsPage />,
  'quote-requests/:id': <QuoteRequestPage />,
  'invoice-journal': <JournalPage />,
  withdrawals: <WithdrawalsPage />,
  vouchers: <VouchersPage />,
  users: <UsersPage />,
  'users/:id': <UserPage />,
  'change-requests': <ChangeRequestsPage />,
  approvals: <ApprovalsPage />,
  jobs: <JobsPage />,
  mails: <MailsPage />,
  newsletter: <NewsletterPage />,
  'newsletter/:id': <NewsletterIssuePage />,
  errors: <Navigate to="frontend?state=open" replace />,
  'errors/:view': <ErrorsPage />,
  'logs/:view?': <LogsPage />,
  audit: <AuditPage />,
  graphics: <GraphicsPage />,
  rounds: <RoundsPage />,
  reports: <ReportsPage />,
  tags: <TagsPage />,
};

/** Everything below `/admin` (product spec section 2). */
export function AdminArea() {
  return (
    <Routes>
      <Route element={<AdminFrame />}>
        <Route index element={<Navigate to="start" replace />} />
        {ADMIN_PATHS.map((path) => (
          <Route key={path} path={path} element={PAGES[path]} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
