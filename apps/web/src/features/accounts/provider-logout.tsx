import { Alert, Button } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { FailureAlert } from '../../forms/failure-alert.js';
import { labelOf } from '../../session/label-of.js';
import {
  useEndProviderSessionMutation,
  useSignInProvidersQuery,
} from '../../session/sign-in-providers-api.js';

/** After logging out: the way to log out at the provider, too, for whoever came from one. At a school, others use the same computer. */
export function ProviderLogout() {
  const { t, i18n } = useTranslation('accounts');
  const { data } = useSignInProvidersQuery();
  const [end, { isLoading, error, data: ended }] = useEndProviderSessionMutation();
  const provider = data?.providers.find(({ id }) => id === data.last_used);
  if (ended?.url === null) return <Alert kind="info">{t('login.providerLogout.none')}</Alert>;
  if (!provider) return <Alert kind="success">{t('login.arrival.after_logout')}</Alert>;
  const label = labelOf(provider, i18n.language);
  const leave = async () => {
    const outcome = await end();
    if ('data' in outcome && outcome.data?.url) window.location.assign(outcome.data.url);
  };
  return (
    <>
      <FailureAlert failure={error} />
      <Alert
        kind="info"
        isAnnounced
        title={t('login.arrival.after_logout')}
        actions={[
          <Button key="end" isPending={isLoading} onPress={() => void leave()}>
            {t('login.providerLogout.action', { label })}
          </Button>,
        ]}
      >
        {t('login.providerLogout.text', { label })}
      </Alert>
    </>
  );
}
