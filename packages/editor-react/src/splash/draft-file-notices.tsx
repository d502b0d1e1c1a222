import type { Document } from '@tastwerk/editor-core';
import { Alert, Button, Dialog } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { issueSentence } from '../parts/issue-sentence.js';
import styles from './editor-splash.module.css';
import type { DraftFileOpening } from './use-draft-file.js';

/** How many sentences of one kind are written out. */
const SHOWN = 6;

interface SentenceListProps {
  readonly items: readonly {
    readonly code: string;
    readonly params?: Readonly<Record<string, string | number>>;
  }[];
}

/** What is wrong or was adjusted, each sentence once. */
function SentenceList({ items }: SentenceListProps) {
  const { t } = useTranslation('drafts');
  const { t: splash } = useTranslation('splash');
  const sentences = [...new Set(items.map((item) => issueSentence(item, splash)))];
  const rest = sentences.length - SHOWN;
  return (
    <ul className={styles.sentences}>
      {sentences.slice(0, SHOWN).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
      {rest > 0 ? <li>{t('import.more', { count: rest })}</li> : null}
    </ul>
  );
}

interface DraftFileNoticesProps {
  readonly opening: DraftFileOpening;
  readonly onOpen: (document: Document) => void;
}

/** Says why a file was not opened, or what had to be adjusted in one that was. */
export function DraftFileNotices({ opening, onOpen }: DraftFileNoticesProps) {
  const { t } = useTranslation('drafts');
  const { t: splash } = useTranslation('splash');
  const { failure, adjusted, dismiss } = opening;
  return (
    <>
      {failure ? (
        <Alert
          kind="danger"
          isAnnounced
          title={t('import.failed')}
          actions={<Button onPress={dismiss}>{splash('close')}</Button>}
        >
          {failure.issues.length > 0 ? (
            <SentenceList items={failure.issues} />
          ) : (
            issueSentence(failure, splash)
          )}
        </Alert>
      ) : null}
      {adjusted ? (
        <Dialog
          isOpen
          size="small"
          title={t('import.open')}
          closeLabel={splash('close')}
          onClose={dismiss}
          footer={
            <Button variant="primary" onPress={() => onOpen(adjusted.document)}>
              {t('import.open')}
            </Button>
          }
        >
          <p>{t('import.adjusted')}</p>
          <SentenceList items={adjusted.file.adjusted} />
        </Dialog>
      ) : null}
    </>
  );
}
