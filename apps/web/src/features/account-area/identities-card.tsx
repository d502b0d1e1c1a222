import { type Identity, linkIdentitySchema } from '@tastwerk/contracts';
import { Alert, Button, useMoments } from '@tastwerk/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { FailureAlert } from '../../forms/failure-alert.js';
import { FormDialog } from '../../forms/form-dialog.js';
import { FormPassword } from '../../forms/form-fields.js';
import { useContractForm } from '../../forms/use-contract-form.js';
import { labelOf } from '../../session/label-of.js';
import { SignInError } from '../../session/sign-in-error.js';
import { useSignInProvidersQuery } from '../../session/sign-in-providers-api.js';
import {
  useIdentitiesQuery,
  useLinkIdentityMutation,
  useUnlinkIdentityMutation,
} from '../accounts/identities-api.js';
import { AreaCard, CardActions } from './area-page.js';
import styles from './security-page.module.css';

function IdentityRow({ identity }: { readonly identity: Identity }) {
  const { t, i18n } = useTranslation('accounts');
  const { momentText } = useMoments();
  const [unlink, { isLoading, error }] = useUnlinkIdentityMutation();
  const label = labelOf(identity, i18n.language);
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>{label}</p>
        <p className={styles.when}>
          {t('area.security.linkedSince', { moment: momentText(identity.created_at) })}
          {' · '}
          {t('area.security.lastUsed', { moment: momentText(identity.last_used_at) })}
        </p>
        <FailureAlert failure={error} />
      </div>
      <Button
        isPending={isLoading}
        aria-label={t('area.security.unlinkOf', { label })}
        onPress={() => void unlink(identity.id)}
      >
        {t('area.security.unlink')}
      </Button>
    </li>
  );
}

interface LinkDialogProps {
  readonly provider: string;
  readonly label: string;
  readonly hasPassword: boolean;
  readonly onClose: () => void;
}

function LinkDialog({ provider, label, hasPassword, onClose }: LinkDialogProps) {
  const { t } = useTranslation('accounts');
  const [link, { isLoading, error }] = useLinkIdentityMutation();
  const form = useContractForm(linkIdentitySchema, { password: '' }, error);
  const submit = form.handleSubmit(async (values) => {
    const begun = await link({ provider, body: values });
    if ('data' in begun && begun.data) window.location.assign(begun.data.url);
  });
  return (
    <FormDialog
      title={t('area.security.link', { label })}
      action={t('area.security.linkAction')}
      isPending={isLoading}
      failure={error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>{t(hasPassword ? 'area.security.linkText' : 'area.security.linkTextWithoutPassword', { label })}</p>
      {hasPassword ? (
        <FormPassword
          control={form.control}
          name="password"
          label={t('password.label')}
          autoComplete="current-password"
          isRequired
        />
      ) : null}
    </FormDialog>
  );
}

/** Providers that the account is connected with, and others that it can be; nothing where there is neither. */
export function IdentitiesCard() {
  const { t, i18n } = useTranslation('accounts');
  const [parameters] = useSearchParams();
  const { data } = useIdentitiesQuery();
  const { data: offered } = useSignInProvidersQuery();
  const [linked, setLinked] = useState<string | null>(null);
  const identities = data?.identities ?? [];
  const others = (offered?.providers ?? []).filter(
    ({ id }) => !identities.some(({ provider }) => provider === id),
  );
  if (!data || (identities.length === 0 && others.length === 0)) return null;
  const chosen = others.find(({ id }) => id === linked);
  return (
    <AreaCard title={t('area.security.identities')} lead={t('area.security.identitiesLead')}>
      <SignInError />
      {parameters.has('linked') ? (
        <Alert kind="success" isAnnounced>
          {t('area.security.linked')}
        </Alert>
      ) : null}
      {identities.length > 0 ? (
        <ul className={styles.list}>
          {identities.map((identity) => (
            <IdentityRow key={identity.id} identity={identity} />
          ))}
        </ul>
      ) : null}
      {others.length > 0 ? (
        <CardActions>
          {others.map((provider) => (
            <Button key={provider.id} onPress={() => setLinked(provider.id)}>
              {t('area.security.link', { label: labelOf(provider, i18n.language) })}
            </Button>
          ))}
        </CardActions>
      ) : null}
      {chosen ? (
        <LinkDialog
          provider={chosen.id}
          label={labelOf(chosen, i18n.language)}
          hasPassword={data.has_password}
          onClose={() => setLinked(null)}
        />
      ) : null}
    </AreaCard>
  );
}
