import { ERROR_STATES, type ErrorGroup } from '@tastwerk/contracts';
import { Badge, Button, ButtonLink } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { NotFoundPage } from '../../../page/not-found-page.js';
import { FailureAlert } from '../../../forms/failure-alert.js';
import styles from '../admin-area.module.css';
import { FilterSelect } from '../filter-select.js';
import { useErrorGroupsInfiniteQuery, useResolveErrorMutation } from '../operations-api.js';
import { PageHead } from '../page-head.js';
import { AdminTable } from '../table/admin-table.js';
import type { AdminColumn } from '../table/column.js';
import { momentColumn } from '../table/moment-column.js';
import { useTableUrl } from '../table/use-table-url.js';
import { useMayEdit } from '../use-may-edit.js';

const HALVES = ['frontend', 'backend'] as const;
const SORTS = ['last_seen_at', 'first_seen_at', 'count'] as const;

type Half = (typeof HALVES)[number];

/** What went wrong in browsers and on the server, errors of one kind in one row. */
export function ErrorsPage() {
  const { t } = useTranslation('admin');
  const { view } = useParams();
  const half = HALVES.find((one) => one === view);
  if (!half) return <NotFoundPage />;
  return (
    <>
      <PageHead title={t('errors.title')} lead={t('errors.lead')} canChange />
      <nav className={styles.row} aria-label={t('errors.halves')}>
        {HALVES.map((one) => (
          <ButtonLink
            key={one}
            href={`/admin/errors/${one}?state=open`}
            variant={one === half ? 'primary' : 'secondary'}
            {...(one === half ? { 'aria-current': 'page' as const } : {})}
          >
            {t(`errors.${one}`)}
          </ButtonLink>
        ))}
      </nav>
      <ErrorTable key={half} half={half} />
    </>
  );
}

function ErrorTable({ half }: { readonly half: Half }) {
  const { t } = useTranslation('admin');
  const mayEdit = useMayEdit();
  const { search, sort, filter } = useTableUrl();
  const state = ERROR_STATES.find((one) => one === filter('state'));
  const by = SORTS.find((one) => one === sort?.id);
  const query = useErrorGroupsInfiniteQuery({
    half,
    search,
    ...(state ? { state } : {}),
    ...(by ? { sort: by, direction: sort?.isDescending ? ('desc' as const) : ('asc' as const) } : {}),
  });
  const [resolve, resolving] = useResolveErrorMutation();
  const total = query.data?.pages[0]?.total;
  return (
    <>
      <FailureAlert failure={resolving.error} />
      <AdminTable
        label={t(`errors.${half}`)}
        columns={useColumns(half)}
        rows={query.data?.pages.flatMap(({ errors }) => errors)}
        rowId={({ id }) => String(id)}
        query={query}
        order="server"
        {...(total === undefined ? {} : { total })}
        emptyText={t('errors.none')}
        fileName={t(`errors.file.${half}`)}
        searchLabel={t('errors.search')}
        filters={
          <FilterSelect
            name="state"
            label={t('errors.state')}
            options={ERROR_STATES.map((id) => ({ id, label: t(`errors.states.${id}`) }))}
          />
        }
        actions={
          mayEdit
            ? ({ id, type, resolved_at }: ErrorGroup) => (
                <Button
                  aria-label={t(resolved_at ? 'errors.reopenOf' : 'errors.resolveOf', { type })}
                  isPending={resolving.isLoading && resolving.originalArgs?.id === id}
                  onPress={() => void resolve({ id, body: { resolved: resolved_at === null } })}
                >
                  {t(resolved_at ? 'errors.reopen' : 'errors.resolve')}
                </Button>
              )
            : undefined
        }
      />
    </>
  );
}

function useColumns(half: Half): readonly AdminColumn<ErrorGroup>[] {
  const { t } = useTranslation('admin');
  return [
    {
      id: 'message',
      title: t('errors.message'),
      value: ({ type, message }) => `${type}: ${message}`,
      show: ({ type, message, stack }) => (
        <>
          <strong>{type}</strong> {message}
          {stack ? (
            <details>
              <summary>{t('errors.stack')}</summary>
              <pre className={styles.stack}>{stack}</pre>
            </details>
          ) : null}
        </>
      ),
      isLong: true,
      canSort: false,
    },
    { id: 'count', title: t('errors.count'), value: ({ count }) => count, isNumber: true },
    momentColumn('last_seen_at', t('errors.last'), ({ last_seen_at }) => last_seen_at),
    momentColumn('first_seen_at', t('errors.first'), ({ first_seen_at }) => first_seen_at),
    { id: 'place', title: t('errors.place'), value: ({ place }) => place || '–', canSort: false },
    {
      id: 'device',
      title: t('errors.device'),
      value: ({ device }) => device || '–',
      canSort: false,
      isMinor: half === 'backend',
    },
    {
      id: 'versions',
      title: t('errors.versions'),
      value: ({ frontend_version, backend_version }) =>
        [frontend_version, backend_version].filter(Boolean).join(' / ') || '–',
      canSort: false,
      isMinor: true,
    },
    {
      id: 'state',
      title: t('errors.state'),
      value: ({ resolved_at }) => t(`errors.states.${resolved_at ? 'resolved' : 'open'}`),
      show: ({ resolved_at, resolved_by }) => (
        <>
          <Badge tone={resolved_at ? 'success' : 'warning'}>
            {t(`errors.states.${resolved_at ? 'resolved' : 'open'}`)}
          </Badge>{' '}
          {resolved_by}
        </>
      ),
      canSort: false,
    },
  ];
}
