import { Button, Dialog } from '@tastwerk/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditor } from '../../state/editor-context.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorStore } from '../../state/use-editor-state.js';
import { copyOfDraft } from '../../drafts/copy-of-draft.js';
import { useOpenDocument } from '../../drafts/use-open-document.js';

interface ElsewhereDialogProps {
  readonly onTakeOver: () => void;
}

/** Stands over the editor while another tab works on its draft, and offers the ways on. It cannot be waved away. */
export function ElsewhereDialog({ onTakeOver }: ElsewhereDialogProps) {
  const { t } = useTranslation('drafts');
  const store = useEditorStore();
  const { ports } = useEditor();
  const open = useOpenDocument();
  const [isAsking, setAsking] = useState(false);

  const copy = async () => {
    const present = documentOf(store.getState());
    const newest = await ports.drafts.get(present.uuid);
    const source = newest.ok ? newest.value : present;
    const document = copyOfDraft(source, (title) => t('copyTitle', { title }));
    await ports.drafts.put({ ...document, lastSaved: new Date().toISOString() });
    await open(document);
  };
  const takeOver = () => {
    setAsking(true);
    onTakeOver();
  };

  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="small"
      title={t('elsewhere.title')}
      closeLabel={t('elsewhere.leave')}
      closesOnBackdrop={false}
      onClose={() => ports.onLeave()}
      footer={
        <>
          <Button onPress={() => void copy()}>{t('elsewhere.copy')}</Button>
          <Button variant="primary" isDisabled={isAsking} onPress={takeOver}>
            {t('elsewhere.takeOver')}
          </Button>
        </>
      }
    >
      <p>{t('elsewhere.text')}</p>
      <p role="status">{isAsking ? t('elsewhere.asking') : null}</p>
    </Dialog>
  );
}
