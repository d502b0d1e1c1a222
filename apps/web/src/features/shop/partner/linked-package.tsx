import { Alert, Button, ButtonLink } from '@tastwerk/ui';
import { PackageOpen } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call.js';
import { FailureAlert } from '../../../forms/failure-alert.js';
import { useFile } from '../use-file.js';
import styles from './linked-package.module.css';

/** Where the link of a mail leads: it counts once, so that nothing but a press of the button uses it up. */
export function LinkedPackage({ linkKey }: { readonly linkKey: string }) {
  const { t } = useTranslation('shop');
  const { save, pending, failure } = useFile();
  const [isSaved, setSaved] = useState(false);
  const download = async () =>
    setSaved(await save(call('linkedPackage', { body: { key: linkKey } }), t('partner.link.file')));
  if (isSaved) {
    return (
      <Alert kind="success" isAnnounced actions={<ToJobs />}>
        {t('partner.link.saved')}
      </Alert>
    );
  }
  if (failure?.code === 'PACKAGE_LINK_INVALID') {
    return (
      <>
        <FailureAlert failure={failure} />
        <div className={styles.actions}>
          <ToJobs variant="primary" />
        </div>
      </>
    );
  }
  return (
    <>
      <p>{t('partner.link.text')}</p>
      <FailureAlert failure={failure} />
      <div className={styles.actions}>
        <Button
          variant="primary"
          icon={<PackageOpen />}
          isPending={pending !== null}
          onPress={() => void download()}
        >
          {t('partner.download')}
        </Button>
      </div>
    </>
  );
}

/** The way on once the link is used up. The button that was pressed is gone: reading goes on here. */
function ToJobs({ variant = 'secondary' }: { readonly variant?: 'primary' | 'secondary' }) {
  const { t } = useTranslation('shop');
  return (
    <ButtonLink autoFocus variant={variant} href="/partner">
      {t('partner.link.orders')}
    </ButtonLink>
  );
}
