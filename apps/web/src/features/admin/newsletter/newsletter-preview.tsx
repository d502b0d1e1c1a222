import type { ApiLanguage, NewsletterEditions } from '@tastwerk/contracts';
import { Skeleton } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { FailureAlert } from '../../../forms/failure-alert.js';
import { RichText } from '../../content/rich-text.js';
import { useNewsletterPreviewQuery } from './newsletter-api.js';
import styles from './newsletter-preview.module.css';

interface NewsletterPreviewProps {
  readonly language: ApiLanguage;
  readonly edition: NewsletterEditions['de'];
}

/** One edition as its readers see it in their mail, cleaned by the server. */
export function NewsletterPreview({ language, edition }: NewsletterPreviewProps) {
  const { t } = useTranslation('admin');
  const { currentData, error } = useNewsletterPreviewQuery({ ...edition, language });
  return (
    <>
      <h3 id={`preview-${language}`}>{t('newsletter.preview')}</h3>
      <FailureAlert failure={error} />
      {currentData ? (
        <div className={styles.mail} role="group" aria-labelledby={`preview-${language}`}>
          <div lang={language}>
            <p className={styles.subject}>{currentData.subject}</p>
            <RichText html={currentData.html} />
          </div>
          <p className={styles.end}>{t('newsletter.end')}</p>
        </div>
      ) : error ? null : (
        <Skeleton height="8rem" shape="block" />
      )}
    </>
  );
}
