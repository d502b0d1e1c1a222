import { Checkbox, NumberField, Slider } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import type { TraceFieldsProps } from './picture-wishes.js';

/** Longest line in mm that can be asked for at least. */
const MOST_LENGTH_MM = 100;
const USUAL_STRENGTH = 20;

/** The controls of tracing edges. */
export function OutlineFields({
  wishes,
  onChange,
  found,
}: Pick<TraceFieldsProps, 'wishes' | 'onChange' | 'found'>) {
  const { t } = useTranslation('import');
  const { trace } = wishes;
  const changeTrace = (part: Partial<typeof trace>) =>
    onChange({ ...wishes, trace: { ...trace, mode: 'outlines', ...part } });
  const strength = Math.round(trace.strength ?? found?.strength ?? USUAL_STRENGTH);
  return (
    <>
      <Checkbox
        isSelected={trace.strength === null}
        onChange={(isFound) => changeTrace({ strength: isFound ? null : strength })}
      >
        {t('adjust.automaticStrength')}
      </Checkbox>
      <Slider
        label={t('adjust.strength')}
        description={t('adjust.strengthHelp')}
        minValue={0}
        maxValue={100}
        value={strength}
        onChange={(value) => changeTrace({ strength: value })}
      />
      <NumberField
        label={t('adjust.leastLength')}
        description={t('adjust.leastLengthHelp')}
        unit="millimeter"
        maximumFractionDigits={1}
        minValue={0}
        maxValue={MOST_LENGTH_MM}
        step={0.5}
        value={trace.leastLengthMm}
        onChange={(mm) => changeTrace({ leastLengthMm: Number.isNaN(mm) ? 0 : mm })}
      />
      <Slider
        label={t('adjust.simplification')}
        minValue={0}
        maxValue={100}
        value={trace.simplification}
        onChange={(simplification) => changeTrace({ simplification })}
      />
    </>
  );
}
