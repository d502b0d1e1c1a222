import { type Identity } from '@tastwerk/contracts';
import { Alert, Button, useMoments } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { FailureAlert } from '../../forms/failure-alert.js';
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

function LinkButton({ provider, label }: { readonly provider: string; readonly label: string }) {
  const { t } = useTranslation('accounts');
  const [link, { isLoading, error }] = useLinkIdentityMutation();
  const leave = async () => {
    const begun = await link(provider);
    if ('data' in begun && begun.data) window.location.assign(begun.data.url);
  };
  return (
    <>
      <FailureAlert failure={error} />
      <Button isPending={isLoading} onPress={() => void leave()}>
        {t('area.security.link', { label })}
      </Button>
    </>
  );
}

/** Providers that the account is connected with, and others that it can be; nothing where there is neither. */
export function IdentitiesCard() {
  const { t, i18n } = useTranslation('accounts');
  const [parameters] = useSearchParams();
  const { data } = useIdentitiesQuery();
  const { data: offered } = useSignInProvidersQuery();
  const identities = data ?? [];
  const others = (offered?.providers ?? []).filter(
    ({ id }) => !identities.some(({ provider }) => provider === id),
  );
  if (!data || (identities.length === 0 && others.length === 0)) return null;
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
            <LinkButton key={provider.id} provider={provider.id} label={labelOf(provider, i18n.language)} />
          ))}
        </CardActions>
      ) : null}
    </AreaCard>
  );
}
