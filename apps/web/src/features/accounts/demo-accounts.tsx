import type { loginSchema } from '@tastwerk/contracts';
import { Alert, Button } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useBackendQuery } from '../../api/backend-api.js';

type Credentials = z.input<typeof loginSchema>;

/** Offers the accounts of a server that was seeded for trying out; nothing on any other. */
export function DemoAccounts({ onChoose }: { readonly onChoose: (account: Credentials) => void }) {
  const { t } = useTranslation('accounts');
  const { data } = useBackendQuery();
  if (!data || data.demoAccounts.length === 0) return null;
  return (
    <Alert
      kind="info"
      title={t('login.demo.title')}
      actions={data.demoAccounts.map(({ login, password, display_name }) => (
        <Button key={login} onPress={() => onChoose({ login, password })}>
          {t('login.demo.use', { name: display_name })}
        </Button>
      ))}
    >
      {t('login.demo.text')}
    </Alert>
  );
}
