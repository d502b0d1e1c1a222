import { fieldErrorCode } from '@tastwerk/contracts';
import { Checkbox, PasswordField, TextArea, TextField } from '@tastwerk/ui';
import { type ReactNode } from 'react';
import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

interface FormFieldProps<V extends FieldValues> {
  readonly control: Control<V>;
  readonly name: FieldPath<V>;
  readonly label: string;
  readonly description?: string;
  readonly isRequired?: boolean;
  /** What a password manager or the browser may fill in (HTML, autofill field names). */
  readonly autoComplete?: string;
}

/** The sentence of a field's error; schemas and server name errors by the same codes. */
function useFieldError(): (code: string | undefined) => { readonly errorMessage?: string } {
  const { t } = useTranslation('fieldErrors');
  return (code) => (code === undefined ? {} : { errorMessage: t(fieldErrorCode(code)) });
}

/** One line of text of a form. */
export function FormText<V extends FieldValues>({
  control,
  name,
  type = 'text',
  inputMode,
  ...texts
}: FormFieldProps<V> & { readonly type?: 'text' | 'email'; readonly inputMode?: 'numeric' }) {
  const errorOf = useFieldError();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, value, ...field }, fieldState }) => (
        <TextField
          {...texts}
          {...field}
          value={String(value ?? '')}
          type={type}
          inputRef={ref}
          {...(inputMode ? { inputMode } : {})}
          {...errorOf(fieldState.error?.message)}
        />
      )}
    />
  );
}

/** Several lines of text of a form. */
export function FormTextArea<V extends FieldValues>({ control, name, ...texts }: FormFieldProps<V>) {
  const errorOf = useFieldError();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, value, ...field }, fieldState }) => (
        <TextArea
          {...texts}
          {...field}
          value={String(value ?? '')}
          inputRef={ref}
          {...errorOf(fieldState.error?.message)}
        />
      )}
    />
  );
}

/** A password of a form, which can be shown. */
export function FormPassword<V extends FieldValues>({ control, name, ...texts }: FormFieldProps<V>) {
  const { t } = useTranslation('accounts');
  const errorOf = useFieldError();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, value, ...field }, fieldState }) => (
        <PasswordField
          {...texts}
          {...field}
          value={String(value ?? '')}
          showLabel={t('password.show', { label: texts.label })}
          inputRef={ref}
          {...errorOf(fieldState.error?.message)}
        />
      )}
    />
  );
}

/** A box of a form to tick. */
export function FormCheckbox<V extends FieldValues>({
  control,
  name,
  isRequired = false,
  children,
}: Pick<FormFieldProps<V>, 'control' | 'name' | 'isRequired'> & { readonly children: ReactNode }) {
  const errorOf = useFieldError();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <Checkbox
          name={field.name}
          inputRef={field.ref}
          isSelected={field.value === true}
          onChange={field.onChange}
          onBlur={field.onBlur}
          isRequired={isRequired}
          {...errorOf(fieldState.error?.message)}
        >
          {children}
        </Checkbox>
      )}
    />
  );
}
