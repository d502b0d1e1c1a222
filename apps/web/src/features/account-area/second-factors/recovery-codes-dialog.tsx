import { Button, CopyButton, Dialog, saveBlob } from '@tastwerk/ui';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './second-factors.module.css';

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Shows recovery codes the one time that they can be shown, to be copied, saved or written down. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const { t } = useTranslation('accounts');
  const text = `${codes.join('\n')}\n`;
  return (
    <Dialog
      isOpen
      closesOnBackdrop={false}
      title={t('area.security.codes.title')}
      closeLabel={t('area.security.codes.kept')}
      onClose={onClose}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t('area.security.codes.kept')}
        </Button>
      }
    >
      <div className={styles.stack}>
        <p>{t('area.security.codes.text')}</p>
        <ol className={styles.codes} lang="">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <div className={styles.actions}>
          <CopyButton
            label={t('area.security.codes.copy')}
            doneLabel={t('area.security.copied')}
            failedLabel={t('area.security.notCopied')}
            text={text}
          />
          <Button
            icon={<Download />}
            onPress={() =>
              saveBlob(new Blob([text], { type: 'text/plain' }), t('area.security.codes.fileName'))
            }
          >
            {t('area.security.codes.save')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
