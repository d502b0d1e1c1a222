import { Alert, Button } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { issueSentence } from '../../parts/issue-sentence.js';
import { useEditor, useSaveState } from '../../state/editor-context.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorStore } from '../../state/use-editor-state.js';
import { copyOfDraft } from '../../drafts/copy-of-draft.js';
import styles from '../../drafts/drafts.module.css';
import { exportDraft } from '../../drafts/export-draft.js';
import { useOpenDocument } from '../../drafts/use-open-document.js';

/** Says that the draft is not stored and why, and offers every way to keep it. */
export function SaveFailure() {
  const { t } = useTranslation('drafts');
  const { t: editor } = useTranslation('editor');
  const store = useEditorStore();
  const { ports, saver, outgoing } = useEditor();
  const save = useSaveState();
  const open = useOpenDocument();
  if (save.kind !== 'failed') return null;
  const { failure } = save;

  const keepCopy = async () => {
    const document = copyOfDraft(documentOf(store.getState()), (title) => t('copyTitle', { title }));
    const stored = await ports.drafts.put({ ...document, lastSaved: new Date().toISOString() });
    if (!stored.ok) return;
    await saver.discard(documentOf(store.getState()));
    await open(document);
  };

  return (
    <div className={styles.failure}>
      <Alert
        kind="danger"
        isAnnounced
        actions={
          <>
            {failure.code === 'DRAFT_NOT_FOUND' ? (
              <Button onPress={() => void saver.insist(documentOf(store.getState()))}>{t('keep')}</Button>
            ) : null}
            {failure.code === 'DRAFT_CHANGED_ELSEWHERE' ? (
              <Button onPress={() => void keepCopy()}>{t('keepCopy')}</Button>
            ) : null}
            <Button onPress={() => exportDraft(outgoing(documentOf(store.getState())))}>
              {editor('saveState.export')}
            </Button>
          </>
        }
      >
        {issueSentence(failure, editor)}
      </Alert>
    </div>
  );
}
