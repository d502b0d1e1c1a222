import { Button } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { FailureAlert } from '../forms/failure-alert.js';
import { labelOf } from './label-of.js';
import styles from './provider-buttons.module.css';
import { useBeginSignInMutation, useSignInProvidersQuery } from './sign-in-providers-api.js';

/** The ways in by a provider that the operator has named, such as a school; nothing where there is none. */
export function ProviderButtons({ redirect }: { readonly redirect: string | null }) {
  const { t, i18n } = useTranslation('accounts');
  const { data } = useSignInProvidersQuery();
  const [begin, { isLoading, error, originalArgs }] = useBeginSignInMutation();
  const providers = data?.providers ?? [];
  if (providers.length === 0) return null;
  const leaveFor = async (provider: string) => {
    const begun = await begin({ provider, body: redirect === null ? {} : { redirect } });
    if ('data' in begun && begun.data) window.location.assign(begun.data.url);
  };
  return (
    <div role="group" aria-label={t('login.providers')} className={styles.group}>
      <p>{t('login.providers')}</p>
      <FailureAlert failure={error} />
      {providers.map((provider) => (
        <Button
          key={provider.id}
          isWide
          isPending={isLoading && originalArgs?.provider === provider.id}
          onPress={() => void leaveFor(provider.id)}
        >
          {t('login.with', { label: labelOf(provider, i18n.language) })}
        </Button>
      ))}
    </div>
  );
}
