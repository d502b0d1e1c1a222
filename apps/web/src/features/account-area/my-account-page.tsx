import { changeLoginSchema, changePasswordSchema, profileSchema } from '@tastwerk/contracts';
import { Alert, Button, ButtonLink, Select } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { LANGUAGES } from '../../i18n/language.js';
import {
  useChangeLoginMutation,
  useChangePasswordMutation,
  useUpdateUserMutation,
} from '../accounts/accounts-api.js';
import { FailureAlert } from '../../forms/failure-alert.js';
import { FormText } from '../../forms/form-fields.js';
import { NewPassword } from '../accounts/password/new-password.js';
import { useContractForm } from '../../forms/use-contract-form.js';
import { AreaCard, AreaPage, CardActions } from './area-page.js';
import { CurrentPassword } from './current-password.js';
import { useAreaUser } from './use-area-user.js';

/** The name alone, which may not be empty here. */
const nameSchema = z.object({ displayName: profileSchema.shape.displayName.unwrap() });

/** Says that a change was taken over, until the next one is sent. */
function Done({ isShown, text }: { readonly isShown: boolean; readonly text: string }) {
  if (!isShown) return null;
  return (
    <Alert kind="success" isAnnounced>
      {text}
    </Alert>
  );
}

function NameCard() {
  const { t } = useTranslation('accounts');
  const user = useAreaUser();
  const [update, { isLoading, isSuccess, error }] = useUpdateUserMutation();
  const form = useContractForm(nameSchema, { displayName: user.display_name }, error);
  return (
    <AreaCard
      title={t('displayName')}
      lead={t('area.myAccount.nameLead')}
      onSubmit={() => void form.handleSubmit((values) => update(values))()}
    >
      <FailureAlert failure={error} />
      <Done isShown={isSuccess} text={t('area.myAccount.nameDone')} />
      <FormText
        control={form.control}
        name="displayName"
        label={t('displayName')}
        autoComplete="nickname"
        isRequired
      />
      <CardActions>
        <Button type="submit" variant="primary" isPending={isLoading}>
          {t('save')}
        </Button>
      </CardActions>
    </AreaCard>
  );
}

function EmailCard() {
  const { t } = useTranslation('accounts');
  const user = useAreaUser();
  const [change, { isLoading, error }] = useChangeLoginMutation();
  const form = useContractForm(
    changeLoginSchema,
    user.has_password ? { login: '', password: '' } : { login: '' },
    error,
  );
  const send = form.handleSubmit(async (values) => {
    const outcome = await change(values);
    if ('data' in outcome) form.reset();
  });
  return (
    <AreaCard
      title={t('email')}
      lead={
        user.email === ''
          ? t('area.myAccount.emailNone')
          : t('area.myAccount.emailLead', { email: user.email })
      }
      onSubmit={() => void send()}
    >
      <FailureAlert failure={error} />
      {user.pending_login === null ? null : (
        <Alert kind="info" isAnnounced>
          {t('area.myAccount.emailPending', { login: user.pending_login })}
        </Alert>
      )}
      <FormText
        control={form.control}
        name="login"
        label={t('area.myAccount.newEmail')}
        type="email"
        autoComplete="email"
        isRequired
      />
      <CurrentPassword control={form.control} name="password" />
      <CardActions>
        <Button type="submit" variant="primary" isPending={isLoading}>
          {t('area.myAccount.changeEmail')}
        </Button>
      </CardActions>
    </AreaCard>
  );
}

function PasswordCard() {
  const { t } = useTranslation('accounts');
  const [change, { isLoading, isSuccess, error }] = useChangePasswordMutation();
  const empty = { password: '', 'new-password': '', 'password-confirm': '' };
  const form = useContractForm(changePasswordSchema, empty, error);
  const send = form.handleSubmit(async (values) => {
    const outcome = await change(values);
    if ('data' in outcome) form.reset();
  });
  return (
    <AreaCard
      title={t('password.label')}
      lead={t('area.myAccount.passwordLead')}
      onSubmit={() => void send()}
    >
      <FailureAlert failure={error} />
      <Done isShown={isSuccess} text={t('area.myAccount.passwordDone')} />
      <CurrentPassword control={form.control} name="password" />
      <NewPassword control={form.control} name="new-password" confirmName="password-confirm" />
      <CardActions>
        <Button type="submit" variant="primary" isPending={isLoading}>
          {t('area.myAccount.changePassword')}
        </Button>
      </CardActions>
    </AreaCard>
  );
}

/** How an account that signs in at a school comes to a password: by the same mail as one that was forgotten. */
function FirstPasswordCard() {
  const { t } = useTranslation('accounts');
  const user = useAreaUser();
  return (
    <AreaCard
      title={t('password.label')}
      lead={t(user.email === '' ? 'area.myAccount.passwordNeedsEmail' : 'area.myAccount.passwordNone')}
    >
      {user.email === '' ? null : (
        <CardActions>
          <ButtonLink href="/reset-password-request">{t('area.myAccount.setPassword')}</ButtonLink>
        </CardActions>
      )}
    </AreaCard>
  );
}

function LanguageCard() {
  const { t } = useTranslation(['accounts', 'shell']);
  const user = useAreaUser();
  const [update, { isLoading, isSuccess, error }] = useUpdateUserMutation();
  return (
    <AreaCard title={t('area.myAccount.language')} lead={t('area.myAccount.languageLead')}>
      <FailureAlert failure={error} />
      <Done isShown={isSuccess} text={t('saved')} />
      <Select
        label={t('area.myAccount.language')}
        value={user.language}
        isDisabled={isLoading}
        onChange={(language) => void update({ language })}
        options={LANGUAGES.map((id) => ({ id, label: t(`shell:language.${id}`) }))}
      />
    </AreaCard>
  );
}

/** Name, e-mail address, password and the language of mails. */
export function MyAccountPage() {
  const { t } = useTranslation('accounts');
  const { has_password } = useAreaUser();
  return (
    <AreaPage title={t('area.myAccount.title')}>
      <NameCard />
      <EmailCard />
      {has_password ? <PasswordCard /> : <FirstPasswordCard />}
      <LanguageCard />
    </AreaPage>
  );
}
