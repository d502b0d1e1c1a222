import { useParams } from 'react-router';
import { isApiFailure } from '../../api/failure.js';
import { isLanguage } from '../../i18n/language.js';
import { NotFoundPage } from '../../page/not-found-page.js';
import { useTitle } from '../../page/use-title.js';
import { Article } from './article.js';
import { useContentPageQuery } from './content-api.js';
import { ContentState } from './content-state.js';
import styles from './info-page.module.css';
import { plainText } from './rich-text.js';

/** A legal page or other information, in the language that its address names: `/info/{lang}/{textId}`. */
export function InfoPage() {
  const { lang = '', textId = '' } = useParams();
  const id = /^[1-9]\d{0,8}$/.test(textId) ? Number(textId) : undefined;
  const known = isLanguage(lang) && id !== undefined ? { id, lang } : undefined;
  const query = useContentPageQuery(known ?? { id: 0, lang: 'de' }, { skip: known === undefined });
  // While another page loads, the one before is not shown under the new address.
  const page = query.currentData;
  const isMissing =
    known === undefined || (isApiFailure(query.error) && query.error.code === 'CONTENT_NOT_FOUND');
  useTitle(isMissing ? undefined : plainText(page?.title.rendered ?? ''));
  if (isMissing) return <NotFoundPage />;
  return (
    <div className={styles.page}>
      {page ? (
        <Article page={page} lang={known.lang} />
      ) : (
        <ContentState error={query.error} onRetry={() => void query.refetch()} />
      )}
    </div>
  );
}
