import { useTranslation } from 'react-i18next';
import styles from './index-buttons.module.css';
import type { Indices } from './use-indices.js';

/** Says what a press on a button for indices has not done, and what it does to the text that follows. */
export function IndexNotice({ indices: { mode, without } }: { readonly indices: Indices }) {
  const { t } = useTranslation('editor');
  const sentences = [
    without
      ? t(`label.without.${without.position}`, { count: Array.from(without.text).length, text: without.text })
      : '',
    mode ? t(`label.next.${mode}`) : '',
  ];
  return (
    <p className={styles.notice} role="status">
      {sentences.filter((sentence) => sentence !== '').join(' ')}
    </p>
  );
}
