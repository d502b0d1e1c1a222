import { Button, VisuallyHidden } from '@tastwerk/ui';
import { Check, CircleAlert, CloudUpload } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditor, useSaveState } from '../../state/editor-context.js';
import styles from './save-indicator.module.css';

/** Time in ms that a finished save is shown (product spec section 9). */
const SAVED_SHOWN_MS = 750;

const ICON_PX = 16;

/** Says whether the draft is stored, and offers a way out when it cannot be. */
export function SaveIndicator() {
  const { t } = useTranslation('editor');
  const { saver } = useEditor();
  const save = useSaveState();
  const [hidden, setHidden] = useState(save);
  // Each change is saved. It is told once that saving works, then only when it fails and when it works again.
  const [told, setTold] = useState<typeof save>();

  useEffect(() => {
    if (save.kind !== 'saved') return;
    const timer = setTimeout(() => setHidden(save), SAVED_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [save]);

  if ((save.kind === 'saved' || save.kind === 'failed') && told?.kind !== save.kind) setTold(save);

  const isShown = save.kind !== 'unchanged' && save !== hidden;
  return (
    <div className={styles.indicator} data-state={save.kind}>
      <VisuallyHidden>
        <span role="status">{told === save && isShown ? t(`saveState.${save.kind}`) : null}</span>
      </VisuallyHidden>
      <span className={styles.state} aria-hidden="true">
        {isShown ? (
          <>
            {save.kind === 'saved' ? (
              <Check size={ICON_PX} />
            ) : save.kind === 'failed' ? (
              <CircleAlert size={ICON_PX} />
            ) : (
              <CloudUpload size={ICON_PX} />
            )}
            <span className={styles.words}>{t(`saveState.${save.kind}`)}</span>
          </>
        ) : null}
      </span>
      {save.kind === 'failed' ? (
        <Button variant="quiet" onPress={() => void saver.flush()}>
          {t('saveState.tryAgain')}
        </Button>
      ) : null}
    </div>
  );
}
