import { type Document, type LabelObject, LIMITS } from '@tastwerk/editor-core';
import { Switch } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { BufferedField } from '../../parts/buffered-field.js';
import fields from '../../parts/fields.module.css';
import styles from './legend.module.css';
import { otherTextOf } from './other-text.js';

interface LabelAbbreviationProps {
  readonly document: Document;
  readonly label: LabelObject;
  readonly set: (change: Partial<LabelObject>) => void;
}

/** Whether the legend explains a label, and with which abbreviation the drawing shows it. A title is never abbreviated. */
export function LabelAbbreviation({ document, label, set }: LabelAbbreviationProps) {
  const { t } = useTranslation('legend');
  if (label.isTitle) return null;
  const other = otherTextOf(document, label);
  const note =
    label.keyVal.trim() === '' ? t('abbreviationMissing') : other && t('abbreviationTwice', { other });
  return (
    <div className={styles.words}>
      <Switch isSelected={label.isKey} onChange={(isKey) => set({ isKey })}>
        {t('isKey')}
      </Switch>
      <p className={fields.note}>{t('isKeyHelp')}</p>
      {label.isKey ? (
        <BufferedField
          key={label.uuid}
          label={t('keyVal')}
          value={label.keyVal}
          maxLength={LIMITS.keyValLength}
          onCommit={(keyVal) => set({ keyVal })}
          {...(note ? { description: note } : {})}
        />
      ) : null}
    </div>
  );
}
