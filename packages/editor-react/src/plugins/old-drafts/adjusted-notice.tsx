import { Alert, Button } from '@tastwerk/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { issueSentence } from '../../parts/issue-sentence.js';
import { useEditor } from '../../state/editor-context.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorState } from '../../state/use-editor-state.js';
import styles from './adjusted-notice.module.css';

/** Sentences that are written out; a document of a thousand changes is told of as a whole. */
const MOST_TOLD = 8;

/** Says what opening a draft of an older form has changed in it, each sentence once, until someone has read it. */
export function AdjustedNotice() {
  const { t } = useTranslation(['commands', 'errors']);
  const { t: tEditor } = useTranslation('editor');
  const { ports } = useEditor();
  const uuid = useEditorState((state) => documentOf(state).uuid);
  const [adjusted, setAdjusted] = useState(() => ports.drafts.adjustedOf?.(uuid) ?? []);
  if (adjusted.length === 0) return null;

  const counts = new Map<string, number>();
  for (const adjustment of adjusted) {
    const sentence = issueSentence(adjustment, tEditor);
    counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  }
  const told = [...counts].slice(0, MOST_TOLD);
  const rest = counts.size - told.length;
  return (
    <div className={styles.notice}>
      <Alert
        kind="info"
        isAnnounced
        title={t('adjusted.title')}
        actions={<Button onPress={() => setAdjusted([])}>{t('adjusted.dismiss')}</Button>}
      >
        <p>{t('adjusted.text', { count: adjusted.length })}</p>
        <ul className={styles.list}>
          {told.map(([sentence, count]) => (
            <li key={sentence}>{count > 1 ? t('adjusted.times', { sentence, count }) : sentence}</li>
          ))}
          {rest > 0 ? <li>{t('adjusted.more', { count: rest })}</li> : null}
        </ul>
      </Alert>
    </div>
  );
}
