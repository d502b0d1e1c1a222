import { type Command, LIMITS, runCommand } from '@tastwerk/editor-core';
import { languageOfSystem, type Notation, NOTATIONS } from '@tastwerk/editor-core/braille';
import { CATEGORIES, categoryOf } from '@tastwerk/editor-core/document';
import { Button, Panel, Select } from '@tastwerk/ui';
import type { TFunction } from 'i18next';
import { BookA } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MathCodeSelect } from '../../parts/braille-systems/math-code-select.js';
import { SystemSelect } from '../../parts/braille-systems/system-select.js';
import { UnknownCharactersSelect } from '../../parts/braille-systems/unknown-characters-select.js';
import { BufferedField } from '../../parts/buffered-field.js';
import { DocumentTags } from '../../parts/document-tags.js';
import { useRunById } from '../../contributions/use-run-by-id.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorState, useEditorStore } from '../../state/use-editor-state.js';
import { TranslationFields } from './translation-fields.js';

type Properties = Extract<Command, { type: 'set-document-properties' }>['set'];

/** Texts about the graphic with their rows; a single line where there are none. */
const GRAPHIC_TEXTS = [
  { field: 'graphicTitle', maxLength: LIMITS.titleLength, isRequired: true },
  { field: 'graphicDescription', maxLength: LIMITS.descriptionLength, rows: 3 },
] as const;

/** Texts about this variant of the graphic. */
const VARIANT_TEXTS = [
  { field: 'variantTitle', maxLength: LIMITS.titleLength, isRequired: true },
  { field: 'variantDescription', maxLength: LIMITS.descriptionLength, rows: 2 },
] as const;

const ICON_PX = 16;

/** The systems that are written in several ways: German ones; English marks capitals in all of them, and a table by its name has one. */
const NOTATED_SYSTEMS = /^DE:/u;

/** The choice that sets no category. */
const NO_CATEGORY = 'none';

/** The categories to choose from, and the one that is set where it is none of them: an older document may hold any text. */
function categoryOptions(category: string | null, t: TFunction) {
  const known: readonly string[] = CATEGORIES;
  const ids = category === null || known.includes(category) ? known : [...known, category];
  return [
    { id: NO_CATEGORY, label: t('panels:draft.noCategory') },
    ...ids.map((id) => ({ id, label: known.includes(id) ? t(`panels:draft.categories.${id}`) : id })),
  ];
}

/** The panel for the document as a whole: what it is called, what it is about, and how its braille is written. */
export function DraftPanel() {
  const { t } = useTranslation(['editor', 'panels']);
  const store = useEditorStore();
  const run = useRunById();
  const document = useEditorState(documentOf);
  const textLanguage = languageOfSystem(document.system);
  const set = (properties: Properties) =>
    void store.dispatch(runCommand({ type: 'set-document-properties', set: properties }));
  const text = ({ field, ...rest }: (typeof GRAPHIC_TEXTS)[number] | (typeof VARIANT_TEXTS)[number]) => (
    <BufferedField
      key={field}
      label={t(`draft.${field}`)}
      value={document[field]}
      textLanguage={textLanguage}
      onCommit={(written) => set({ [field]: written })}
      {...rest}
    />
  );

  return (
    <>
      <Panel title={t('panels:draft.graphic')}>
        {GRAPHIC_TEXTS.map(text)}
        <Select
          label={t('panels:draft.category')}
          options={categoryOptions(categoryOf(document.category), t)}
          value={categoryOf(document.category) ?? NO_CATEGORY}
          onChange={(id) => set({ category: id === NO_CATEGORY ? null : id })}
        />
        <DocumentTags />
        <TranslationFields />
      </Panel>
      <Panel title={t('panels:draft.variant')}>
        {VARIANT_TEXTS.map(text)}
        <SystemSelect system={document.system} onChange={(system) => set({ system })} />
        {store.kinds.formulas ? (
          <MathCodeSelect
            system={document.system}
            mathCode={document.mathCode}
            onChange={(mathCode) => set({ mathCode })}
          />
        ) : null}
        {NOTATED_SYSTEMS.test(document.system) ? (
          <Select<Notation>
            label={t('panels:draft.notation')}
            options={NOTATIONS.map((id) => ({ id, label: t(`panels:draft.notations.${id}`) }))}
            value={document.notation}
            onChange={(notation) => set({ notation })}
          />
        ) : null}
        <UnknownCharactersSelect
          system={document.system}
          value={document.unknownCharacters}
          onChange={(unknownCharacters) => set({ unknownCharacters })}
        />
        <Button icon={<BookA size={ICON_PX} />} onPress={() => void run('ownWords')}>
          {t('panels:draft.ownWords')}
        </Button>
      </Panel>
      <Panel title={t('panels:draft.notes')}>
        <BufferedField
          label={t('draft.transcribersNotes')}
          description={t('panels:draft.notesHelp')}
          value={document.transcribersNotes}
          maxLength={LIMITS.descriptionLength}
          rows={3}
          textLanguage={textLanguage}
          onCommit={(transcribersNotes) => set({ transcribersNotes })}
        />
      </Panel>
    </>
  );
}
