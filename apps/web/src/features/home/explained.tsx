import { Link } from '@tastwerk/ui';
import { type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './explained.module.css';

const STEPS: readonly { readonly key: 'draw' | 'heat' | 'read'; readonly Picture: ComponentType }[] = [
  { key: 'draw', Picture: PrintedSheet },
  { key: 'heat', Picture: SwellingPaper },
  { key: 'read', Picture: ReadingFinger },
];

/** What a tactile graphic is, in three pictures with words. */
export function Explained() {
  const { t } = useTranslation('home');
  return (
    <section className={styles.explained} aria-labelledby="explained">
      <h2 id="explained">{t('explained.label')}</h2>
      <ul>
        {STEPS.map(({ key, Picture }) => (
          <li key={key}>
            <Picture />
            <h3>{t(`explained.${key}.title`)}</h3>
            <p>{t(`explained.${key}.text`)}</p>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <Link href="/wissen/papier-und-druck/schwellpapier">{t('explained.more')}</Link>
      </p>
    </section>
  );
}

/** Points of a braille cell in the pictures: column and row. */
const LETTER_L = [
  [0, 0],
  [0, 1],
  [0, 2],
] as const;

/** A sheet with a black outline, a dotted texture, a label in braille, and blue print. */
function PrintedSheet() {
  return (
    <svg viewBox="0 0 240 130" aria-hidden="true">
      <rect x="30" y="8" width="180" height="114" className={styles.sheet} />
      <ellipse cx="100" cy="68" rx="48" ry="36" className={styles.outline} />
      {[-24, -8, 8, 24].flatMap((dx) =>
        [-16, 0, 16].map((dy) => (
          <circle key={`${dx} ${dy}`} cx={100 + dx} cy={68 + dy} r="2.6" className={styles.ink} />
        )),
      )}
      {LETTER_L.map(([column, row]) => (
        <circle key={row} cx={170 + column * 7} cy={60 + row * 7} r="2.2" className={styles.ink} />
      ))}
      <path d="M168 90h22M168 97h14" className={styles.print} />
    </svg>
  );
}

/** Paper seen from the side: three black marks have swollen under waves of heat, a blue one has not. */
function SwellingPaper() {
  return (
    <svg viewBox="0 0 240 130" aria-hidden="true">
      {[70, 120, 170].map((x) => (
        <path key={x} d={`M${x} 12q8 9 0 18t0 18`} className={styles.heat} />
      ))}
      <path d="M20 92h200v18H20z" className={styles.sheet} />
      {[70, 120, 170].map((x) => (
        <path key={x} d={`M${x - 15} 92q15 -34 30 0z`} className={styles.ink} />
      ))}
      <path d="M198 91h16" className={styles.print} />
    </svg>
  );
}

/** A finger on raised marks that stand apart. */
function ReadingFinger() {
  return (
    <svg viewBox="0 0 240 130" aria-hidden="true">
      <path d="M20 98h200v14H20z" className={styles.sheet} />
      {[52, 92, 132, 172].map((x) => (
        <path key={x} d={`M${x - 9} 98q9 -20 18 0z`} className={styles.ink} />
      ))}
      <path d="M226 14 L146 62 q-18 12 -22 20 q-3 8 6 9 q12 0 26 -8 L230 46" className={styles.finger} />
      <path d="M131 79 q2 -7 10 -11" className={styles.nail} />
    </svg>
  );
}
