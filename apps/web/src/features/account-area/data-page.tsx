import { deleteAccountSchema } from '@tastwerk/contracts';
import { Button, saveBlob } from '@tastwerk/ui';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../api/call.js';
import { type ApiFailure } from '../../api/failure.js';
import { send } from '../../api/send.js';
import { endSession } from '../../session/session.js';
import { useDeleteAccountMutation } from '../accounts/accounts-api.js';
import { FailureAlert } from '../../forms/failure-alert.js';
import { FormDialog } from '../../forms/form-dialog.js';
import { useContractForm } from '../../forms/use-contract-form.js';
import { AreaCard, AreaPage, CardActions } from './area-page.js';
import styles from './data-page.module.css';
import { CurrentPassword } from './current-password.js';
import { useAreaUser } from './use-area-user.js';

const EXPORT_NAME = 'tastwerk-export.zip';

function ExportCard() {
  const { t } = useTranslation('accounts');
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const fetchExport = async () => {
    setPending(true);
    setFailure(null);
    const answer = await send(call('exportAccount', {}));
    if (answer.ok) saveBlob(await answer.response.blob(), EXPORT_NAME);
    else setFailure(answer.failure);
    setPending(false);
  };
  return (
    <AreaCard title={t('area.data.export')} lead={t('area.data.exportLead')}>
      <FailureAlert failure={failure} />
      <CardActions>
        <Button icon={<Download />} isPending={isPending} onPress={() => void fetchExport()}>
          {t('area.data.exportButton')}
        </Button>
      </CardActions>
    </AreaCard>
  );
}

function DeletionDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const { has_password } = useAreaUser();
  const [remove, { isLoading, error }] = useDeleteAccountMutation();
  const form = useContractForm(deleteAccountSchema, has_password ? { password: '' } : {}, error);
  const submit = form.handleSubmit(async (values) => {
    const outcome = await remove(values);
    if (!('data' in outcome)) return;
    await navigate('/login?after_deletion', { replace: true });
    endSession();
  });
  return (
    <FormDialog
      isDangerous
      title={t('area.data.deleteQuestion')}
      action={t('area.data.deleteConfirm')}
      isPending={isLoading}
      failure={error}
      formClassName={styles.form}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>{t('area.data.deleteText')}</p>
      <CurrentPassword control={form.control} name="password" />
    </FormDialog>
  );
}

/** Everything that is kept about the user to take away, and the end of the account. */
export function DataPage() {
  const { t } = useTranslation('accounts');
  const [isAsking, setAsking] = useState(false);
  return (
    <AreaPage title={t('area.data.title')}>
      <ExportCard />
      <AreaCard title={t('area.data.delete')} lead={t('area.data.deleteLead')}>
        <CardActions>
          <Button variant="danger" icon={<Trash2 />} onPress={() => setAsking(true)}>
            {t('area.data.deleteButton')}
          </Button>
        </CardActions>
      </AreaCard>
      {isAsking ? <DeletionDialog onClose={() => setAsking(false)} /> : null}
    </AreaPage>
  );
}
