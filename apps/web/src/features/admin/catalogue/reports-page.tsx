import { REPORT_STATES, REPORT_TEXT_LENGTH, type Report, type ReportState } from '@tastwerk/contracts';
import { languageOfSystem } from '@tastwerk/editor-core/braille';
import { Badge, Button, Link, SentenceWith } from '@tastwerk/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterSelect } from '../filter-select.js';
import { PageHead } from '../page-head.js';
import { SettleDialog } from '../settle-dialog.js';
import { AdminTable } from '../table/admin-table.js';
import type { AdminColumn } from '../table/column.js';
import { momentColumn } from '../table/moment-column.js';
import { useTableUrl } from '../table/use-table-url.js';
import { useMayEdit } from '../use-may-edit.js';
import { useReportsInfiniteQuery, useSettleReportMutation } from './catalogue-care-api.js';

/** Reports that are shown while nobody asks for others. */
const USUAL = 'open';

/** What users and visitors reported about graphics, by state, with the way to settle each. */
export function ReportsPage() {
  const { t } = useTranslation('admin');
  const mayEdit = useMayEdit();
  const { filter } = useTableUrl();
  const asked = filter('state') || USUAL;
  const state = REPORT_STATES.find((one) => one === asked);
  const query = useReportsInfiniteQuery(state ? { state } : {});
  const [settling, setSettling] = useState<Report | null>(null);
  return (
    <>
      <PageHead title={t('reports.title')} lead={t('reports.lead')} canChange />
      <AdminTable
        label={t('reports.title')}
        columns={useColumns()}
        rows={query.currentData?.pages.flat()}
        rowId={({ id }) => String(id)}
        query={query}
        order="page"
        emptyText={t('reports.none')}
        fileName={t('reports.file')}
        searchLabel={t('reports.search')}
        filters={
          <FilterSelect
            name="state"
            label={t('reports.state')}
            usual={USUAL}
            options={REPORT_STATES.map((id) => ({ id, label: t(`reports.states.${id}`) }))}
          />
        }
        actions={
          mayEdit
            ? (report: Report) => (
                <Button
                  aria-label={t('reports.settleOf', { title: report.graphic_title || t('untitled') })}
                  onPress={() => setSettling(report)}
                >
                  {t('reports.settle')}
                </Button>
              )
            : undefined
        }
      />
      {settling ? <SettleReport report={settling} onClose={() => setSettling(null)} /> : null}
    </>
  );
}

function useColumns(): readonly AdminColumn<Report>[] {
  const { t } = useTranslation(['admin', 'catalogue']);
  const titleOf = ({ graphic_title, variant_title }: Report) =>
    `${graphic_title || t('untitled')}, ${variant_title || t('untitled')}`;
  return [
    momentColumn('created_at', t('reports.date'), ({ created_at }) => created_at),
    {
      id: 'graphic',
      title: t('reports.graphic'),
      value: titleOf,
      show: (report) => (
        <>
          <Link href={`/catalogue/${report.graphic_id}/variant/${report.variant_id}`}>
            <span lang={languageOfSystem(report.system)}>{titleOf(report)}</span>
          </Link>{' '}
          {report.graphic_public && report.variant_public ? null : (
            <Badge tone="warning">{t('catalogue:card.hidden')}</Badge>
          )}
        </>
      ),
    },
    {
      id: 'state',
      title: t('reports.state'),
      value: ({ state }) => t(`reports.states.${state}`),
      isMinor: true,
    },
    {
      id: 'reason',
      title: t('reports.reason'),
      value: ({ reason }) => t(`catalogue:report.reasons.${reason}`),
    },
    {
      id: 'words',
      title: t('reports.words'),
      value: ({ text, note }) => [text || '–', ...(note ? [t('reports.noteIs', { note })] : [])].join('\n'),
      isLong: true,
    },
    {
      id: 'reporter',
      title: t('reports.reporter'),
      value: ({ reporter }) =>
        reporter ? reporter.display_name || t('catalogue:history.unnamed') : t('reports.visitor'),
    },
    momentColumn('settled_at', t('reports.settled'), ({ settled_at }) => settled_at, { isMinor: true }),
  ];
}

interface SettleReportProps {
  readonly report: Report;
  readonly onClose: () => void;
}

function SettleReport({ report, onClose }: SettleReportProps) {
  const { t } = useTranslation('admin');
  const [settle, { isLoading, error }] = useSettleReportMutation();
  return (
    <SettleDialog<ReportState>
      title={
        <SentenceWith
          text={report.graphic_title || t('untitled')}
          language={report.graphic_title ? languageOfSystem(report.system) : undefined}
          write={(title) => t('reports.settleOf', { title })}
        />
      }
      stateLabel={t('reports.state')}
      states={REPORT_STATES.map((id) => ({ id, label: t(`reports.states.${id}`) }))}
      noteLabel={t('reports.note')}
      noteLength={REPORT_TEXT_LENGTH}
      from={report}
      settle={async (body) => !('error' in (await settle({ id: report.id, body })))}
      isPending={isLoading}
      failure={error}
      onClose={onClose}
    />
  );
}
