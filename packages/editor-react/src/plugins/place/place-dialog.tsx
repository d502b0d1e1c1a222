import { Alert, Button, Dialog } from '@tastwerk/ui';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './place-dialog.module.css';

interface PlaceDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  /** Why the last attempt was refused, in a sentence. */
  readonly problem: string | null;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog around the fields of a place; Enter in a field does what its main button does. */
export function PlaceDialog({ title, submitLabel, problem, onSubmit, onClose, children }: PlaceDialogProps) {
  const { t } = useTranslation('place');
  const formId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Dialog
      isOpen
      title={title}
      closeLabel={t('close')}
      closesOnBackdrop={false}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form={formId}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        {problem ? (
          <Alert kind="danger" isAnnounced>
            {problem}
          </Alert>
        ) : null}
        {children}
      </form>
    </Dialog>
  );
}
