import { LIMITS } from '@tastwerk/editor-core';
import { keyOfOwnWord, lettersOf, type OwnWord } from '@tastwerk/editor-core/own-words';
import { Alert, Button, EmptyState, SearchField } from '@tastwerk/ui';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matchWorth } from '../../parts/match.js';
import styles from './own-words.module.css';
import { type ListScope, useWordList } from './use-word-list.js';
import { WordFiles } from './word-files.js';
import { WordForm } from './word-form.js';
import { WordRow } from './word-row.js';

const ICON_PX = 16;

/** A list that is longer has a search. */
const SEARCHED = 8;

/** Rows that are shown of what was found: more are found by more letters. */
const MOST_ROWS = 100;

/** What was done last, and the words before it. */
interface Done {
  readonly sentence: string;
  readonly before: readonly OwnWord[];
}

/** What the form works on: a new word, or one of the list. */
type Edited = { readonly word: OwnWord | null } | null;

/** The words of one list, with their search, their form and their files. */
export function WordListPanel({ scope }: { readonly scope: ListScope }) {
  const { t } = useTranslation('ownWords');
  const { words, canEdit, set } = useWordList(scope);
  const [query, setQuery] = useState('');
  const [edited, setEdited] = useState<Edited>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const found = useMemo(
    () =>
      query.trim() === '' ? words : words.filter((word) => matchWorth({ label: lettersOf(word) }, query) > 0),
    [words, query],
  );

  const change = async (next: readonly OwnWord[], sentence: string): Promise<boolean> => {
    const failure = await set(next);
    setProblem(failure);
    setDone(failure === null ? { sentence, before: words } : null);
    return failure === null;
  };
  const store = async (word: OwnWord) => {
    const others = words.filter(
      (other) => other !== edited?.word && keyOfOwnWord(other) !== keyOfOwnWord(word),
    );
    const at = edited?.word ? words.indexOf(edited.word) : 0;
    if (await change(others.toSpliced(at, 0, word), t('done.stored', { word: lettersOf(word) })))
      setEdited(null);
  };
  const remove = (word: OwnWord) =>
    void change(
      words.filter((other) => other !== word),
      t('done.removed', { word: lettersOf(word) }),
    );

  if (edited)
    return (
      <WordForm
        word={edited.word}
        problem={problem}
        onStore={(word) => void store(word)}
        onCancel={() => {
          setProblem(null);
          setEdited(null);
        }}
      />
    );
  return (
    <section className={styles.list}>
      <p className={styles.note}>{t(`scopes.${scope}Help`)}</p>
      {problem ? (
        <Alert kind="danger" isAnnounced>
          {problem}
        </Alert>
      ) : null}
      {done ? (
        <Alert
          kind="success"
          isAnnounced
          actions={
            <Button
              onPress={() => {
                setDone(null);
                void set(done.before).then(setProblem);
              }}
            >
              {t('done.undo')}
            </Button>
          }
        >
          {done.sentence}
        </Alert>
      ) : null}
      <div className={styles.actions}>
        {canEdit ? (
          <Button
            variant="primary"
            icon={<Plus size={ICON_PX} />}
            isDisabled={words.length >= LIMITS.ownWords}
            onPress={() => setEdited({ word: null })}
          >
            {t('add')}
          </Button>
        ) : null}
        <WordFiles words={words} canEdit={canEdit} onRead={change} onProblem={setProblem} />
      </div>
      {words.length > SEARCHED ? (
        <SearchField label={t('search')} placeholder={t('search')} value={query} onChange={setQuery} />
      ) : null}
      {words.length === 0 ? <EmptyState title={t('empty')}>{t('emptyHelp')}</EmptyState> : null}
      {words.length > 0 && found.length === 0 ? <p role="status">{t('nothing', { query })}</p> : null}
      <ul className={styles.rows}>
        {found.slice(0, MOST_ROWS).map((word) => (
          <WordRow
            key={keyOfOwnWord(word)}
            word={word}
            {...(canEdit ? { onEdit: () => setEdited({ word }), onRemove: () => remove(word) } : {})}
          />
        ))}
      </ul>
      {found.length > MOST_ROWS ? (
        <p className={styles.note}>{t('more', { count: found.length - MOST_ROWS })}</p>
      ) : null}
    </section>
  );
}
