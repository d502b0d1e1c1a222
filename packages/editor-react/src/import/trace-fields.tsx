import { Checkbox, NumberField, Slider, Switch } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import type { TraceWishes } from '../ports.js';
import styles from './import-dialog.module.css';

/** How a picture comes onto the page, besides how it is traced. */
export interface PictureWishes {
  readonly isTraced: boolean;
  readonly trace: TraceWishes;
  readonly leastPartMm: number;
  /** Null for as wide as there is room. */
  readonly widthMm: number | null;
}

interface TraceFieldsProps {
  readonly wishes: PictureWishes;
  readonly onChange: (wishes: PictureWishes) => void;
  /** The threshold that was found when none is set. */
  readonly foundThreshold: number | undefined;
  /** How wide it comes onto the page, and may at most, in mm. */
  readonly widthMm: number;
  readonly mostWidthMm: number;
}

/** Smallest width of a picture on the page, in mm. */
const LEAST_WIDTH_MM = 20;
/** Largest speck in px that a control removes. */
const MOST_SPECKLE_PX = 200;
const USUAL_THRESHOLD = 128;

/** The controls of tracing. */
export function TraceFields({ wishes, onChange, foundThreshold, widthMm, mostWidthMm }: TraceFieldsProps) {
  const { t } = useTranslation('import');
  const { trace } = wishes;
  const change = (part: Partial<PictureWishes>) => onChange({ ...wishes, ...part });
  const changeTrace = (part: Partial<TraceWishes>) => change({ trace: { ...trace, ...part } });
  const threshold = Math.round(trace.threshold ?? foundThreshold ?? USUAL_THRESHOLD);
  return (
    <>
      <h3 className={styles.heading}>{t('adjust.heading')}</h3>
      <Switch isSelected={wishes.isTraced} onChange={(isTraced) => change({ isTraced })}>
        {t('adjust.trace')}
      </Switch>
      {wishes.isTraced ? (
        <>
          <Checkbox
            isSelected={trace.threshold === null}
            onChange={(isFound) => changeTrace({ threshold: isFound ? null : threshold })}
          >
            {t('adjust.automatic')}
          </Checkbox>
          <Slider
            label={t('adjust.threshold')}
            description={t('adjust.thresholdHelp')}
            minValue={0}
            maxValue={255}
            value={threshold}
            onChange={(value) => changeTrace({ threshold: value })}
          />
          <Slider
            label={t('adjust.smoothing')}
            minValue={0}
            maxValue={100}
            value={trace.smoothing}
            onChange={(smoothing) => changeTrace({ smoothing })}
          />
          <Slider
            label={t('adjust.speckle')}
            minValue={0}
            maxValue={MOST_SPECKLE_PX}
            value={trace.speckle}
            onChange={(speckle) => changeTrace({ speckle })}
          />
          <Slider
            label={t('adjust.simplification')}
            minValue={0}
            maxValue={100}
            value={trace.simplification}
            onChange={(simplification) => changeTrace({ simplification })}
          />
          <Switch isSelected={trace.inverted} onChange={(inverted) => changeTrace({ inverted })}>
            {t('adjust.inverted')}
          </Switch>
          <NumberField
            label={t('adjust.least')}
            description={t('adjust.leastHelp')}
            unit="millimeter"
            maximumFractionDigits={1}
            minValue={0}
            maxValue={30}
            step={0.5}
            value={wishes.leastPartMm}
            onChange={(leastPartMm) => change({ leastPartMm: Number.isNaN(leastPartMm) ? 0 : leastPartMm })}
          />
        </>
      ) : null}
      <NumberField
        label={t('adjust.width')}
        unit="millimeter"
        maximumFractionDigits={1}
        minValue={Math.min(LEAST_WIDTH_MM, mostWidthMm)}
        maxValue={mostWidthMm}
        value={widthMm}
        onChange={(asked) => change({ widthMm: Number.isNaN(asked) ? null : asked })}
      />
    </>
  );
}
