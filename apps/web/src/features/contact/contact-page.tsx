import { CONTACT_TOPICS, contactMessageSchema, fieldErrorCode } from '@tastwerk/contracts';
import { Alert, Button, ButtonLink, Link, Select } from '@tastwerk/ui';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/use-session.js';
import { Facts } from '../../page/facts.js';
import { FailureAlert } from '../../forms/failure-alert.js';
import { FormCard } from '../../forms/form-card.js';
import { FormText, FormTextArea } from '../../forms/form-fields.js';
import { useContractForm } from '../../forms/use-contract-form.js';
import { useContactQuery, useSendMessageMutation } from './contact-api.js';
import styles from './contact-page.module.css';

/** How the operators are reached, and a form that mails them. */
export function ContactPage() {
  const session = useSession();
  // Whoever is signed in need not type their address; the form begins when that is known.
  return session.status === 'checking' ? null : <ContactForm email={session.user?.email ?? ''} />;
}

function ContactForm({ email }: { readonly email: string }) {
  const { t } = useTranslation('contact');
  const { t: errors } = useTranslation('fieldErrors');
  const [send, { isLoading, error }] = useSendMessageMutation();
  const [isSent, setSent] = useState(false);
  const { control, handleSubmit } = useContractForm(
    contactMessageSchema,
    { message: '', email, website: '' },
    error,
  );
  if (isSent)
    return (
      <FormCard
        title={t('sentTitle')}
        takesFocus
        notice={
          <Alert kind="success" isAnnounced>
            {t('sent')}
          </Alert>
        }
      >
        <ButtonLink href="/" isWide>
          {t('home')}
        </ButtonLink>
      </FormCard>
    );
  const submit = handleSubmit(async (message) => {
    const answer = await send(message);
    if (!answer.error) setSent(true);
  });
  return (
    <FormCard
      title={t('title')}
      lead={t('lead')}
      notice={
        <>
          <OperatorFacts />
          <FailureAlert failure={error} />
        </>
      }
      onSubmit={() => void submit()}
    >
      <Controller
        control={control}
        name="topic"
        render={({ field: { value, onChange }, fieldState }) => (
          <Select
            label={t('topic')}
            placeholder={t('topicChoice')}
            isRequired
            options={CONTACT_TOPICS.map((id) => ({ id, label: t(`topics.${id}`) }))}
            value={value ?? null}
            onChange={onChange}
            {...(fieldState.error
              ? { errorMessage: errors(fieldErrorCode(fieldState.error.message ?? '')) }
              : {})}
          />
        )}
      />
      <FormTextArea control={control} name="message" label={t('message')} isRequired />
      <FormText
        control={control}
        name="email"
        type="email"
        label={t('email')}
        description={t('emailHelp')}
        autoComplete="email"
        isRequired
      />
      <Controller
        control={control}
        name="website"
        render={({ field: { value, ...field } }) => (
          <div className={styles.trap} aria-hidden="true">
            <label>
              Website
              <input {...field} value={value ?? ''} tabIndex={-1} autoComplete="off" />
            </label>
          </div>
        )}
      />
      <Button type="submit" variant="primary" isPending={isLoading} isWide>
        {t('send')}
      </Button>
    </FormCard>
  );
}

/** Name, e-mail and telephone of the operators, as far as they have said them. */
function OperatorFacts() {
  const { t } = useTranslation('contact');
  const { data } = useContactQuery();
  const facts = [
    ...(data?.name ? [[t('operator'), data.name] as const] : []),
    ...(data?.email
      ? [
          [
            t('mail'),
            <Link key="mail" href={`mailto:${data.email}`}>
              {data.email}
            </Link>,
          ] as const,
        ]
      : []),
    ...(data?.phone
      ? [
          [
            t('phone'),
            <Link key="phone" href={`tel:${data.phone.replace(/[^+\d]/g, '')}`}>
              {data.phone}
            </Link>,
          ] as const,
        ]
      : []),
  ];
  return facts.length > 0 ? <Facts facts={facts} /> : null;
}
