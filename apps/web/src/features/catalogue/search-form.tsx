import { Button, SearchField } from '@tastwerk/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './catalogue-page.module.css';

interface SearchFormProps {
  readonly initial: string;
  readonly onSearch: (terms: string) => void;
}

/** The terms as they are typed; they count once they are submitted or cleared. */
export function SearchForm({ initial, onSearch }: SearchFormProps) {
  const { t } = useTranslation('catalogue');
  const [terms, setTerms] = useState(initial);
  return (
    <search className={styles.search}>
      <SearchField
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        value={terms}
        onChange={setTerms}
        onSubmit={onSearch}
        onClear={() => onSearch('')}
      />
      <Button variant="primary" onPress={() => onSearch(terms)}>
        {t('search.submit')}
      </Button>
    </search>
  );
}
