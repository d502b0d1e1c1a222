import type { Variant } from '@tastwerk/contracts';
import { newUuid } from '@tastwerk/editor-react/new-uuid';
import { Alert, Button, Dialog, TextField, useMoments } from '@tastwerk/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorText } from '../../../page/error-text.js';
import { isApiFailure } from '../../../api/failure.js';
import { useRestoreMutation } from '../catalogue-api.js';

/** Longest words about a version, in characters (`restoreVersion`). */
const MESSAGE_CHARACTERS = 1000;

interface RestoreDialogProps {
  /** The variant as it is now. */
  readonly variant: Variant;
  readonly versionId: number;
  /** Number of that version in the history, undefined as long as that part of the history is not loaded. */
  readonly number: number | undefined;
  /** When it was published. */
  readonly moment: string;
  readonly onClose: () => void;
  readonly onRestored: () => void;
}

/** Asks before an old version is published once more as the newest one. */
export function RestoreDialog({
  variant,
  versionId,
  number,
  moment,
  onClose,
  onRestored,
}: RestoreDialogProps) {
  const { t } = useTranslation('catalogue');
  const { momentText } = useMoments();
  const [message, setMessage] = useState('');
  const [restore, { isLoading, error }] = useRestoreMutation();
  // One key for this question: pressed twice, or sent again after an answer was lost, it is restored once.
  const [idempotencyKey] = useState(newUuid);
  const confirm = async () => {
    const body = {
      idempotencyKey,
      lastVersionHash: variant.current_version.hash,
      change_message: message.trim(),
    };
    const answer = await restore({ id: variant.id, versionId, body });
    if (!('error' in answer)) onRestored();
  };
  const isConflict = isApiFailure(error) && error.code === 'CATALOGUE_VERSION_CONFLICT';
  return (
    <Dialog
      isOpen
      size="small"
      role="alertdialog"
      onClose={onClose}
      title={number === undefined ? t('history.restoreOne') : t('history.restoreTitle', { number })}
      closeLabel={t('dialog.close')}
      footer={
        <>
          <Button onPress={onClose}>{t('history.cancel')}</Button>
          <Button variant="primary" isPending={isLoading} onPress={() => void confirm()}>
            {t('history.restore')}
          </Button>
        </>
      }
    >
      <p>{t('history.restoreText', { moment: momentText(moment) })}</p>
      <TextField
        label={t('history.message')}
        description={t('history.messageHelp')}
        maxLength={MESSAGE_CHARACTERS}
        value={message}
        onChange={setMessage}
      />
      {error ? (
        <Alert kind={isConflict ? 'warning' : 'danger'} isAnnounced>
          {isConflict ? t('history.conflict') : <ErrorText failure={error} />}
        </Alert>
      ) : null}
    </Dialog>
  );
}
