import { type BrailleSystem, isBrailleSystem, wordLanguage } from '@tastwerk/editor-core/braille';
import { CommandDialog } from '@tastwerk/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matchWorth } from '../match.js';
import type { SystemOffer } from './catalogue.js';
import { useSystemCatalogue } from './use-system-catalogue.js';

/** What fits worse than this part of what fits best is left out: the list stays in the order of the languages. */
const WORTH_SHARE = 2;

interface SystemDialogProps {
  /** The names of the systems that the texts of the editor name. */
  readonly nameOf: (system: BrailleSystem) => string;
  readonly onChoose: (system: BrailleSystem) => void;
  readonly onClose: () => void;
}

/** All braille systems by language and grade, searched by their names in any language. */
export function SystemDialog({ nameOf, onChoose, onClose }: SystemDialogProps) {
  const { t, i18n } = useTranslation('editor');
  const [query, setQuery] = useState('');
  const catalogue = useSystemCatalogue(true);
  const shown = wordLanguage(i18n.language);
  const languages = useMemo(
    () => (catalogue && catalogue !== 'failed' ? catalogue.offeredSystems(shown, nameOf) : []),
    [catalogue, shown, nameOf],
  );
  const sections = useMemo(() => {
    const worths = new Map(
      languages.flatMap(({ offers }) => offers.map((offer) => [offer, matchWorth(offer, query)] as const)),
    );
    const least = Math.max(...worths.values()) / WORTH_SHARE;
    const isFound = (offer: SystemOffer) => query.trim() === '' || (worths.get(offer) ?? 0) > least;
    return languages.map(({ language, name, offers }) => ({
      id: language,
      title: name,
      rows: offers
        .filter(isFound)
        .map(({ system, kind, note }) => ({ id: system, label: kind, ...(note === '' ? {} : { note }) })),
    }));
  }, [languages, query]);
  const emptyText = () => {
    if (catalogue === undefined) return t('systemChoice.loading');
    return catalogue === 'failed' ? t('systemChoice.failed') : t('systemChoice.nothing', { query });
  };
  return (
    <CommandDialog
      title={t('systemChoice.title')}
      searchLabel={t('systemChoice.search')}
      placeholder={t('systemChoice.placeholder')}
      query={query}
      onQuery={setQuery}
      sections={sections}
      empty={<p>{emptyText()}</p>}
      hint={t('systemChoice.hint')}
      onChoose={(id) => {
        if (isBrailleSystem(id)) onChoose(id);
      }}
      onClose={onClose}
    />
  );
}
