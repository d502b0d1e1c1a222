import {
  type BraillePagesLayout,
  braillePagesOf,
  type ImageDescription,
  LIMITS,
  runCommand,
} from '@tastwerk/editor-core';
import { NumberField, Panel, Switch } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { useEditorActivity } from '../state/editor-context.js';
import { documentOf } from '../state/selectors.js';
import { useEditorState, useEditorStore } from '../state/use-editor-state.js';
import { BraillePagePreview } from './braille-page-preview.js';
import { BufferedField } from './buffered-field.js';
import styles from './fields.module.css';

const DESCRIPTION_ROWS = { type: undefined, summary: 3, details: 6 } as const;
const DESCRIPTION_FIELDS = [
  'type',
  'summary',
  'details',
] as const satisfies readonly (keyof ImageDescription)[];
const SWITCHES = ['pageNumbers', 'holePunch'] as const;
/** Ranges of the layout's numbers; the core reduces a partner that no longer fits. */
const NUMBERS = [
  { field: 'cellsPerRow', minValue: 10, maxValue: 35 },
  { field: 'rowsPerPage', minValue: 2, maxValue: 28 },
  { field: 'marginLeft', minValue: 0, maxValue: 25 },
  { field: 'marginTop', minValue: 0, maxValue: 26 },
] as const;

/** The tab for the embossed pages: the image description, how the pages are laid out, and how they look. */
export function BraillePagesPanel() {
  const { t } = useTranslation('editor');
  const store = useEditorStore();
  const { braille } = useEditorActivity();
  const document = useEditorState(documentOf);
  const layout = document.braillePages;
  const set = (change: Partial<BraillePagesLayout>) =>
    void store.dispatch(runCommand({ type: 'set-braille-pages', set: change }));

  return (
    <>
      <Panel title={t('braillePages.description')}>
        <p className={styles.note}>{t('braillePages.descriptionHelp')}</p>
        {DESCRIPTION_FIELDS.map((field) => {
          const rows = DESCRIPTION_ROWS[field];
          return (
            <BufferedField
              key={field}
              label={t(`braillePages.${field}`)}
              value={layout.imageDescription[field]}
              maxLength={LIMITS.descriptionLength}
              onCommit={(text) => set({ imageDescription: { ...layout.imageDescription, [field]: text } })}
              {...(rows === undefined ? { placeholder: t('braillePages.typePlaceholder') } : { rows })}
            />
          );
        })}
        <BufferedField
          label={t('braillePages.content')}
          rows={3}
          value={layout.content}
          maxLength={LIMITS.contentLength}
          onCommit={(content) => set({ content })}
        />
      </Panel>
      <Panel title={t('braillePages.preview')}>
        <BraillePagePreview
          pages={braillePagesOf(document, braille.book)}
          cellsPerRow={layout.cellsPerRow}
          isPending={braille.isPending}
        />
      </Panel>
      <Panel title={t('braillePages.layout')}>
        <div className={styles.pairs}>
          {NUMBERS.map(({ field, minValue, maxValue }) => (
            <NumberField
              key={field}
              label={t(`braillePages.${field}`)}
              maximumFractionDigits={0}
              minValue={minValue}
              maxValue={maxValue}
              value={layout[field]}
              onChange={(value) => {
                if (!Number.isNaN(value)) set({ [field]: value });
              }}
            />
          ))}
        </div>
        <div className={styles.switches}>
          {SWITCHES.map((field) => (
            <Switch key={field} isSelected={layout[field]} onChange={(isOn) => set({ [field]: isOn })}>
              {t(`braillePages.${field}`)}
            </Switch>
          ))}
        </div>
      </Panel>
    </>
  );
}
