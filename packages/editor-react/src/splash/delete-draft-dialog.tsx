import { Button, Dialog } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';

interface DeleteDraftDialogProps {
  readonly title: string;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** Asks before a draft is removed for good. */
export function DeleteDraftDialog({ title, onCancel, onConfirm }: DeleteDraftDialogProps) {
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
      <p>{t('deleteText', { title })}</p>
    </Dialog>
  );
}
