import { type ListedUser, RIGHTS, USER_SORTS, USER_STATES } from '@tastwerk/contracts';
import { Badge, Link } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { FilterSelect } from '../filter-select.js';
import { PageHead } from '../page-head.js';
import { useUsersInfiniteQuery } from '../people-api.js';
import { AdminTable } from '../table/admin-table.js';
import type { AdminColumn } from '../table/column.js';
import { momentColumn } from '../table/moment-column.js';
import { useTableUrl } from '../table/use-table-url.js';
import { ROLE_NUMBERS } from './roles.js';

/** Everybody with an account: to be found by address, name, state, role and right. */
export function UsersPage() {
  const { t } = useTranslation('admin');
  const { search, sort, filter } = useTableUrl();
  const state = USER_STATES.find((one) => one === filter('state'));
  const role = ROLE_NUMBERS.find((one) => String(one) === filter('role'));
  const right = RIGHTS.find((one) => one === filter('right'));
  const by = USER_SORTS.find((one) => one === sort?.id);
  const query = useUsersInfiniteQuery({
    search,
    ...(state ? { state } : {}),
    ...(role === undefined ? {} : { role }),
    ...(right ? { right } : {}),
    ...(by ? { sort: by, direction: sort?.isDescending ? ('desc' as const) : ('asc' as const) } : {}),
  });
  return (
    <>
      <PageHead title={t('users.title')} lead={t('users.lead')} />
      <AdminTable
        label={t('users.title')}
        columns={useColumns()}
        rows={query.data?.pages.flatMap(({ users }) => users)}
        rowId={({ id }) => String(id)}
        query={query}
        order="server"
        {...(query.data?.pages[0] ? { total: query.data.pages[0].total } : {})}
        emptyText={t('users.none')}
        fileName={t('users.file')}
        searchLabel={t('users.search')}
        filters={
          <>
            <FilterSelect
              name="state"
              label={t('users.state')}
              options={USER_STATES.map((id) => ({ id, label: t(`users.states.${id}`) }))}
            />
            <FilterSelect
              name="role"
              label={t('users.role')}
              options={ROLE_NUMBERS.map((id) => ({ id: String(id), label: t(`users.roles.${id}`) }))}
            />
            <FilterSelect
              name="right"
              label={t('users.right')}
              options={RIGHTS.map((id) => ({ id, label: t(`users.rights.${id}`) }))}
            />
          </>
        }
      />
    </>
  );
}

function useColumns(): readonly AdminColumn<ListedUser>[] {
  const { t } = useTranslation('admin');
  return [
    {
      id: 'email',
      title: t('users.email'),
      value: ({ email }) => email,
      show: ({ id, email }) => <Link href={`/admin/users/${id}`}>{email || t('users.gone', { id })}</Link>,
    },
    { id: 'display_name', title: t('users.name'), value: ({ display_name }) => display_name || '–' },
    {
      id: 'state',
      title: t('users.state'),
      value: ({ state }) => t(`users.states.${state}`),
      show: ({ state }) => (
        <Badge tone={state === 'active' ? 'success' : state === 'blocked' ? 'danger' : 'neutral'}>
          {t(`users.states.${state}`)}
        </Badge>
      ),
      canSort: false,
    },
    { id: 'role', title: t('users.role'), value: ({ role }) => t(`users.roles.${role}`), canSort: false },
    {
      id: 'rights',
      title: t('users.rightsLabel'),
      value: ({ rights }) => rights.map((right) => t(`users.rights.${right}`)).join(', ') || '–',
      isMinor: true,
      canSort: false,
    },
    {
      id: 'graphics',
      title: t('users.graphics'),
      value: ({ graphics }) => graphics,
      isNumber: true,
      canSort: false,
    },
    momentColumn('created_at', t('users.created'), ({ created_at }) => created_at),
    momentColumn('last_seen_at', t('users.lastSeen'), ({ last_seen_at }) => last_seen_at),
    momentColumn('verified_at', t('users.verified'), ({ verified_at }) => verified_at, {
      isMinor: true,
      canSort: false,
    }),
    {
      id: 'newsletter_active',
      title: t('users.newsletter'),
      value: ({ newsletter_active }) => t(newsletter_active ? 'yes' : 'no'),
      isMinor: true,
      canSort: false,
    },
    {
      id: 'language',
      title: t('users.language'),
      value: ({ language }) => language.toUpperCase(),
      isMinor: true,
      canSort: false,
    },
  ];
}
