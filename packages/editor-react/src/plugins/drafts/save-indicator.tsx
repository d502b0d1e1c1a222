import { Button } from '@tastwerk/ui';
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

  useEffect(() => {
    if (save.kind !== 'saved') return;
    const timer = setTimeout(() => setHidden(save), SAVED_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [save]);

  const isShown = save.kind !== 'unchanged' && save !== hidden;
  return (
    <div className={styles.indicator} data-state={save.kind}>
      <span role="status">
        {isShown ? (
          <>
            {save.kind === 'saved' ? (
              <Check size={ICON_PX} aria-hidden="true" />
            ) : save.kind === 'failed' ? (
              <CircleAlert size={ICON_PX} aria-hidden="true" />
            ) : (
              <CloudUpload size={ICON_PX} aria-hidden="true" />
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
