import { type BrailleSystem, tableOfSystem, wordLanguage } from '@tastwerk/editor-core/braille';
import { usualSystemName } from '@tastwerk/braille-tables/usual-names';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useSystemCatalogue } from './use-system-catalogue.js';

/** What braille systems are called, `systems` among them. Those of the catalogue are called by their tables until that is loaded. */
export function useSystemNames(systems: readonly BrailleSystem[]): (system: BrailleSystem) => string {
  const { i18n } = useTranslation();
  const shown = wordLanguage(i18n.language);
  const catalogue = useSystemCatalogue(systems.some((one) => usualSystemName(one, shown) === undefined));
  return useCallback(
    (system) => {
      const listed = catalogue && catalogue !== 'failed' ? catalogue.catalogueName(system, shown) : undefined;
      return usualSystemName(system, shown) ?? listed ?? tableOfSystem(system)?.table ?? system;
    },
    [catalogue, shown],
  );
}
