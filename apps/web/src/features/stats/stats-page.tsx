import { useMoments } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../page/use-title.js';
import { FRONTEND_VERSION } from '../../version.js';
import { useBackendQuery } from '../../api/backend-api.js';
import styles from './stats-page.module.css';

/** What changed for users, the newest first; each entry is a text of `stats.json`. */
const CHANGES = [
  {
    version: '0.1.0',
    date: '2026-11-22',
    entries: [
      'editor',
      'panels',
      'braille',
      'preview',
      'proof',
      'keyboard',
      'imports',
      'embed',
      'catalogue',
      'publishing',
      'shop',
      'accounts',
      'administration',
      'content',
      'privacy',
    ],
  },
] as const;

/** Versions of both halves of the product, and what changed when. */
export function StatsPage() {
  const { t } = useTranslation('stats');
  const { dayText } = useMoments();
  useTitle(t('title'));
  const { data, isError } = useBackendQuery();
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <dl className={styles.versions}>
        <div>
          <dt>{t('frontend')}</dt>
          <dd>{FRONTEND_VERSION}</dd>
        </div>
        <div>
          <dt>{t('backend')}</dt>
          <dd>
            <span role="status">{data?.version ?? t(isError ? 'unavailable' : 'asking')}</span>
          </dd>
        </div>
      </dl>
      <h2>{t('changelog')}</h2>
      {CHANGES.map(({ version, date, entries }) => (
        <section key={version}>
          <h3>
            {version} <time dateTime={date}>{dayText(date)}</time>
          </h3>
          <ul>
            {entries.map((entry) => (
              <li key={entry}>{t(`changes.${entry}`)}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
