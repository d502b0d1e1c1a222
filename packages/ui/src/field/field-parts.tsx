import { FieldError, Label, Text } from 'react-aria-components';
import { CircleAlert } from 'lucide-react';
import { classNames } from '../class-names.js';
import styles from './field.module.css';

/** What every form field of the kit has in common. */
export interface FieldTexts {
  readonly label: string;
  /** Help below the label, always visible. */
  readonly description?: string;
  /** What is wrong and how to mend it; its presence marks the field as invalid. */
  readonly errorMessage?: string;
  readonly isRequired?: boolean;
}

/** The label of a field, with an asterisk that screen readers leave out: they hear "required" instead. */
export function FieldLabel({ label, isRequired }: Pick<FieldTexts, 'label' | 'isRequired'>) {
  return (
    <Label className={classNames(styles.label)}>
      {label}
      {isRequired ? (
        <span className={styles.asterisk} aria-hidden="true">
          *
        </span>
      ) : null}
    </Label>
  );
}

interface FieldNotesProps {
  readonly description: string | undefined;
  readonly errorMessage: string | undefined;
  /** Id of the help where the field itself names it as its description. */
  readonly descriptionId?: string;
}

/** Help and error of a field, tied to its input by the primitive around it. */
export function FieldNotes({ description, errorMessage, descriptionId }: FieldNotesProps) {
  return (
    <>
      {description && descriptionId === undefined ? (
        <Text slot="description" className={classNames(styles.description)}>
          {description}
        </Text>
      ) : null}
      {description && descriptionId !== undefined ? (
        <span id={descriptionId} className={styles.description}>
          {description}
        </span>
      ) : null}
      {errorMessage ? (
        <FieldError className={classNames(styles.error)}>
          <CircleAlert aria-hidden="true" className={styles.errorIcon} />
          {errorMessage}
        </FieldError>
      ) : null}
    </>
  );
}
