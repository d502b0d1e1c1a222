import { Checkbox, NumberField, Slider } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';

/** A value of a trace that is found by itself, or set by a slider. */
export function FoundValue({
  name,
  automatic,
  mostValue,
  value,
  shown,
  onChange,
}: {
  /** Key of the value's name and help among the texts of the import dialog. */
  readonly name: 'threshold' | 'strength';
  /** Key of the sentence that leaves it to the tracing. */
  readonly automatic: 'automatic' | 'automaticStrength';
  readonly mostValue: number;
  /** Null to have it found. */
  readonly value: number | null;
  /** What the slider shows: the value that was set or found. */
  readonly shown: number;
  readonly onChange: (value: number | null) => void;
}) {
  const { t } = useTranslation('import');
  return (
    <>
      <Checkbox isSelected={value === null} onChange={(isFound) => onChange(isFound ? null : shown)}>
        {t(`adjust.${automatic}`)}
      </Checkbox>
      <Slider
        label={t(`adjust.${name}`)}
        description={t(`adjust.${name}Help`)}
        minValue={0}
        maxValue={mostValue}
        value={shown}
        onChange={onChange}
      />
    </>
  );
}

/** How much the lines of a trace are simplified, in per cent. */
export function SimplificationSlider({
  value,
  onChange,
}: {
  readonly value: number;
  readonly onChange: (value: number) => void;
}) {
  const { t } = useTranslation('import');
  return (
    <Slider
      label={t('adjust.simplification')}
      minValue={0}
      maxValue={100}
      value={value}
      onChange={onChange}
    />
  );
}

/** The smallest that is kept, in mm; an empty field keeps everything. */
export function LeastField({
  name,
  mostMm,
  value,
  onChange,
}: {
  readonly name: 'least' | 'leastLength';
  readonly mostMm: number;
  readonly value: number;
  readonly onChange: (mm: number) => void;
}) {
  const { t } = useTranslation('import');
  return (
    <NumberField
      label={t(`adjust.${name}`)}
      description={t(`adjust.${name}Help`)}
      unit="millimeter"
      maximumFractionDigits={1}
      minValue={0}
      maxValue={mostMm}
      step={0.5}
      value={value}
      onChange={(mm) => onChange(Number.isNaN(mm) ? 0 : mm)}
    />
  );
}
