import { Alert, Button } from '@tastwerk/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askForProof } from '../../../api/proof.js';
import { FailureAlert } from '../../../forms/failure-alert.js';
import { AreaCard, CardActions } from '../area-page.js';
import { useAreaUser } from '../use-area-user.js';
import { AppCard } from './app-card.js';
import { PasskeysCard } from './passkeys-card.js';
import { RecoveryCodesDialog } from './recovery-codes-dialog.js';
import styles from './second-factors.module.css';
import { useRenewRecoveryCodesMutation, useSecondFactorsQuery } from './second-factors-api.js';

/** Says that rights rest, and how they count again. */
function RestingRights() {
  const { t } = useTranslation('accounts');
  const { needs_second_factor } = useAreaUser();
  const { data } = useSecondFactorsQuery();
  if (!needs_second_factor || data === undefined) return null;
  const hasFactor = data.passkeys.length > 0 || data.app_since !== null;
  return (
    <div className={styles.notice}>
      <Alert
        kind="warning"
        title={t('area.security.resting.title')}
        actions={
          hasFactor ? (
            <Button onPress={() => void askForProof('SECOND_FACTOR_NEEDED')}>
              {t('area.security.resting.confirm')}
            </Button>
          ) : undefined
        }
      >
        {t(hasFactor ? 'area.security.resting.withFactor' : 'area.security.resting.without')}
      </Alert>
    </div>
  );
}

function RecoveryCodesCard({ onCodes }: { readonly onCodes: (codes: readonly string[]) => void }) {
  const { t } = useTranslation('accounts');
  const { data } = useSecondFactorsQuery();
  const [renew, { isLoading, error }] = useRenewRecoveryCodesMutation();
  if (data === undefined || (data.passkeys.length === 0 && data.app_since === null)) return null;
  const renewNow = async () => {
    const renewed = await renew();
    if (renewed.data) onCodes(renewed.data.recovery_codes);
  };
  return (
    <AreaCard title={t('area.security.codes.title')} lead={t('area.security.codes.lead')}>
      <FailureAlert failure={error} />
      <p>{t('area.security.codes.left', { count: data.recovery_codes })}</p>
      <CardActions>
        <Button isPending={isLoading} onPress={() => void renewNow()}>
          {t('area.security.codes.renew')}
        </Button>
      </CardActions>
    </AreaCard>
  );
}

/** Passkeys, the authenticator app and recovery codes of the account. */
export function SecondFactors() {
  const [codes, setCodes] = useState<readonly string[]>([]);
  return (
    <>
      <RestingRights />
      <PasskeysCard onCodes={setCodes} />
      <AppCard onCodes={setCodes} />
      <RecoveryCodesCard onCodes={setCodes} />
      {codes.length > 0 ? <RecoveryCodesDialog codes={codes} onClose={() => setCodes([])} /> : null}
    </>
  );
}
