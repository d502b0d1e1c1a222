import { Checkbox, NumberField, Slider, Switch } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import type { TraceFieldsProps } from './picture-wishes.js';

/** Largest speck in px that a control removes. */
const MOST_SPECKLE_PX = 200;
const USUAL_THRESHOLD = 128;

/** The controls of tracing dark parts. */
export function AreaFields({
  wishes,
  onChange,
  found,
}: Pick<TraceFieldsProps, 'wishes' | 'onChange' | 'found'>) {
  const { t } = useTranslation('import');
  const { trace } = wishes;
  const changeTrace = (part: Partial<typeof trace>) =>
    onChange({ ...wishes, trace: { ...trace, mode: 'areas', ...part } });
  const threshold = Math.round(trace.threshold ?? found?.threshold ?? USUAL_THRESHOLD);
  return (
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
        onChange={(leastPartMm) =>
          onChange({ ...wishes, leastPartMm: Number.isNaN(leastPartMm) ? 0 : leastPartMm })
        }
      />
    </>
  );
}
