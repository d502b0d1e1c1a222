import { useMoments } from '@tastwerk/ui';
import type { ContentPage } from '@tastwerk/contracts';
import { Trans, useTranslation } from 'react-i18next';
import { LicenceLink } from '../../page/licence-link.js';
import styles from './article.module.css';
import { plainText, RichText } from './rich-text.js';

/** An article or legal page: title, text, when it was published and changed, and its licence. */
export function Article({ page, lang }: { readonly page: ContentPage; readonly lang: string }) {
  const { t } = useTranslation('content');
  const { dayText } = useMoments();
  const published = dayText(page.date);
  const modified = dayText(page.modified);
  return (
    <article className={styles.article} lang={lang}>
      <h1>{plainText(page.title.rendered)}</h1>
      <div className={styles.text}>
        <RichText html={page.content.rendered} />
      </div>
      <footer className={styles.foot}>
        <p>
          {t('published', { date: published })}
          {modified === published ? null : ` · ${t('modified', { date: modified })}`}
        </p>
        <p>
          <Trans t={t} i18nKey="attribution" components={{ licence: <LicenceLink /> }} />
        </p>
      </footer>
    </article>
  );
}
