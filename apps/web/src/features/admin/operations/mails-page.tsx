import { MAIL_STATES, type MailState, type ResponseOf, type ROUTES } from '@tastwerk/contracts';
import { Badge, type BadgeTone, Button } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { FailureAlert } from '../../../forms/failure-alert.js';
import { FilterSelect } from '../filter-select.js';
import { useMailsInfiniteQuery, useSendMailAgainMutation } from '../operations-api.js';
import { PageHead } from '../page-head.js';
import { AdminTable } from '../table/admin-table.js';
import type { AdminColumn } from '../table/column.js';
import { momentColumn } from '../table/moment-column.js';
import { useTableUrl } from '../table/use-table-url.js';
import { useMayEdit } from '../use-may-edit.js';

type Mail = ResponseOf<(typeof ROUTES)['listMails']>[number];

const TONES: Readonly<Record<MailState, BadgeTone>> = {
  queued: 'neutral',
  sending: 'accent',
  unknown: 'warning',
  sent: 'success',
  failed: 'danger',
  dropped: 'neutral',
};

/** States in which admins may send a mail once more. */
const RESENDABLE: ReadonlySet<MailState> = new Set(['unknown', 'failed', 'sent']);

/** Mails to users: how far each is, and the way to send it once more. */
export function MailsPage() {
  const { t } = useTranslation('admin');
  const mayEdit = useMayEdit();
  const { filter } = useTableUrl();
  const state = MAIL_STATES.find((one) => one === filter('state'));
  const query = useMailsInfiniteQuery(state ? { state } : {});
  const [send, sending] = useSendMailAgainMutation();
  return (
    <>
      <PageHead title={t('mails.title')} lead={t('mails.lead')} canChange />
      <FailureAlert failure={sending.error} />
      <AdminTable
        label={t('mails.title')}
        columns={useColumns()}
        rows={query.currentData?.pages.flat()}
        rowId={({ id }) => String(id)}
        query={query}
        order="page"
        emptyText={t('mails.none')}
        fileName={t('mails.file')}
        searchLabel={t('mails.search')}
        filters={
          <FilterSelect
            name="state"
            label={t('mails.state')}
            options={MAIL_STATES.map((id) => ({ id, label: t(`mails.states.${id}`) }))}
          />
        }
        actions={
          mayEdit
            ? (mail: Mail) =>
                RESENDABLE.has(mail.state) ? (
                  <Button
                    aria-label={t('mails.againOf', { recipient: mail.recipient })}
                    isPending={sending.isLoading && sending.originalArgs === mail.id}
                    onPress={() => void send(mail.id)}
                  >
                    {t('mails.again')}
                  </Button>
                ) : null
            : undefined
        }
      />
    </>
  );
}

function useColumns(): readonly AdminColumn<Mail>[] {
  const { t } = useTranslation('admin');
  return [
    { id: 'recipient', title: t('mails.recipient'), value: ({ recipient }) => recipient },
    { id: 'template', title: t('mails.about'), value: ({ template }) => t(`mails.templates.${template}`) },
    {
      id: 'state',
      title: t('mails.state'),
      value: ({ state }) => t(`mails.states.${state}`),
      show: ({ state }) => <Badge tone={TONES[state]}>{t(`mails.states.${state}`)}</Badge>,
    },
    {
      id: 'error',
      title: t('mails.error'),
      value: ({ state, error }) => (state === 'unknown' ? t('mails.unknownMeaning') : (error ?? '–')),
      isLong: true,
    },
    { id: 'failures', title: t('mails.failures'), value: ({ failures }) => failures, isNumber: true },
    {
      id: 'language',
      title: t('users.language'),
      value: ({ language }) => language.toUpperCase(),
      isMinor: true,
    },
    momentColumn('created_at', t('mails.created'), ({ created_at }) => created_at),
    momentColumn('sent_at', t('mails.sent'), ({ sent_at }) => sent_at),
  ];
}
