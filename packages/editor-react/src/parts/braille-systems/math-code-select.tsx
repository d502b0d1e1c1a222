import { type BrailleSystem, usualMathCode } from '@tastwerk/editor-core/braille';
import { MATH_CODES, type MathCode } from '@tastwerk/editor-core/formulas';
import { Select } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';

/** The choice of the code that readers of the system use. */
const USUAL = 'usual';

interface MathCodeSelectProps {
  readonly system: BrailleSystem;
  /** The code of the document; null for the usual one of its system. */
  readonly mathCode: MathCode | null;
  readonly onChange: (mathCode: MathCode | null) => void;
}

/** The code in which the formulas of the document are written in braille. */
export function MathCodeSelect({ system, mathCode, onChange }: MathCodeSelectProps) {
  const { t } = useTranslation('editor');
  const usual = t('mathCode.usual', { code: t(`mathCode.codes.${usualMathCode(system)}`) });
  return (
    <Select<MathCode | typeof USUAL>
      label={t('mathCode.label')}
      options={[
        { id: USUAL, label: usual },
        ...MATH_CODES.map((id) => ({ id, label: t(`mathCode.codes.${id}`) })),
      ]}
      value={mathCode ?? USUAL}
      onChange={(id) => onChange(id === USUAL ? null : id)}
    />
  );
}
