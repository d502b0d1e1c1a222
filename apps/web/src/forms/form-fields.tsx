import { type FieldErrorCode, fieldErrorCode } from '@tastwerk/contracts';
import { Checkbox, PasswordField, Select, type SelectOption, TextArea, TextField } from '@tastwerk/ui';
import { type ReactElement, type ReactNode } from 'react';
import {
  type Control,
  Controller,
  type FieldPath,
  type FieldValues,
  type RefCallBack,
} from 'react-hook-form';
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

/** Sentences that say more about an error of one field than that of its code does. */
type OwnErrorTexts = Partial<Record<FieldErrorCode, string>>;

/** The sentence of a field's error; schemas and server name errors by the same codes. */
function useFieldError(own: OwnErrorTexts = {}): (code: string | undefined) => {
  readonly errorMessage?: string;
} {
  const { t } = useTranslation('fieldErrors');
  return (told) => {
    if (told === undefined) return {};
    const code = fieldErrorCode(told);
    return { errorMessage: own[code] ?? t(code) };
  };
}

/** What a field for text takes from its form. */
interface BoundText {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
  readonly inputRef: RefCallBack;
  readonly errorMessage?: string;
}

/** Binds a field for text to its place in a form. */
function FormControl<V extends FieldValues>({
  control,
  name,
  errorTexts,
  children,
}: Pick<FormFieldProps<V>, 'control' | 'name'> & {
  readonly errorTexts?: OwnErrorTexts | undefined;
  readonly children: (bound: BoundText) => ReactElement;
}) {
  const errorOf = useFieldError(errorTexts);
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, value, name: own, onChange, onBlur }, fieldState }) =>
        children({
          name: own,
          value: String(value ?? ''),
          onChange,
          onBlur,
          inputRef: ref,
          ...errorOf(fieldState.error?.message),
        })
      }
    />
  );
}

/** One line of text of a form. */
export function FormText<V extends FieldValues>({
  control,
  name,
  type = 'text',
  inputMode,
  errorTexts,
  onLeave,
  ...texts
}: FormFieldProps<V> & {
  readonly type?: 'text' | 'email';
  readonly inputMode?: 'numeric';
  readonly errorTexts?: OwnErrorTexts;
  /** Called with the text when the field is left, and when a browser has filled it in. */
  readonly onLeave?: (text: string) => void;
}) {
  return (
    <FormControl control={control} name={name} errorTexts={errorTexts}>
      {({ onBlur, ...bound }) => (
        <TextField
          {...texts}
          {...bound}
          type={type}
          onBlur={() => {
            onBlur();
            onLeave?.(bound.value);
          }}
          {...(inputMode ? { inputMode } : {})}
        />
      )}
    </FormControl>
  );
}

/** Several lines of text of a form. */
export function FormTextArea<V extends FieldValues>({ control, name, ...texts }: FormFieldProps<V>) {
  return (
    <FormControl control={control} name={name}>
      {(bound) => <TextArea {...texts} {...bound} />}
    </FormControl>
  );
}

/** A password of a form, which can be shown. */
export function FormPassword<V extends FieldValues>({ control, name, ...texts }: FormFieldProps<V>) {
  const { t } = useTranslation('accounts');
  return (
    <FormControl control={control} name={name}>
      {(bound) => (
        <PasswordField {...texts} {...bound} showLabel={t('password.show', { label: texts.label })} />
      )}
    </FormControl>
  );
}

/** One choice of many in a form. */
export function FormSelect<V extends FieldValues>({
  control,
  name,
  options,
  label,
}: Pick<FormFieldProps<V>, 'control' | 'name' | 'label'> & { readonly options: readonly SelectOption[] }) {
  return (
    <FormControl control={control} name={name}>
      {({ value, onChange, errorMessage }) => (
        <Select
          label={label}
          options={options}
          value={value}
          onChange={onChange}
          {...(errorMessage ? { errorMessage } : {})}
        />
      )}
    </FormControl>
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
