import { Alert, Loader } from '@tastwerk/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noteSentence } from '../../texts/notes.js';
import { chartLanguage } from '../sheet/read-data.js';
import styles from './chart-dialog.module.css';
import type { SheetState } from './use-chart-sheet.js';

/** Rest in ms after which a changed sheet is told, so that nothing interrupts typing. */
const TELL_MS = 1200;

/** The description of what is drawn, once it rests; nothing before the first change. */
function useTold(text: string | undefined): string {
  const [first, setFirst] = useState(text);
  const [rested, setRested] = useState(text);
  if (first === undefined && text !== undefined) setFirst(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), TELL_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested === undefined || rested === first ? '' : rested;
}

/** The sheet as it will be, what is to be known about it, and its description. */
export function SheetPane({ shown, isPending, isFailed }: SheetState) {
  const { t, i18n } = useTranslation('charts');
  const description = shown?.description;
  const told = useTold(description?.summary);
  const language = chartLanguage(i18n.language);
  return (
    <section className={styles.sheet} aria-label={t('sheet.title')} data-pending={isPending || undefined}>
      {isFailed ? <Alert kind="danger">{t('sheet.failed')}</Alert> : null}
      {shown ? (
        <div className={styles.papers}>
          {[shown.picture.address, ...shown.picture.more].map((address, index) => (
            <img
              key={index}
              src={address}
              alt={index === 0 ? (description?.type ?? '') : t('sheet.legendPage')}
              className={styles.paper}
              style={{ aspectRatio: `${shown.picture.widthMm} / ${shown.picture.heightMm}` }}
            />
          ))}
        </div>
      ) : (
        <Loader message={t('sheet.loading')} />
      )}
      {shown && shown.notes.length > 0 ? (
        <ul className={styles.notes}>
          {shown.notes.map((note, index) => (
            <li key={index}>
              <Alert kind={note.isOpen ? 'warning' : 'info'}>{noteSentence(note, language)}</Alert>
            </li>
          ))}
        </ul>
      ) : null}
      {description ? (
        <section className={styles.description}>
          <h3>{t('sheet.description')}</h3>
          <p>{description.type}</p>
          <p>{description.summary}</p>
          <p className={styles.details} tabIndex={0} role="region" aria-label={t('sheet.details')}>
            {description.details}
          </p>
        </section>
      ) : null}
      <p role="status" className={styles.told}>
        {told}
      </p>
    </section>
  );
}
