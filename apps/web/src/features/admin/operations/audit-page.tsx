import type { AdminChange } from '@tastwerk/contracts';
import { useTranslation } from 'react-i18next';
import { useAdminChangesInfiniteQuery } from '../operations-api.js';
import { PageHead } from '../page-head.js';
import { AdminTable } from '../table/admin-table.js';
import type { AdminColumn } from '../table/column.js';
import { momentColumn } from '../table/moment-column.js';

/** Who changed what in the administration, and how it went. */
export function AuditPage() {
  const { t } = useTranslation('admin');
  const query = useAdminChangesInfiniteQuery({});
  return (
    <>
      <PageHead title={t('audit.title')} lead={t('audit.lead')} />
      <AdminTable
        label={t('audit.title')}
        columns={useColumns()}
        rows={query.currentData?.pages.flat()}
        rowId={({ id }) => String(id)}
        query={query}
        order="page"
        emptyText={t('audit.none')}
        fileName={t('audit.file')}
        searchLabel={t('audit.search')}
      />
    </>
  );
}

function useColumns(): readonly AdminColumn<AdminChange>[] {
  const { t } = useTranslation('admin');
  return [
    momentColumn('created_at', t('audit.moment'), ({ created_at }) => created_at),
    { id: 'actor', title: t('audit.actor'), value: ({ actor_name }) => actor_name ?? t('audit.gone') },
    { id: 'action', title: t('audit.action'), value: ({ action }) => action },
    {
      id: 'params',
      title: t('audit.about'),
      value: ({ params }) =>
        Object.entries(params)
          .map(([name, value]) => `${name} ${value}`)
          .join(', ') || '–',
    },
    { id: 'body', title: t('audit.asked'), value: ({ body }) => body || '–', isLong: true },
    {
      id: 'outcome',
      title: t('audit.outcome'),
      value: ({ outcome }) => (outcome === 'done' ? t('audit.done') : (outcome ?? t('audit.unknown'))),
    },
    { id: 'device', title: t('audit.device'), value: ({ device }) => device || '–', isMinor: true },
    {
      id: 'request',
      title: t('audit.request'),
      value: ({ correlation_id }) => correlation_id,
      isMinor: true,
    },
  ];
}
