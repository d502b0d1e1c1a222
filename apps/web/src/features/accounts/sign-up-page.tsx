import { signUpSchema } from '@tastwerk/contracts';
import { Alert, Button, Link } from '@tastwerk/ui';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { z } from 'zod';
import { useSession } from '../../session/use-session.js';
import { useResendVerificationMutation, useSignUpMutation } from './accounts-api.js';
import { FailureAlert } from '../../forms/failure-alert.js';
import { FormCard } from '../../forms/form-card.js';
import { FormCheckbox, FormText } from '../../forms/form-fields.js';
import { useContractForm } from '../../forms/use-contract-form.js';
import { safeRedirect, withRedirect } from '../../session/redirect.js';

/** What the form asks for: the address stands once, and the privacy policy must be accepted. */
const formSchema = z.object({
  login: signUpSchema.shape.login,
  display_name: signUpSchema.shape.display_name,
  newsletter_active: z.boolean(),
  privacy: z.boolean().refine((isAccepted) => isAccepted, 'required'),
});

const EMPTY = { login: '', display_name: '', newsletter_active: false, privacy: false };

/** Says that a mail is on its way, and sends it once more on request. */
function MailSent({ login }: { readonly login: string }) {
  const { t } = useTranslation('accounts');
  const [resend, { isLoading, isSuccess, error }] = useResendVerificationMutation();
  return (
    <FormCard
      title={t('signUp.sent.title')}
      notice={
        <Alert kind="success" isAnnounced>
          {t('signUp.sent.text', { login })}
        </Alert>
      }
      after={<Link href="/login">{t('toLogin')}</Link>}
    >
      <p>{t('signUp.sent.spam')}</p>
      <FailureAlert failure={error} />
      {isSuccess ? (
        <Alert kind="info" isAnnounced>
          {t('signUp.sent.again')}
        </Alert>
      ) : null}
      <Button isPending={isLoading} onPress={() => void resend({ login })}>
        {t('signUp.sent.resend')}
      </Button>
    </FormCard>
  );
}

/** The sign-up form. The password is chosen behind the link in the mail. */
export function SignUpPage() {
  const { t } = useTranslation('accounts');
  const [parameters] = useSearchParams();
  const redirect = parameters.get('redirect');
  const session = useSession();
  const [signUp, { isLoading, error }] = useSignUpMutation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { control, handleSubmit } = useContractForm(formSchema, EMPTY, error);

  if (session.status === 'signed-in') return <Navigate to={safeRedirect(redirect)} replace />;
  if (sentTo !== null) return <MailSent login={sentTo} />;

  const send = handleSubmit(async ({ login, display_name, newsletter_active }) => {
    const outcome = await signUp({ login, 'login-confirm': login, display_name, newsletter_active });
    if ('data' in outcome) setSentTo(login);
  });
  return (
    <FormCard
      title={t('signUp.title')}
      lead={t('signUp.lead')}
      notice={<FailureAlert failure={error} />}
      onSubmit={() => void send()}
      after={
        <p>
          {t('signUp.hasAccount')} <Link href={withRedirect('/login', redirect)}>{t('toLogin')}</Link>
        </p>
      }
    >
      <FormText
        control={control}
        name="login"
        label={t('email')}
        type="email"
        autoComplete="email"
        isRequired
      />
      <FormText
        control={control}
        name="display_name"
        label={t('displayName')}
        description={t('signUp.displayNameHelp')}
        autoComplete="nickname"
      />
      <FormCheckbox control={control} name="newsletter_active">
        {t('signUp.newsletter')}
      </FormCheckbox>
      <FormCheckbox control={control} name="privacy" isRequired>
        <Trans
          t={t}
          i18nKey="signUp.privacy"
          components={{ policy: <Link href="/info/de/65" target="_blank" children="" /> }}
        />
      </FormCheckbox>
      <Button type="submit" variant="primary" isWide isPending={isLoading}>
        {t('signUp.submit')}
      </Button>
    </FormCard>
  );
}
