import { confirmAppSchema } from '@tastwerk/contracts';
import { Button, CopyButton, Skeleton, useMoments } from '@tastwerk/ui';
import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../forms/confirm-dialog.js';
import { FailureAlert } from '../../../forms/failure-alert.js';
import { FormDialog } from '../../../forms/form-dialog.js';
import { FormText } from '../../../forms/form-fields.js';
import { useContractForm } from '../../../forms/use-contract-form.js';
import { AreaCard, CardActions } from '../area-page.js';
import { QrCode } from './qr-code.js';
import {
  useBeginAuthenticatorAppMutation,
  useConfirmAuthenticatorAppMutation,
  useRemoveAuthenticatorAppMutation,
  useSecondFactorsQuery,
} from './second-factors-api.js';
import styles from './second-factors.module.css';

interface SetUpProps {
  readonly appKey: string;
  readonly uri: string;
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

/** A key in groups that can be read out and typed. */
const inGroups = (key: string) => key.replace(/.{4}(?=.)/g, '$& ');

/** Gives an app its key, by camera or by hand, and takes its first code. There is no limit of time. */
function SetUpDialog({ appKey, uri, onCodes, onClose }: SetUpProps) {
  const { t } = useTranslation('accounts');
  const [confirm, { isLoading, error }] = useConfirmAuthenticatorAppMutation();
  const form = useContractForm(confirmAppSchema, { code: '' }, error);
  const submit = form.handleSubmit(async (values) => {
    const confirmed = await confirm(values);
    if (!confirmed.data) return;
    onCodes(confirmed.data.recovery_codes);
    onClose();
  });
  return (
    <FormDialog
      title={t('area.security.app.setUp')}
      action={t('area.security.app.confirm')}
      isPending={isLoading}
      failure={error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>{t('area.security.app.scan')}</p>
      <QrCode className={styles.qr} text={uri} label={t('area.security.app.qr')} />
      <div className={styles.stack}>
        <p>{t('area.security.app.orType')}</p>
        <p className={styles.key} lang="">
          {inGroups(appKey)}
        </p>
        <div className={styles.actions}>
          <CopyButton
            label={t('area.security.app.copy')}
            doneLabel={t('area.security.copied')}
            failedLabel={t('area.security.notCopied')}
            text={appKey}
          />
        </div>
      </div>
      <FormText
        control={form.control}
        name="code"
        label={t('area.security.app.code')}
        description={t('area.security.app.codeHelp')}
        autoComplete="one-time-code"
        inputMode="numeric"
        isRequired
      />
    </FormDialog>
  );
}

/** The authenticator app of the account. */
export function AppCard({ onCodes }: { readonly onCodes: (codes: readonly string[]) => void }) {
  const { t } = useTranslation('accounts');
  const { momentText } = useMoments();
  const { data, error, isLoading } = useSecondFactorsQuery();
  const [begin, beginning] = useBeginAuthenticatorAppMutation();
  const [remove, removing] = useRemoveAuthenticatorAppMutation();
  const [isRemoving, setRemoving] = useState(false);
  const since = data?.app_since ?? null;
  const removeNow = async () => {
    if ('data' in (await remove())) setRemoving(false);
  };
  return (
    <AreaCard title={t('area.security.app.title')} lead={t('area.security.app.lead')}>
      {isLoading ? <Skeleton /> : null}
      <FailureAlert failure={error ?? beginning.error} />
      {data === undefined ? null : (
        <>
          <p>
            {since === null
              ? t('area.security.app.none')
              : t('area.security.app.since', { moment: momentText(since) })}
          </p>
          <CardActions>
            {since === null ? (
              <Button icon={<Smartphone />} isPending={beginning.isLoading} onPress={() => void begin()}>
                {t('area.security.app.setUp')}
              </Button>
            ) : (
              <Button onPress={() => setRemoving(true)}>{t('area.security.app.remove')}</Button>
            )}
          </CardActions>
        </>
      )}
      {beginning.data && since === null ? (
        <SetUpDialog
          appKey={beginning.data.key}
          uri={beginning.data.uri}
          onCodes={onCodes}
          onClose={beginning.reset}
        />
      ) : null}
      {isRemoving ? (
        <ConfirmDialog
          title={t('area.security.app.removeQuestion')}
          text={t('area.security.app.removeText')}
          action={t('area.security.app.remove')}
          isPending={removing.isLoading}
          failure={removing.error}
          onConfirm={() => void removeNow()}
          onClose={() => setRemoving(false)}
        />
      ) : null}
    </AreaCard>
  );
}
