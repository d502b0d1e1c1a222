import { type BraillePagesLayout, LIMITS } from '@tastwerk/editor-core';
import { GUTTER_MAX, LEAST_PAGE, NUMBER_PLACES, paperLimits } from '@tastwerk/editor-core/braille';
import { NumberField, Select, Switch } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { BufferedField } from '../../parts/buffered-field.js';
import styles from '../../parts/fields.module.css';
import { BraillePaperFields } from './braille-paper-fields.js';

const SWITCHES = ['holePunch', 'hyphenation', 'duplex', 'frontPages'] as const;

/** Ranges of the layout's numbers on its paper; the core reduces a partner that no longer fits. */
function numbersOf(layout: BraillePagesLayout) {
  const { cells, rows } = paperLimits(layout);
  return [
    { field: 'cellsPerRow', minValue: LEAST_PAGE.cells, maxValue: cells },
    { field: 'rowsPerPage', minValue: LEAST_PAGE.rows, maxValue: rows },
    { field: 'marginLeft', minValue: 0, maxValue: cells - LEAST_PAGE.cells },
    { field: 'marginTop', minValue: 0, maxValue: rows - LEAST_PAGE.rows },
    { field: 'gutter', minValue: 0, maxValue: GUTTER_MAX },
  ] as const;
}

/** Pages of a volume when it is first divided: what a ring binding holds well. */
const VOLUME_PAGES = { usual: 80, min: 10, max: 500 } as const;

const NO_NUMBERS = 'none';
const NUMBER_CHOICES = [NO_NUMBERS, ...NUMBER_PLACES] as const;

interface LayoutFieldsProps {
  readonly layout: BraillePagesLayout;
  /** BCP 47 tag of the document's texts. */
  readonly textLanguage: string;
  readonly onChange: (change: Partial<BraillePagesLayout>) => void;
}

/** How the braille pages are laid out: paper, room, margins, numbers, running head, binding, volumes and hyphenation. */
export function LayoutFields({ layout, textLanguage, onChange }: LayoutFieldsProps) {
  const { t } = useTranslation('editor');
  return (
    <>
      <BraillePaperFields layout={layout} onChange={onChange} />
      <div className={styles.pairs}>
        {numbersOf(layout).map(({ field, minValue, maxValue }) => (
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
      <Select<(typeof NUMBER_CHOICES)[number]>
        label={t('braillePages.pageNumbers')}
        options={NUMBER_CHOICES.map((id) => ({
          id,
          label: t(`braillePages.numberPlaces.${id}`),
        }))}
        value={layout.pageNumbers ? layout.numberPlace : NO_NUMBERS}
        onChange={(id) =>
          onChange(id === NO_NUMBERS ? { pageNumbers: false } : { pageNumbers: true, numberPlace: id })
        }
      />
      <BufferedField
        label={t('braillePages.runningHead')}
        description={t('braillePages.runningHeadHelp')}
        value={layout.runningHead}
        maxLength={LIMITS.titleLength}
        textLanguage={textLanguage}
        onCommit={(runningHead) => onChange({ runningHead })}
      />
      <div className={styles.switches}>
        {SWITCHES.map((field) => (
          <Switch key={field} isSelected={layout[field]} onChange={(isOn) => onChange({ [field]: isOn })}>
            {t(`braillePages.${field}`)}
          </Switch>
        ))}
        <Switch
          isSelected={layout.volumePages !== null}
          onChange={(isOn) => onChange({ volumePages: isOn ? VOLUME_PAGES.usual : null })}
        >
          {t('braillePages.volumes')}
        </Switch>
      </div>
      {layout.volumePages === null ? null : (
        <NumberField
          label={t('braillePages.volumePages')}
          maximumFractionDigits={0}
          minValue={VOLUME_PAGES.min}
          maxValue={VOLUME_PAGES.max}
          value={layout.volumePages}
          onChange={(value) => {
            if (!Number.isNaN(value)) onChange({ volumePages: value });
          }}
        />
      )}
    </>
  );
}
