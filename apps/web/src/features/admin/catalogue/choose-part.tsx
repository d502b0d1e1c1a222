import type { KeptVariant } from '@tastwerk/contracts';
import { RadioGroup } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';

/** A variant, or the graphic with all its variants. */
export type Part = 'variant' | 'graphic';

/** Id of a part. */
export function partId(part: Part, { variant_id, graphic_id }: KeptVariant): number {
  return part === 'variant' ? variant_id : graphic_id;
}

interface ChoosePartProps {
  readonly value: Part;
  readonly onChange: (part: Part) => void;
}

/** Chooses what something is done with. */
export function ChoosePart({ value, onChange }: ChoosePartProps) {
  const { t } = useTranslation('admin');
  return (
    <RadioGroup
      label={t('graphics.what')}
      value={value}
      onChange={onChange}
      options={(['variant', 'graphic'] as const).map((id) => ({ id, label: t(`graphics.whats.${id}`) }))}
    />
  );
}
