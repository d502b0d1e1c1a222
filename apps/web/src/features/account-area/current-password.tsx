import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormPassword } from '../../forms/form-fields.js';
import { useAreaUser } from './use-area-user.js';

interface CurrentPasswordProps<V extends FieldValues> {
  readonly control: Control<V>;
  readonly name: FieldPath<V>;
}

/** The password until now, which a change of the account asks for; nothing for an account without one. */
export function CurrentPassword<V extends FieldValues>({ control, name }: CurrentPasswordProps<V>) {
  const { t } = useTranslation('accounts');
  const { has_password } = useAreaUser();
  if (!has_password) return null;
  return (
    <FormPassword
      control={control}
      name={name}
      label={t('password.current')}
      autoComplete="current-password"
      isRequired
    />
  );
}
