import type { TraceFieldsProps } from './picture-wishes.js';
import { FoundValue, LeastField, SimplificationSlider } from './trace-controls.js';

/** Longest line in mm that can be asked for at least. */
const MOST_LENGTH_MM = 100;
const USUAL_STRENGTH = 20;

/** The controls of tracing edges. */
export function OutlineFields({
  wishes,
  onChange,
  found,
}: Pick<TraceFieldsProps, 'wishes' | 'onChange' | 'found'>) {
  const { trace } = wishes;
  const changeTrace = (part: Partial<typeof trace>) =>
    onChange({ ...wishes, trace: { ...trace, mode: 'outlines', ...part } });
  return (
    <>
      <FoundValue
        name="strength"
        automatic="automaticStrength"
        mostValue={100}
        value={trace.strength}
        shown={Math.round(trace.strength ?? found?.strength ?? USUAL_STRENGTH)}
        onChange={(strength) => changeTrace({ strength })}
      />
      <LeastField
        name="leastLength"
        mostMm={MOST_LENGTH_MM}
        value={trace.leastLengthMm}
        onChange={(leastLengthMm) => changeTrace({ leastLengthMm })}
      />
      <SimplificationSlider
        value={trace.simplification}
        onChange={(simplification) => changeTrace({ simplification })}
      />
    </>
  );
}
