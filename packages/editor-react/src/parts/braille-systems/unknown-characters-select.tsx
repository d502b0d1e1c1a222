import {
  type BrailleSystem,
  tableOfSystem,
  UNKNOWN_CHARACTERS,
  type UnknownCharacters,
  USUAL_SYSTEMS,
} from '@tastwerk/editor-core/braille';
import { Select } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { useSystemCatalogue } from './use-system-catalogue.js';

/** Whether the catalogue has to say if a system has a sign: the usual ones have none, and need no catalogue. */
const isListed = (system: BrailleSystem) =>
  tableOfSystem(system) !== undefined && !USUAL_SYSTEMS.some((usual) => usual === system);

interface UnknownCharactersSelectProps {
  readonly system: BrailleSystem;
  readonly value: UnknownCharacters;
  readonly onChange: (value: UnknownCharacters) => void;
}

/** What stands for characters that the system does not know. Only systems that have a sign for them offer the choice. */
export function UnknownCharactersSelect({ system, value, onChange }: UnknownCharactersSelectProps) {
  const { t } = useTranslation('editor');
  const catalogue = useSystemCatalogue(isListed(system));
  if (catalogue === undefined || catalogue === 'failed' || !catalogue.hasUnknownSign(system)) return null;
  return (
    <Select<UnknownCharacters>
      label={t('unknownCharacters.label')}
      options={UNKNOWN_CHARACTERS.map((id) => ({ id, label: t(`unknownCharacters.${id}`) }))}
      value={value}
      onChange={onChange}
    />
  );
}
