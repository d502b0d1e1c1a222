import { loginOnlySchema } from '@tastwerk/contracts';
import { Alert, Button, Link } from '@tastwerk/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRequestResetMutation } from '../accounts-api.js';
import { FailureAlert } from '../../../forms/failure-alert.js';
import { FormCard } from '../../../forms/form-card.js';
import { FormText } from '../../../forms/form-fields.js';
import { useContractForm } from '../../../forms/use-contract-form.js';

/** Asks for an e-mail address to send a link for a new password to. */
export function ResetRequestPage() {
  const { t } = useTranslation('accounts');
  const [request, { isLoading, error }] = useRequestResetMutation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { control, handleSubmit } = useContractForm(loginOnlySchema, { login: '' }, error);
  const send = handleSubmit(async (form) => {
    const outcome = await request(form);
    if ('data' in outcome) setSentTo(form.login);
  });
  const back = <Link href="/login">{t('toLogin')}</Link>;
  if (sentTo !== null) {
    return (
      <FormCard
        title={t('resetRequest.sent.title')}
        notice={
          <Alert kind="success" isAnnounced>
            {t('resetRequest.sent.text', { login: sentTo })}
          </Alert>
        }
        after={back}
      >
        <p>{t('signUp.sent.spam')}</p>
      </FormCard>
    );
  }
  return (
    <FormCard
      title={t('resetRequest.title')}
      lead={t('resetRequest.lead')}
      notice={<FailureAlert failure={error} />}
      onSubmit={() => void send()}
      after={back}
    >
      <FormText
        control={control}
        name="login"
        label={t('email')}
        type="email"
        autoComplete="username"
        isRequired
      />
      <Button type="submit" variant="primary" isWide isPending={isLoading}>
        {t('resetRequest.submit')}
      </Button>
    </FormCard>
  );
}
