import { type Command, runCommand } from '@tastwerk/editor-core';
import { MEDIA } from '@tastwerk/editor-core/document';
import { NumberField, Select, Switch } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import fields from '../../parts/fields.module.css';
import { PaperFields } from './paper-fields.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorState, useEditorStore } from '../../state/use-editor-state.js';

type Properties = Extract<Command, { type: 'set-document-properties' }>['set'];

/** The grid by axis: whether it is shown, and how far apart its lines are. */
const GRIDS = [
  { shown: 'showVerticalGrid', spacing: 'verticalGridSpacing', label: 'spacingAcross' },
  { shown: 'showHorizontalGrid', spacing: 'horizontalGridSpacing', label: 'spacingDown' },
] as const;

const MARGINS = ['safeArea', 'bindingSpace'] as const;

/** What holds for all pages: paper, medium, margins and grid. */
export function SheetSettings() {
  const { t } = useTranslation(['panels', 'editor']);
  const store = useEditorStore();
  const document = useEditorState(documentOf);
  const set = (properties: Properties) =>
    void store.dispatch(runCommand({ type: 'set-document-properties', set: properties }));

  return (
    <>
      <PaperFields />
      <Select
        label={t('pages.medium')}
        options={MEDIA.map((id) => ({ id, label: t(`pages.media.${id}`) }))}
        value={document.medium}
        onChange={(medium) => set({ medium })}
      />
      <div className={fields.switches}>
        {MARGINS.map((field) => (
          <Switch key={field} isSelected={document[field]} onChange={(isOn) => set({ [field]: isOn })}>
            {t(`editor:draft.${field}`)}
          </Switch>
        ))}
      </div>
      {GRIDS.map(({ shown, spacing, label }) => (
        <div key={shown}>
          <Switch isSelected={document[shown]} onChange={(isOn) => set({ [shown]: isOn })}>
            {t(`editor:draft.${shown}`)}
          </Switch>
          {document[shown] ? (
            <NumberField
              label={t(`pages.${label}`)}
              unit="millimeter"
              minValue={1}
              maxValue={100}
              step={0.5}
              value={document[spacing]}
              onChange={(value) => {
                if (!Number.isNaN(value)) set({ [spacing]: value });
              }}
            />
          ) : null}
        </div>
      ))}
    </>
  );
}
