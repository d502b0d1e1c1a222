import {
  BRAILLE_SYSTEMS,
  type Command,
  LIMITS,
  PAPER_FORMAT_NAMES,
  paperFormatOf,
  runCommand,
} from '@tastwerk/editor-core';
import { Panel, Select, Switch } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { documentOf } from '../state/selectors.js';
import { useEditorState, useEditorStore } from '../state/use-editor-state.js';
import { BufferedField } from './buffered-field.js';
import styles from './fields.module.css';

type Properties = Extract<Command, { type: 'set-document-properties' }>['set'];

/** Texts about the graphic with their rows; a single line where there are none. */
const TEXTS = [
  { field: 'graphicTitle', maxLength: LIMITS.titleLength, isRequired: true },
  { field: 'graphicDescription', maxLength: LIMITS.descriptionLength, rows: 3 },
  { field: 'variantTitle', maxLength: LIMITS.titleLength, isRequired: true },
  { field: 'variantDescription', maxLength: LIMITS.descriptionLength, rows: 2 },
  { field: 'transcribersNotes', maxLength: LIMITS.descriptionLength, rows: 2 },
] as const;

const AIDS = ['safeArea', 'bindingSpace', 'showVerticalGrid', 'showHorizontalGrid'] as const;

/** The tab for the document as a whole: titles, braille system, paper and aids. */
export function DraftPanel() {
  const { t } = useTranslation('editor');
  const store = useEditorStore();
  const document = useEditorState(documentOf);
  const set = (properties: Properties) =>
    void store.dispatch(runCommand({ type: 'set-document-properties', set: properties }));

  return (
    <>
      <Panel title={t('draft.titles')}>
        {TEXTS.map(({ field, ...rest }) => (
          <BufferedField
            key={field}
            label={t(`draft.${field}`)}
            value={document[field]}
            onCommit={(text) => set({ [field]: text })}
            {...rest}
          />
        ))}
      </Panel>
      <Panel title={t('draft.braille')}>
        <Select
          label={t('draft.system')}
          options={BRAILLE_SYSTEMS.map((id) => ({ id, label: t(`systems.${id}`, { nsSeparator: false }) }))}
          value={document.system}
          onChange={(system) => set({ system })}
        />
      </Panel>
      <Panel title={t('draft.paper')}>
        <Select
          label={t('draft.format')}
          options={PAPER_FORMAT_NAMES.map((id) => ({ id, label: t(`formats.${id}`) }))}
          value={paperFormatOf(document.width, document.height) ?? null}
          onChange={(format) => void store.dispatch(runCommand({ type: 'change-format', format }))}
        />
      </Panel>
      <Panel title={t('draft.aids')}>
        <div className={styles.switches}>
          {AIDS.map((field) => (
            <Switch key={field} isSelected={document[field]} onChange={(isOn) => set({ [field]: isOn })}>
              {t(`draft.${field}`)}
            </Switch>
          ))}
        </div>
      </Panel>
    </>
  );
}
