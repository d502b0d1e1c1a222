import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './variant-dialog.module.css';

/** What whoever transcribed a graphic notes for others; nothing where nothing is noted. */
export function TranscriberNotes({ text }: { readonly text: string }) {
  const { t } = useTranslation('catalogue');
  const id = useId();
  if (text.trim() === '') return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{t('dialog.notes')}</h3>
      <p className={styles.description}>{text}</p>
    </section>
  );
}
