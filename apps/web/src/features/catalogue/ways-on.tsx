import { Button, ButtonLink } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { CatalogueFilter } from './catalogue-api.js';
import { withoutFilters } from './filter-in-url.js';

/** What somebody can do who found nothing: keep the words and drop the filters, show everything, or draw it. */
export function WaysOn({ filter }: { readonly filter: CatalogueFilter }) {
  const { t } = useTranslation('catalogue');
  const [parameters, setParameters] = useSearchParams();
  const { search, ...filters } = filter;
  const hasFilters = Object.keys(filters).length > 0;
  return (
    <>
      {search && hasFilters ? (
        <Button onPress={() => setParameters(withoutFilters(parameters, ['search']))}>
          {t('empty.keepWords', { terms: search })}
        </Button>
      ) : null}
      {search || hasFilters ? (
        <Button onPress={() => setParameters(withoutFilters(parameters))}>{t('empty.clear')}</Button>
      ) : null}
      <ButtonLink href="/editor/splash">{t('empty.draw')}</ButtonLink>
    </>
  );
}
