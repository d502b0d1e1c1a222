import type { SvgWishes } from '@tastwerk/editor-core/import';
import { Checkbox, NumberField } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { importStyles as styles } from '../import/index.js';

interface DrawingFieldsProps {
  readonly wishes: SvgWishes;
  readonly onChange: (wishes: SvgWishes) => void;
}

/** Widths of lines in mm that can be asked for; wider ones are for single lines. */
const LINE_MM = { least: 0.1, most: 5, step: 0.1 } as const;

/** How a drawing is made to be felt. */
export function DrawingFields({ wishes, onChange }: DrawingFieldsProps) {
  const { t } = useTranslation('import');
  const change = (part: Partial<SvgWishes>) => onChange({ ...wishes, ...part });
  return (
    <>
      <h3 className={styles.heading}>{t('tactile.heading')}</h3>
      <Checkbox isSelected={wishes.blackLines} onChange={(blackLines) => change({ blackLines })}>
        {t('tactile.blackLines')}
      </Checkbox>
      <div>
        <Checkbox isSelected={wishes.texturedFills} onChange={(texturedFills) => change({ texturedFills })}>
          {t('tactile.texturedFills')}
        </Checkbox>
        <p className={styles.note}>{t('tactile.texturedFillsHelp')}</p>
      </div>
      <Checkbox isSelected={wishes.fillsPage} onChange={(fillsPage) => change({ fillsPage })}>
        {t('tactile.fillsPage')}
      </Checkbox>
      <NumberField
        label={t('tactile.leastLine')}
        unit="millimeter"
        maximumFractionDigits={1}
        minValue={LINE_MM.least}
        maxValue={LINE_MM.most}
        step={LINE_MM.step}
        value={wishes.leastLineMm}
        onChange={(leastLineMm) => {
          if (!Number.isNaN(leastLineMm)) change({ leastLineMm });
        }}
      />
    </>
  );
}
