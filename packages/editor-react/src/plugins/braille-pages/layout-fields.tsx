import type { BraillePagesLayout } from '@tastwerk/editor-core';
import { NumberField, Switch } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import styles from '../../parts/fields.module.css';

const SWITCHES = ['pageNumbers', 'holePunch', 'hyphenation'] as const;
/** Ranges of the layout's numbers; the core reduces a partner that no longer fits. */
const NUMBERS = [
  { field: 'cellsPerRow', minValue: 10, maxValue: 35 },
  { field: 'rowsPerPage', minValue: 2, maxValue: 28 },
  { field: 'marginLeft', minValue: 0, maxValue: 25 },
  { field: 'marginTop', minValue: 0, maxValue: 26 },
] as const;

interface LayoutFieldsProps {
  readonly layout: BraillePagesLayout;
  readonly onChange: (change: Partial<BraillePagesLayout>) => void;
}

/** How the braille pages are laid out: room, margins, numbers, holes and hyphenation. */
export function LayoutFields({ layout, onChange }: LayoutFieldsProps) {
  const { t } = useTranslation('editor');
  return (
    <>
      <div className={styles.pairs}>
        {NUMBERS.map(({ field, minValue, maxValue }) => (
          <NumberField
            key={field}
            label={t(`braillePages.${field}`)}
            maximumFractionDigits={0}
            minValue={minValue}
            maxValue={maxValue}
            value={layout[field]}
            onChange={(value) => {
              if (!Number.isNaN(value)) onChange({ [field]: value });
            }}
          />
        ))}
      </div>
      <div className={styles.switches}>
        {SWITCHES.map((field) => (
          <Switch key={field} isSelected={layout[field]} onChange={(isOn) => onChange({ [field]: isOn })}>
            {t(`braillePages.${field}`)}
          </Switch>
        ))}
      </div>
    </>
  );
}
