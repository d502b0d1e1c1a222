import { Button, SuggestField } from '@tastwerk/ui';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useTypedSearch } from '../../page/use-typed-search.js';
import styles from './catalogue-page.module.css';
import { SEARCH_CHARACTERS } from './filter-in-url.js';
import { useSuggestions } from './use-suggestions.js';

interface SearchFormProps {
  /** What is looked for by now. */
  readonly search: string;
  readonly onSearch: (terms: string) => void;
  /** A tag was chosen out of the suggestions; what was typed to find it is done with. */
  readonly onTag: (id: number) => void;
}

/** The terms as they are typed, with what fits them; they count once they are submitted or cleared. */
export function SearchForm({ search, onSearch, onTag }: SearchFormProps) {
  const { t } = useTranslation('catalogue');
  const navigate = useNavigate();
  const [terms, setTerms] = useTypedSearch(search);
  const { suggestions, find } = useSuggestions(terms, search);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(terms);
  };
  const choose = (id: string) => {
    const chosen = find(id);
    if (chosen?.kind === 'graphic') void navigate(chosen.address);
    if (chosen?.kind === 'tag') {
      setTerms('');
      onTag(chosen.tagId);
    }
  };
  return (
    <form role="search" className={styles.search} onSubmit={submit}>
      <SuggestField
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        clearLabel={t('search.clear')}
        listLabel={t('search.suggestions')}
        maxLength={SEARCH_CHARACTERS}
        value={terms}
        onChange={setTerms}
        suggestions={suggestions}
        spokenCount={t('search.spoken', { count: suggestions.length })}
        onChoose={choose}
        onSubmit={onSearch}
        onClear={() => {
          setTerms('');
          onSearch('');
        }}
      />
      <Button type="submit" variant="primary">
        {t('search.submit')}
      </Button>
    </form>
  );
}
