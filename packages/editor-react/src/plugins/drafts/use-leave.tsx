import { Button, Dialog } from '@tastwerk/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditor, useBrailleState, useSaveState } from '../../state/editor-context.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorStore } from '../../state/use-editor-state.js';
import { exportDraft } from '../../drafts/export-draft.js';
import { makeThumbnail } from '../../drafts/thumbnail.js';

/** Longest time in ms that leaving waits for the draft's picture. */
const PICTURE_PATIENCE_MS = 800;

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The way out of the editor: it stores what waits, and asks when that did not work. */
export function useLeave(): { readonly leave: () => void; readonly question: ReactNode } {
  const { t } = useTranslation('drafts');
  const store = useEditorStore();
  const { ports, saver } = useEditor();
  const save = useSaveState();
  const braille = useBrailleState();
  const [isAsking, setAsking] = useState(false);

  const keepPicture = async () => {
    const document = documentOf(store.getState());
    const picture = await makeThumbnail(store.kinds, document, braille.book);
    if (picture !== null) await ports.drafts.putThumbnail?.(document.uuid, picture);
  };
  const leave = async () => {
    await saver.flush();
    if (saver.hasUnsavedChanges()) {
      setAsking(true);
      return;
    }
    if (save.kind !== 'unchanged' && ports.drafts.putThumbnail) {
      await Promise.race([keepPicture(), after(PICTURE_PATIENCE_MS)]);
    }
    ports.onLeave();
  };

  const question = isAsking ? (
    <Dialog
      isOpen
      role="alertdialog"
      size="small"
      title={t('leave.title')}
      closeLabel={t('leave.stay')}
      onClose={() => setAsking(false)}
      footer={
        <>
          <Button variant="danger" onPress={() => ports.onLeave()}>
            {t('leave.anyway')}
          </Button>
          <Button onPress={() => exportDraft(documentOf(store.getState()))}>{t('leave.export')}</Button>
          <Button variant="primary" onPress={() => setAsking(false)}>
            {t('leave.stay')}
          </Button>
        </>
      }
    >
      <p>{t('leave.text')}</p>
    </Dialog>
  ) : null;
  return { leave: () => void leave(), question };
}
