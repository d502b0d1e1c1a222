import { LIMITS, runCommand, type Translation } from '@tastwerk/editor-core';
import { languageOfSystem } from '@tastwerk/editor-core/braille';
import { useTranslation } from 'react-i18next';
import { BufferedField } from '../../parts/buffered-field.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorState, useEditorStore } from '../../state/use-editor-state.js';

const ROWS = 2;

/** The languages in which the catalogue shows graphics. */
const CATALOGUE_LANGUAGES = ['de', 'en'] as const;

/** Title and description of the graphic in the languages of the catalogue that its braille is not of; all may stay empty. */
export function TranslationFields() {
  const { system } = useEditorState(documentOf);
  const own = languageOfSystem(system);
  return CATALOGUE_LANGUAGES.filter((language) => language !== own).map((language) => (
    <TranslationInto key={language} language={language} />
  ));
}

/** Title and description by which the graphic is found and shown in `language`. */
function TranslationInto({ language }: { readonly language: Translation['language'] }) {
  const { t } = useTranslation('panels');
  const store = useEditorStore();
  const { translations } = useEditorState(documentOf);
  const known = translations.find((one) => one.language === language) ?? {
    language,
    title: '',
    description: '',
  };
  const set = (change: Partial<Translation>) => {
    const next = { ...known, ...change };
    const others = translations.filter((one) => one.language !== language);
    const isEmpty = next.title.trim() === '' && next.description.trim() === '';
    const command = {
      type: 'set-document-properties',
      set: { translations: isEmpty ? others : [...others, next] },
    } as const;
    void store.dispatch(runCommand(command));
  };
  return (
    <>
      <BufferedField
        label={t(`draft.translated.${language}.title`)}
        description={t('draft.translatedHelp')}
        value={known.title}
        textLanguage={language}
        maxLength={LIMITS.titleLength}
        onCommit={(title) => set({ title })}
      />
      <BufferedField
        label={t(`draft.translated.${language}.description`)}
        value={known.description}
        textLanguage={language}
        maxLength={LIMITS.descriptionLength}
        rows={ROWS}
        onCommit={(description) => set({ description })}
      />
    </>
  );
}
