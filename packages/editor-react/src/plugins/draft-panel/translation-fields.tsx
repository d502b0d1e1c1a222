import { LIMITS, runCommand, type Translation } from '@tastwerk/editor-core';
import { languageOfSystem } from '@tastwerk/editor-core/braille';
import { useTranslation } from 'react-i18next';
import { BufferedField } from '../../parts/buffered-field.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorState, useEditorStore } from '../../state/use-editor-state.js';

const ROWS = 2;

/** Title and description of the graphic in the other language, by which it is found and shown there; both may stay empty. */
export function TranslationFields() {
  const { t } = useTranslation('panels');
  const store = useEditorStore();
  const { system, translations } = useEditorState(documentOf);
  const language = languageOfSystem(system) === 'de' ? 'en' : 'de';
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
