import { Button, SearchField } from '@tastwerk/ui';
import { type FormEvent, useState } from 'react';
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(terms);
  };
  return (
    <form role="search" className={styles.search} onSubmit={submit}>
      <SearchField
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        value={terms}
        onChange={setTerms}
        onClear={() => onSearch('')}
      />
      <Button type="submit" variant="primary">
        {t('search.submit')}
      </Button>
    </form>
  );
}
