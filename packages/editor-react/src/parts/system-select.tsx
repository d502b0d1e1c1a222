import { BRAILLE_SYSTEMS, type BrailleSystem } from '@tastwerk/editor-core/braille';
import { Select } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';

interface SystemSelectProps {
  readonly system: BrailleSystem;
  readonly onChange: (system: BrailleSystem) => void;
}

/** The braille system of the document. */
export function SystemSelect({ system, onChange }: SystemSelectProps) {
  const { t } = useTranslation('editor');
  return (
    <Select
      label={t('draft.system')}
      options={BRAILLE_SYSTEMS.map((id) => ({ id, label: t(`systems.${id}`, { nsSeparator: false }) }))}
      value={system}
      onChange={onChange}
    />
  );
}
