import { Alert, Button, Dialog } from '@tastwerk/ui';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './form-dialog.module.css';
import { useSubmitKey } from './submit-key.js';

interface FormDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  /** Why the last attempt was refused, in a sentence. */
  readonly problem: string | null;
  /** Counts attempts that failed at a field: each leads to the first such field. */
  readonly failures?: number;
  readonly onSubmit: () => void;
  /** Does the same and stays open for the next, where that is possible; `nextLabel` names it. */
  readonly onNext?: () => void;
  readonly nextLabel?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const WRONG_FIELDS = ':is(input, textarea)[aria-invalid="true"], [data-invalid] > button';

/** A dialog around fields; Enter in a field does what its main button does, Ctrl+Enter does so from everywhere. */
export function FormDialog(props: FormDialogProps) {
  const { title, submitLabel, problem, failures = 0, onSubmit, onNext, nextLabel, onClose, children } = props;
  const { t } = useTranslation('editor');
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failures > 0) form.current?.querySelector<HTMLElement>(WRONG_FIELDS)?.focus();
  }, [failures]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const onKey = useSubmitKey((isNext) => {
    if (isNext && onNext) onNext();
    else onSubmit();
  });
  return (
    <Dialog
      isOpen
      title={title}
      closeLabel={t('formDialog.close')}
      closesOnBackdrop={false}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('formDialog.cancel')}</Button>
          {onNext && nextLabel ? <Button onPress={onNext}>{nextLabel}</Button> : null}
          <Button variant="primary" type="submit" form={formId}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        className={styles.form}
        onSubmit={submit}
        onKeyDownCapture={onKey}
        noValidate
      >
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
