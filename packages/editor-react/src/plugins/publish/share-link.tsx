import { Button } from '@tastwerk/ui';
import { Check, Link2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './publish.module.css';

const ICON_PX = 16;

/** Copies the address of the published variant. Where the browser does not allow that, the address is there to be copied by hand. */
export function ShareLink({ url }: { readonly url: string }) {
  const { t } = useTranslation('publishing');
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  const address = new URL(url, window.location.href).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setState('copied');
    } catch {
      setState('refused');
    }
  };
  return (
    <>
      <Button
        icon={state === 'copied' ? <Check size={ICON_PX} /> : <Link2 size={ICON_PX} />}
        onPress={() => void copy()}
      >
        {t('share.copy')}
      </Button>
      <p className={styles.share} role="status">
        {state === 'copied' ? t('share.copied') : state === 'refused' ? address : null}
      </p>
    </>
  );
}
