import { REPORT_STATES, REPORT_TEXT_LENGTH, type Report, type ReportState } from '@tastwerk/contracts';
import {
  Alert,
  Badge,
  Button,
  Dialog,
  EmptyState,
  Link,
  RadioGroup,
  Select,
  Skeleton,
  TextArea,
} from '@tastwerk/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { errorText } from '../../api/error-text.js';
import { momentText } from '../../i18n/moment-text.js';
import { useSession } from '../../session/use-session.js';
import { useReportsInfiniteQuery, useSettleReportMutation } from './admin-api.js';
import { RetryAlert } from '../../shell/retry-alert.js';
import styles from './admin-area.module.css';

/** What users and visitors reported about graphics, by state, with the way to settle each. */
export function ReportsPage() {
  const { t } = useTranslation('catalogue');
  const { t: all } = useTranslation();
  const { user } = useSession();
  const [parameters, setParameters] = useSearchParams();
  const state = REPORT_STATES.find((one) => one === parameters.get('state')) ?? 'open';
  const query = useReportsInfiniteQuery(state);
  const [settling, setSettling] = useState<Report | null>(null);
  const reports = query.currentData?.pages.flat() ?? [];
  return (
    <>
      <h1>{t('admin.reports.title')}</h1>
      <p className={styles.lead}>{t('admin.reports.lead')}</p>
      <div className={styles.filter}>
        <Select
          label={t('admin.reports.state')}
          value={state}
          onChange={(next) => setParameters({ state: next })}
          options={REPORT_STATES.map((id) => ({ id, label: t(`admin.reports.states.${id}`) }))}
        />
      </div>
      {query.isError ? (
        <RetryAlert text={errorText(all, query.error)} onRetry={() => void query.refetch()} />
      ) : null}
      {!query.currentData && query.isFetching ? <Skeleton height="8rem" shape="block" /> : null}
      {query.currentData && reports.length === 0 ? (
        <EmptyState title={t('admin.reports.none')} headingLevel={2} />
      ) : null}
      {reports.length > 0 ? (
        <div className={styles.scroll} role="region" aria-label={t('admin.reports.title')} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                {(['date', 'graphic', 'reason', 'words', 'reporter', 'actions'] as const).map((column) => (
                  <th key={column} scope="col">
                    {t(`admin.reports.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {reports.map((report) => (
                <ReportRow
                  key={report.id}
                  report={report}
                  {...(user?.user_rights.can_edit_admin ? { onSettle: () => setSettling(report) } : {})}
                />
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      {query.hasNextPage ? (
        <div>
          <Button isPending={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      ) : null}
      {settling ? <SettleDialog report={settling} onClose={() => setSettling(null)} /> : null}
    </>
  );
}

function ReportRow({ report, onSettle }: { readonly report: Report; readonly onSettle?: () => void }) {
  const { t } = useTranslation('catalogue');
  const title = report.graphic_title || t('untitled');
  const isShown = report.graphic_public && report.variant_public;
  return (
    <tr>
      <td className={styles.moment}>{momentText(report.created_at)}</td>
      <td>
        <Link href={`/catalogue/${report.graphic_id}/variant/${report.variant_id}`}>
          {title}, {report.variant_title || t('untitled')}
        </Link>{' '}
        {isShown ? null : <Badge tone="warning">{t('card.hidden')}</Badge>}
      </td>
      <td>{t(`report.reasons.${report.reason}`)}</td>
      <td className={styles.long}>
        {report.text || '–'}
        {report.note ? `\n${t('admin.reports.noteIs', { note: report.note })}` : ''}
      </td>
      <td>
        {report.reporter ? report.reporter.display_name || t('history.unnamed') : t('admin.reports.visitor')}
      </td>
      <td>
        {onSettle ? (
          <Button aria-label={t('admin.reports.settleOf', { title })} onPress={onSettle}>
            {t('admin.reports.settle')}
          </Button>
        ) : null}
      </td>
    </tr>
  );
}

/** Sets how far a report is, with a note for the other administrators. */
function SettleDialog({ report, onClose }: { readonly report: Report; readonly onClose: () => void }) {
  const { t } = useTranslation('catalogue');
  const { t: all } = useTranslation();
  const [state, setState] = useState<ReportState>(report.state);
  const [note, setNote] = useState(report.note);
  const [settle, { isLoading, error }] = useSettleReportMutation();
  const save = async () => {
    const answer = await settle({ id: report.id, body: { state, note: note.trim() } });
    if (!('error' in answer)) onClose();
  };
  return (
    <Dialog
      isOpen
      size="small"
      closesOnBackdrop={false}
      title={t('admin.reports.settleOf', { title: report.graphic_title || t('untitled') })}
      closeLabel={t('dialog.close')}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('admin.cancel')}</Button>
          <Button variant="primary" isPending={isLoading} onPress={() => void save()}>
            {t('admin.save')}
          </Button>
        </>
      }
    >
      <RadioGroup
        label={t('admin.reports.state')}
        value={state}
        onChange={setState}
        options={REPORT_STATES.map((id) => ({ id, label: t(`admin.reports.states.${id}`) }))}
      />
      <TextArea
        label={t('admin.reports.note')}
        maxLength={REPORT_TEXT_LENGTH}
        value={note}
        onChange={setNote}
      />
      {error ? (
        <Alert kind="danger" isAnnounced>
          {errorText(all, error)}
        </Alert>
      ) : null}
    </Dialog>
  );
}
