import { type Control, type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormPassword } from '../../../forms/form-fields.js';
import { PasswordAdvice } from './password-advice.js';

/** A new password with advice, and its repetition. */
export function NewPassword<V extends FieldValues>({
  control,
  name,
  confirmName,
}: {
  readonly control: Control<V>;
  readonly name: FieldPath<V>;
  readonly confirmName: FieldPath<V>;
}) {
  const { t } = useTranslation('accounts');
  const password: unknown = useWatch({ control, name });
  return (
    <>
      <FormPassword
        control={control}
        name={name}
        label={t('password.new')}
        autoComplete="new-password"
        isRequired
      />
      <PasswordAdvice password={typeof password === 'string' ? password : ''} />
      <FormPassword
        control={control}
        name={confirmName}
        label={t('password.confirm')}
        autoComplete="new-password"
        isRequired
      />
    </>
  );
}
