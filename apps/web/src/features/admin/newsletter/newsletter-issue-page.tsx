import { type Newsletter, NEWSLETTER_LIMITS, type NewsletterEditions } from '@tastwerk/contracts';
import { Alert, Button, TextArea, TextField } from '@tastwerk/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { Facts } from '../../../page/facts.js';
import { NotFoundPage } from '../../../page/not-found-page.js';
import { useSession } from '../../../session/use-session.js';
import { FailureAlert } from '../../../forms/failure-alert.js';
import styles from '../admin-area.module.css';
import { ConfirmDialog } from '../../../forms/confirm-dialog.js';
import { RecordPage } from '../record-page.js';
import { useMayEdit } from '../use-may-edit.js';
import {
  PROGRESS_MS,
  useCancelNewsletterMutation,
  useDeleteNewsletterMutation,
  useNewslettersQuery,
  useSaveNewsletterMutation,
  useSendNewsletterMutation,
  useTestNewsletterMutation,
} from './newsletter-api.js';
import { NewsletterState } from './newsletter-page.js';
import { NewsletterPreview } from './newsletter-preview.js';

const LANGUAGES = ['de', 'en'] as const;

const EMPTY: NewsletterEditions = { de: { subject: '', body: '' }, en: { subject: '', body: '' } };

/** One issue: both editions with their previews, a test to oneself, and sending it. */
export function NewsletterIssuePage() {
  const { t } = useTranslation('admin');
  const { id = '' } = useParams();
  const query = useNewslettersQuery(undefined, { pollingInterval: PROGRESS_MS });
  const issue = query.currentData?.issues.find((one) => String(one.id) === id);
  if (query.currentData && !issue && id !== 'new') return <NotFoundPage />;
  return (
    <RecordPage
      title={t(id === 'new' ? 'newsletter.new' : 'newsletter.issue', { id })}
      back={{ href: '/admin/newsletter', label: t('newsletter.back') }}
      query={query}
    >
      {({ readers }) => (
        <>
          {issue && issue.state !== 'draft' ? <Progress issue={issue} /> : null}
          <Editor key={id} issue={issue} readers={readers} />
        </>
      )}
    </RecordPage>
  );
}

function Progress({ issue }: { readonly issue: Newsletter }) {
  const { t } = useTranslation('admin');
  const mayEdit = useMayEdit();
  const [isAsking, setAsking] = useState(false);
  const [cancel, { isLoading, error }] = useCancelNewsletterMutation();
  const { total, waiting, sent, failed, dropped } = issue.readers;
  const stop = async () => {
    if (!('error' in (await cancel(issue.id)))) setAsking(false);
  };
  return (
    <section className={styles.card} aria-labelledby="newsletter-progress">
      <h2 id="newsletter-progress">{t('newsletter.progress')}</h2>
      <div className={styles.progress}>
        <progress aria-label={t('newsletter.progress')} max={Math.max(total, 1)} value={total - waiting} />
        <span role="status">{t('newsletter.handled', { done: total - waiting, total })}</span>
      </div>
      <Facts
        facts={[
          [t('newsletter.state'), <NewsletterState key="state" state={issue.state} />],
          [t('newsletter.sentCount'), String(sent)],
          [t('newsletter.failed'), String(failed)],
          [t('newsletter.dropped'), String(dropped)],
        ]}
      />
      {mayEdit && waiting > 0 && issue.state !== 'canceled' ? (
        <div>
          <Button variant="danger" onPress={() => setAsking(true)}>
            {t('newsletter.cancel')}
          </Button>
        </div>
      ) : null}
      {isAsking ? (
        <ConfirmDialog
          title={t('newsletter.cancelTitle')}
          text={t('newsletter.cancelText')}
          action={t('newsletter.cancel')}
          isPending={isLoading}
          failure={error}
          onConfirm={() => void stop()}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </section>
  );
}

interface EditorProps {
  readonly issue: Newsletter | undefined;
  readonly readers: number;
}

function Editor({ issue, readers }: EditorProps) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const mayEdit = useMayEdit();
  const { user } = useSession();
  const [texts, setTexts] = useState<NewsletterEditions>(issue ? { de: issue.de, en: issue.en } : EMPTY);
  const [asked, setAsked] = useState<'send' | 'delete' | null>(null);
  const [save, saving] = useSaveNewsletterMutation();
  const [test, testing] = useTestNewsletterMutation();
  const [send, sending] = useSendNewsletterMutation();
  const [remove, removing] = useDeleteNewsletterMutation();
  const isDraft = !issue || issue.state === 'draft';
  const isWritten = LANGUAGES.every((one) => texts[one].subject.trim() && texts[one].body.trim());
  const isKept =
    issue !== undefined &&
    LANGUAGES.every(
      (one) => texts[one].subject === issue[one].subject && texts[one].body === issue[one].body,
    );
  const keep = async () => {
    const answer = await save({ id: issue?.id ?? null, body: texts });
    if (answer.data && !issue) void navigate(`/admin/newsletter/${answer.data.id}`, { replace: true });
    if (answer.data) setTexts({ de: answer.data.de, en: answer.data.en });
  };
  const start = async () => {
    if (issue && !('error' in (await send(issue.id)))) setAsked(null);
  };
  const removeNow = async () => {
    if (issue && !('error' in (await remove(issue.id)))) void navigate('/admin/newsletter');
  };
  return (
    <>
      {LANGUAGES.map((language) => (
        <section key={language} className={styles.card} aria-labelledby={`newsletter-${language}`}>
          <h2 id={`newsletter-${language}`}>{t(`newsletter.edition.${language}`)}</h2>
          <TextField
            label={t(`newsletter.subject.${language}`)}
            isRequired
            isReadOnly={!isDraft || !mayEdit}
            maxLength={NEWSLETTER_LIMITS.subject}
            value={texts[language].subject}
            onChange={(subject) => setTexts({ ...texts, [language]: { ...texts[language], subject } })}
          />
          <TextArea
            label={t(`newsletter.body.${language}`)}
            description={t('newsletter.markdown')}
            isRequired
            isReadOnly={!isDraft || !mayEdit}
            rows={12}
            maxLength={NEWSLETTER_LIMITS.body}
            value={texts[language].body}
            onChange={(body) => setTexts({ ...texts, [language]: { ...texts[language], body } })}
          />
          {issue && isKept ? <NewsletterPreview language={language} edition={issue[language]} /> : null}
        </section>
      ))}
      {isDraft && mayEdit ? (
        <section className={styles.card} aria-label={t('newsletter.send')}>
          <FailureAlert failure={saving.error ?? testing.error} />
          {testing.isSuccess ? (
            <Alert kind="success" isAnnounced>
              {t('newsletter.tested', { email: user?.email ?? '' })}
            </Alert>
          ) : null}
          {isKept ? null : <p>{t('newsletter.saveFirst')}</p>}
          <div className={styles.row}>
            <Button
              isDisabled={!isWritten || isKept}
              isPending={saving.isLoading}
              onPress={() => void keep()}
            >
              {t('newsletter.save')}
            </Button>
            <Button
              isDisabled={!isKept}
              isPending={testing.isLoading}
              onPress={() => issue && void test(issue.id)}
            >
              {t('newsletter.test')}
            </Button>
            <Button variant="primary" isDisabled={!isKept || readers === 0} onPress={() => setAsked('send')}>
              {t('newsletter.send')}
            </Button>
            {issue ? (
              <Button variant="danger" onPress={() => setAsked('delete')}>
                {t('newsletter.delete')}
              </Button>
            ) : null}
          </div>
        </section>
      ) : null}
      {asked === 'send' ? (
        <ConfirmDialog
          title={t('newsletter.sendTitle')}
          text={t('newsletter.sendText', { count: readers })}
          action={t('newsletter.send')}
          isPending={sending.isLoading}
          failure={sending.error}
          onConfirm={() => void start()}
          onClose={() => setAsked(null)}
        />
      ) : null}
      {asked === 'delete' ? (
        <ConfirmDialog
          title={t('newsletter.deleteTitle')}
          text={t('newsletter.deleteText')}
          action={t('newsletter.delete')}
          isPending={removing.isLoading}
          failure={removing.error}
          onConfirm={() => void removeNow()}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </>
  );
}
