import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './variant-screen.module.css';
import { PartHeading } from '../../page/part-heading.js';

/** What whoever transcribed a graphic notes for others; nothing where nothing is noted. */
export function TranscriberNotes({ text, language }: { readonly text: string; readonly language: string }) {
  const { t } = useTranslation('catalogue');
  const id = useId();
  if (text.trim() === '') return null;
  return (
    <section aria-labelledby={id}>
      <PartHeading id={id}>{t('dialog.notes')}</PartHeading>
      <p className={styles.description} lang={language}>
        {text}
      </p>
    </section>
  );
}
