import type { Newsletter } from '@tastwerk/contracts';
import { Badge, type BadgeTone, ButtonLink, EmptyState, Link, Skeleton, useMoments } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../api/error-text.js';
import { useLanguage } from '../../../i18n/use-language.js';
import { RetryAlert } from '../../../page/retry-alert.js';
import styles from '../admin-area.module.css';
import { PageHead } from '../page-head.js';
import { useMayEdit } from '../use-may-edit.js';
import { PROGRESS_MS, useNewslettersQuery } from './newsletter-api.js';

const TONES: Readonly<Record<Newsletter['state'], BadgeTone>> = {
  draft: 'neutral',
  sending: 'accent',
  sent: 'success',
  canceled: 'warning',
};

/** How far an issue is. */
export function NewsletterState({ state }: { readonly state: Newsletter['state'] }) {
  const { t } = useTranslation('admin');
  return <Badge tone={TONES[state]}>{t(`newsletter.states.${state}`)}</Badge>;
}

/** The issues of the newsletter, the newest first. */
export function NewsletterPage() {
  const { t } = useTranslation('admin');
  const { t: all } = useTranslation();
  const { momentText } = useMoments();
  const language = useLanguage();
  const mayEdit = useMayEdit();
  const { currentData, error, isFetching, refetch } = useNewslettersQuery(undefined, {
    pollingInterval: PROGRESS_MS,
  });
  return (
    <>
      <PageHead title={t('newsletter.title')} lead={t('newsletter.lead')} canChange />
      {error ? <RetryAlert text={errorText(all, error)} onRetry={() => void refetch()} /> : null}
      {!currentData && isFetching ? <Skeleton height="16rem" shape="block" /> : null}
      {currentData ? <p>{t('newsletter.readers', { count: currentData.readers })}</p> : null}
      {mayEdit ? (
        <div>
          <ButtonLink href="/admin/newsletter/new" variant="primary">
            {t('newsletter.new')}
          </ButtonLink>
        </div>
      ) : null}
      {currentData?.issues.length === 0 ? <EmptyState title={t('newsletter.none')} headingLevel={2} /> : null}
      {currentData && currentData.issues.length > 0 ? (
        <ul className={`${styles.card} ${styles.list}`}>
          {currentData.issues.map((issue) => (
            <li key={issue.id}>
              <span>
                <Link href={`/admin/newsletter/${issue.id}`}>{issue[language].subject}</Link>{' '}
                <NewsletterState state={issue.state} />
              </span>
              <span className={styles.moment}>{momentText(issue.started_at ?? issue.created_at)}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
