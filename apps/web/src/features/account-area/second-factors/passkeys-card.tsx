import { type Passkey, passkeyNameSchema } from '@tastwerk/contracts';
import { Alert, Badge, Button, Skeleton, useMoments } from '@tastwerk/ui';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../forms/confirm-dialog.js';
import { FailureAlert } from '../../../forms/failure-alert.js';
import { FormDialog } from '../../../forms/form-dialog.js';
import { FormText } from '../../../forms/form-fields.js';
import { useContractForm } from '../../../forms/use-contract-form.js';
import { PasskeyProblemAlert } from '../../../session/passkey-problem.js';
import { hasPasskeys, makePasskey } from '../../../session/passkeys.js';
import { usePasskeyCeremony } from '../../../session/use-passkey-ceremony.js';
import { AreaCard, CardActions } from '../area-page.js';
import list from '../security-page.module.css';
import {
  useAddPasskeyMutation,
  usePasskeyOptionsMutation,
  useRemovePasskeyMutation,
  useSecondFactorsQuery,
} from './second-factors-api.js';

interface Ending {
  readonly onClose: () => void;
}

/** Names a passkey and lets the browser make it. */
function AddDialog({ onCodes, onClose }: Ending & { readonly onCodes: (codes: readonly string[]) => void }) {
  const { t } = useTranslation('accounts');
  const { run, problem, isRunning } = usePasskeyCeremony(makePasskey);
  const [getOptions, options] = usePasskeyOptionsMutation();
  const [add, adding] = useAddPasskeyMutation();
  const form = useContractForm(
    passkeyNameSchema,
    { name: t('area.security.passkeys.defaultName') },
    adding.error,
  );
  const submit = form.handleSubmit(async ({ name }) => {
    adding.reset();
    const passkey = await run(async () => (await getOptions()).data);
    if (!passkey) return;
    const added = await add({ name, passkey });
    if (!added.data) return;
    onCodes(added.data.recovery_codes);
    onClose();
  });
  return (
    <FormDialog
      title={t('area.security.passkeys.add')}
      action={t('area.security.passkeys.make')}
      isPending={isRunning || adding.isLoading}
      failure={options.error ?? adding.error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <PasskeyProblemAlert problem={problem} />
      <p>{t('area.security.passkeys.addText')}</p>
      <FormText
        control={form.control}
        name="name"
        label={t('area.security.passkeys.name')}
        description={t('area.security.passkeys.nameHelp')}
        isRequired
      />
    </FormDialog>
  );
}

function RemoveDialog({ passkey, onClose }: Ending & { readonly passkey: Passkey }) {
  const { t } = useTranslation('accounts');
  const [remove, { isLoading, error }] = useRemovePasskeyMutation();
  const confirm = async () => {
    if ('data' in (await remove(passkey.id))) onClose();
  };
  return (
    <ConfirmDialog
      title={t('area.security.passkeys.removeQuestion', { name: passkey.name })}
      text={t('area.security.passkeys.removeText')}
      action={t('area.security.passkeys.remove')}
      isPending={isLoading}
      failure={error}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}

/** The passkeys of the account. */
export function PasskeysCard({ onCodes }: { readonly onCodes: (codes: readonly string[]) => void }) {
  const { t } = useTranslation('accounts');
  const { momentText } = useMoments();
  const { data, error, isLoading } = useSecondFactorsQuery();
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  const passkeys = data?.passkeys ?? [];
  return (
    <AreaCard title={t('area.security.passkeys.title')} lead={t('area.security.passkeys.lead')}>
      {isLoading ? <Skeleton /> : null}
      <FailureAlert failure={error} />
      {passkeys.length > 0 ? (
        <ul className={list.list}>
          {passkeys.map((passkey) => (
            <li key={passkey.id} className={list.row}>
              <div>
                <p className={list.name}>
                  {passkey.name}{' '}
                  {passkey.is_synced ? (
                    <Badge tone="neutral">{t('area.security.passkeys.synced')}</Badge>
                  ) : null}
                </p>
                <p className={list.when}>
                  {t('area.security.passkeys.since', { moment: momentText(passkey.created_at) })}
                  {passkey.last_used_at === null
                    ? null
                    : ` · ${t('area.security.lastUsed', { moment: momentText(passkey.last_used_at) })}`}
                </p>
              </div>
              <Button
                aria-label={t('area.security.passkeys.removeOf', { name: passkey.name })}
                onPress={() => setLeaving(passkey)}
              >
                {t('area.security.passkeys.remove')}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {hasPasskeys() ? (
        <CardActions>
          <Button icon={<KeyRound />} onPress={() => setAdding(true)}>
            {t('area.security.passkeys.add')}
          </Button>
        </CardActions>
      ) : (
        <Alert kind="info">{t('passkeyProblems.unsupported')}</Alert>
      )}
      {isAdding ? <AddDialog onCodes={onCodes} onClose={() => setAdding(false)} /> : null}
      {leaving ? <RemoveDialog passkey={leaving} onClose={() => setLeaving(null)} /> : null}
    </AreaCard>
  );
}
