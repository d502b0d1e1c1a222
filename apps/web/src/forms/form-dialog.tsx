import { Button, Dialog } from '@tastwerk/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureAlert } from './failure-alert.js';
import styles from './form-dialog.module.css';

export interface FormDialogProps {
  readonly title: ReactNode;
  /** What the button that sends it says. */
  readonly action: string;
  /** What the button that leaves all as it is says, where "cancel" could mean either. */
  readonly dismissal?: string;
  /** Whether it takes something away for good: then it is small and asks as an alert. */
  readonly isDangerous?: boolean;
  readonly isPending: boolean;
  /** What the last sending came back with. */
  readonly failure: unknown;
  readonly formClassName?: string | undefined;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog around a form, which is sent by its button or by Enter. A click beside it does not take away what was typed. */
export function FormDialog({
  title,
  action,
  dismissal,
  isDangerous = false,
  isPending,
  failure,
  formClassName,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const { t } = useTranslation('accounts');
  return (
    <Dialog
      isOpen
      {...(isDangerous ? { role: 'alertdialog', size: 'small' } : {})}
      closesOnBackdrop={false}
      title={title}
      closeLabel={t('cancel')}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{dismissal ?? t('cancel')}</Button>
          <Button variant={isDangerous ? 'danger' : 'primary'} isPending={isPending} onPress={onSubmit}>
            {action}
          </Button>
        </>
      }
    >
      <FailureAlert failure={failure} />
      <form
        className={formClassName ?? styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
