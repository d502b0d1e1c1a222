import type { Document } from '@tastwerk/editor-core';
import type { Finding } from '@tastwerk/editor-core/proofing';
import { Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { findingSentence } from '../../sentences/finding-sentence.js';
import { findingPlace } from './finding-place.js';
import { findingRows, SEVERITIES } from './finding-rows.js';
import styles from './finding-list.module.css';

const ICON_PX = 16;
const ICONS = { error: OctagonAlert, warning: TriangleAlert, info: Info } as const;

/** Props of {@link FindingList}. */
export interface FindingListProps {
  readonly findings: readonly Finding[];
  /** The document in which they were found. */
  readonly document: Document;
  /** Rows that are listed; the findings of the others are counted. */
  readonly most: number;
}

/** Findings in the words of the proof, the heaviest first and alike ones together, for parts that show a proof of their own. */
export function FindingList({ findings, document, most }: FindingListProps) {
  const { t } = useTranslation(['proofing', 'editor']);
  const rows = SEVERITIES.flatMap((severity) =>
    findingRows(findings.filter((finding) => finding.severity === severity)),
  );
  const more = rows.slice(most).reduce((sum, { findings: own }) => sum + own.length, 0);
  return (
    <>
      <ul className={styles.list}>
        {rows.slice(0, most).map((row) => {
          const { severity } = row.finding;
          const Icon = ICONS[severity];
          const place = findingPlace(row, document, t);
          return (
            <li key={row.key} className={styles.item}>
              <Icon
                size={ICON_PX}
                role="img"
                aria-label={t(`proofing:panel.severityOne.${severity}`)}
                className={styles.icon}
                data-severity={severity}
              />
              <div className={styles.words}>
                <p>{findingSentence(row.finding, t)}</p>
                {place ? <p className={styles.place}>{place}</p> : null}
              </div>
            </li>
          );
        })}
      </ul>
      {more > 0 ? <p>{t('proofing:panel.more', { count: more })}</p> : null}
    </>
  );
}
