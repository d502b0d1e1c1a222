import { Alert, Button, Dialog } from '@tastwerk/ui';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './place-dialog.module.css';

interface PlaceDialogProps {
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

const WRONG_FIELDS = '[aria-invalid="true"], [data-invalid] > button';

/** A dialog around the fields of a place; Enter in a field does what its main button does, Ctrl+Enter does so from everywhere. */
export function PlaceDialog(props: PlaceDialogProps) {
  const { title, submitLabel, problem, failures = 0, onSubmit, onNext, nextLabel, onClose, children } = props;
  const { t } = useTranslation('place');
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  // What is pressed is done with the numbers that leaving the field has settled.
  const latest = useRef({ onSubmit, onNext });
  useEffect(() => {
    latest.current = { onSubmit, onNext };
  });
  useEffect(() => {
    if (failures > 0) form.current?.querySelector<HTMLElement>(WRONG_FIELDS)?.focus();
  }, [failures]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const submitFromAnywhere = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    const isNext = event.shiftKey && latest.current.onNext !== undefined;
    const field = document.activeElement;
    // A number counts once its field is left.
    if (field instanceof HTMLElement) {
      field.blur();
      field.focus();
    }
    setTimeout(() => (isNext ? latest.current.onNext?.() : latest.current.onSubmit()));
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
        onKeyDownCapture={submitFromAnywhere}
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
