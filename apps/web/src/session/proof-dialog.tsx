import { codeField } from '@tastwerk/contracts';
import { Button, Dialog, Link, Skeleton } from '@tastwerk/ui';
import { KeyRound } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { ProofNeed } from '../api/proof.js';
import { FailureAlert } from '../forms/failure-alert.js';
import { FormPassword, FormText } from '../forms/form-fields.js';
import { useContractForm } from '../forms/use-contract-form.js';
import { PasskeyProblemAlert } from './passkey-problem.js';
import { hasPasskeys, signWithPasskey } from './passkeys.js';
import styles from './proof-dialog.module.css';
import { useProofOptionsMutation, useProveMutation } from './session-api.js';
import { usePasskeyCeremony } from './use-passkey-ceremony.js';

const passwordSchema = z.object({ password: z.string().min(1, 'required').max(200) });
const codeSchema = z.object({ code: codeField });

interface ProofDialogProps {
  readonly need: ProofNeed;
  readonly onEnd: (isProved: boolean) => void;
}

interface FormProps {
  readonly id: string;
  readonly onProved: () => void;
  readonly onPending: (isPending: boolean) => void;
}

/** Sends a proof that was typed, and says whether it is on its way. */
function useTypedProof({ onProved, onPending }: Pick<FormProps, 'onProved' | 'onPending'>) {
  const [prove, { isLoading, error }] = useProveMutation();
  useEffect(() => onPending(isLoading), [isLoading, onPending]);
  const send = async (proof: Parameters<typeof prove>[0]) => {
    if ('data' in (await prove(proof))) onProved();
  };
  return { send, error };
}

interface ProofFormProps {
  readonly id: string;
  readonly failure: unknown;
  readonly onSubmit: () => Promise<void>;
  readonly children: ReactNode;
}

function ProofForm({ id, failure, onSubmit, children }: ProofFormProps) {
  return (
    <form
      id={id}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      <FailureAlert failure={failure} />
      {children}
    </form>
  );
}

function PasswordForm({ id, ...ends }: FormProps) {
  const { t } = useTranslation('accounts');
  const { send, error } = useTypedProof(ends);
  const { control, handleSubmit } = useContractForm(passwordSchema, { password: '' }, error);
  return (
    <ProofForm id={id} failure={error} onSubmit={handleSubmit(send)}>
      <FormPassword
        control={control}
        name="password"
        label={t('password.label')}
        autoComplete="current-password"
        isRequired
      />
    </ProofForm>
  );
}

function CodeForm({ id, ...ends }: FormProps) {
  const { t } = useTranslation('accounts');
  const { send, error } = useTypedProof(ends);
  const { control, handleSubmit } = useContractForm(codeSchema, { code: '' }, error);
  return (
    <ProofForm id={id} failure={error} onSubmit={handleSubmit(send)}>
      <FormText
        control={control}
        name="code"
        label={t('code.label')}
        description={t('code.help')}
        autoComplete="one-time-code"
        isRequired
      />
    </ProofForm>
  );
}

/** Asks a user to prove again who they are: by the password or a passkey; as a second factor by a passkey or a code. */
export function ProofDialog({ need, onEnd }: ProofDialogProps) {
  const { t } = useTranslation('accounts');
  const formId = useId();
  const { run, problem, isRunning } = usePasskeyCeremony(signWithPasskey);
  const [isSending, setSending] = useState(false);
  const [getOptions, options] = useProofOptionsMutation();
  const [prove, proving] = useProveMutation();
  useEffect(() => void getOptions(), [getOptions]);
  const byPasskey = async () => {
    proving.reset();
    const passkey = await run(async () => (await getOptions()).data?.passkey);
    if (passkey && 'data' in (await prove({ passkey }))) onEnd(true);
  };
  const isPending = isRunning || isSending || proving.isLoading;
  const known = options.data;
  const isFactor = need === 'SECOND_FACTOR_NEEDED';
  const hasForm = known !== undefined && (isFactor ? known.code : known.password);
  const hasPasskey = known !== undefined && known.passkey !== null && hasPasskeys();
  const Form = isFactor ? CodeForm : PasswordForm;
  return (
    <Dialog
      isOpen
      size="small"
      closesOnBackdrop={false}
      title={t(isFactor ? 'proof.factorTitle' : 'proof.title')}
      closeLabel={t('cancel')}
      onClose={() => onEnd(false)}
      footer={
        <>
          <Button onPress={() => onEnd(false)}>{t('cancel')}</Button>
          {hasForm ? (
            <Button type="submit" form={formId} variant="primary" isPending={isPending}>
              {t('proof.confirm')}
            </Button>
          ) : null}
        </>
      }
    >
      <div className={styles.content}>
        <p>{t(isFactor ? 'proof.factorLead' : 'proof.lead')}</p>
        <FailureAlert failure={options.error ?? proving.error} />
        <PasskeyProblemAlert problem={problem} />
        {known === undefined && !options.error ? <Skeleton /> : null}
        {hasPasskey ? (
          <Button icon={<KeyRound />} isWide isPending={isPending} onPress={() => void byPasskey()}>
            {t('proof.passkey')}
          </Button>
        ) : null}
        {hasForm ? <Form id={formId} onProved={() => onEnd(true)} onPending={setSending} /> : null}
        {known !== undefined && !hasForm && !hasPasskey ? (
          <p>
            {isFactor ? (
              <>
                {t('proof.none')} <Link href="/account/security">{t('proof.setUp')}</Link>
              </>
            ) : (
              t('proof.loginAgain')
            )}
          </p>
        ) : null}
      </div>
    </Dialog>
  );
}
