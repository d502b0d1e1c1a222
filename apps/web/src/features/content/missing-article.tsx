import type { Category } from '@tastwerk/contracts';
import { ButtonLink, EmptyState } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../page/use-title.js';
import styles from './section-page.module.css';

/** What stands where the address names no article of `section`, with the way to all of them. */
export function MissingArticle({ section }: { readonly section: Category }) {
  const { t } = useTranslation('content');
  useTitle(t('missing.title'));
  return (
    <div className={styles.column}>
      <EmptyState
        title={t('missing.title')}
        headingLevel={1}
        actions={
          <ButtonLink href={`/${section.slug}`} variant="primary">
            {t('missing.all', { section: section.name })}
          </ButtonLink>
        }
      >
        {t('missing.text')}
      </EmptyState>
    </div>
  );
}
