import { Slider, Switch } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import type { TraceFieldsProps } from './picture-wishes.js';
import { FoundValue, LeastField, SimplificationSlider } from './trace-controls.js';

/** Largest speck in px that a control removes. */
const MOST_SPECKLE_PX = 200;
/** Largest part in mm that can be left out. */
const MOST_LEAST_MM = 30;
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
  return (
    <>
      <FoundValue
        name="threshold"
        automatic="automatic"
        mostValue={255}
        value={trace.threshold}
        shown={Math.round(trace.threshold ?? found?.threshold ?? USUAL_THRESHOLD)}
        onChange={(threshold) => changeTrace({ threshold })}
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
      <SimplificationSlider
        value={trace.simplification}
        onChange={(simplification) => changeTrace({ simplification })}
      />
      <Switch isSelected={trace.inverted} onChange={(inverted) => changeTrace({ inverted })}>
        {t('adjust.inverted')}
      </Switch>
      <LeastField
        name="least"
        mostMm={MOST_LEAST_MM}
        value={wishes.leastPartMm}
        onChange={(leastPartMm) => onChange({ ...wishes, leastPartMm })}
      />
    </>
  );
}
