import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditor } from '../../state/editor-context.js';
import styles from './zoom-value.module.css';

/** How large the page is seen, in percent of its true size on a 96 dpi screen. */
export function ZoomValue() {
  const { t } = useTranslation('editor');
  const { scalingFactor } = useEditor();
  const factor = useSyncExternalStore(scalingFactor.subscribe, scalingFactor.get);
  return (
    <output className={styles.value}>{t('statusBar.zoom', { percent: Math.round(factor * 100) })}</output>
  );
}
