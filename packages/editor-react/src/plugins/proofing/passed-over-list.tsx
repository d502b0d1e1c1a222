import type { IgnoredFinding } from '@tastwerk/editor-core';
import type { PassedOver } from '@tastwerk/editor-core/proofing';
import { Button } from '@tastwerk/ui';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './proofing.module.css';

interface PassedOverListProps {
  readonly passedOver: readonly PassedOver[];
  readonly onHeed: (ignored: IgnoredFinding) => void;
}

/** What someone passes over, each with the reason and the way back. Closed at first: it is settled. */
export function PassedOverList({ passedOver, onHeed }: PassedOverListProps) {
  const { t } = useTranslation('proofing');
  if (passedOver.length === 0) return null;
  return (
    <details className={styles.settled}>
      <summary className={styles.settledTitle}>
        <ChevronRight size={16} aria-hidden="true" />
        {t('panel.passedOver', { count: passedOver.length })}
      </summary>
      <ul className={styles.list}>
        {passedOver.map(({ finding, ignored }, index) => (
          <li key={index} className={styles.item}>
            <div className={styles.words}>
              <p>
                {t(finding.ruleId, { measured: finding.measured, wanted: finding.wanted, ...finding.values })}
              </p>
              <p className={styles.origin}>{t('panel.because', { reason: ignored.reason })}</p>
            </div>
            <div className={styles.buttons}>
              <Button onPress={() => onHeed(ignored)}>{t('panel.heed')}</Button>
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}
