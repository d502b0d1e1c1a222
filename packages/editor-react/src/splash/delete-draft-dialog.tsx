import { Button, Dialog, SentenceWith } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';

interface DeleteDraftDialogProps {
  readonly title: string;
  /** BCP 47 tag of the title, where it is known. */
  readonly language?: string | undefined;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** Asks before a draft is removed for good. */
export function DeleteDraftDialog({ title, language, onCancel, onConfirm }: DeleteDraftDialogProps) {
  const { t } = useTranslation('splash');
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="small"
      title={t('deleteTitle')}
      closeLabel={t('close')}
      onClose={onCancel}
      footer={
        <>
          <Button variant="secondary" onPress={onCancel}>
            {t('cancel')}
          </Button>
          <Button variant="danger" onPress={onConfirm}>
            {t('deleteConfirm')}
          </Button>
        </>
      }
    >
      <p>
        <SentenceWith text={title} language={language} write={(text) => t('deleteText', { title: text })} />
      </p>
    </Dialog>
  );
}
