import { Button, Dialog } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';

interface DeleteDraftDialogProps {
  readonly title: string;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** Asks before a draft is removed for good. */
export function DeleteDraftDialog({ title, onCancel, onConfirm }: DeleteDraftDialogProps) {
  const { t } = useTranslation('editor');
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="small"
      title={t('splash.deleteTitle')}
      closeLabel={t('splash.close')}
      onClose={onCancel}
      footer={
        <>
          <Button variant="secondary" onPress={onCancel}>
            {t('splash.cancel')}
          </Button>
          <Button variant="danger" onPress={onConfirm}>
            {t('splash.deleteConfirm')}
          </Button>
        </>
      }
    >
      <p>{t('splash.deleteText', { title })}</p>
    </Dialog>
  );
}
