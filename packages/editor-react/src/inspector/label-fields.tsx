import {
  type BrailleFailure,
  bundledFontMetrics,
  type LabelLayout,
  type LabelObject,
  labelLayout,
  LIMITS,
  runCommand,
} from '@tastwerk/editor-core';
import { Alert, Button, Panel, Switch } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { useMillimetres } from '../canvas/use-millimetres.js';
import { issueSentence } from '../publish/issue-text.js';
import { useEditorActivity } from '../state/editor-context.js';
import { documentOf } from '../state/selectors.js';
import { useEditorState, useEditorStore } from '../state/use-editor-state.js';
import { BrailleCells } from './braille-cells.js';
import { BufferedField } from './buffered-field.js';
import styles from './fields.module.css';

const SWITCHES = ['displayDots', 'displayLetters', 'fullCharPrefix', 'border', 'isTitle'] as const;

function Untranslatable({ failure }: { readonly failure: BrailleFailure }) {
  const { t } = useTranslation('editor');
  return (
    <Alert kind="warning" title={t('label.untranslatable')}>
      {issueSentence({ code: failure.code, params: { character: failure.character ?? '' } }, t)}
    </Alert>
  );
}

/** The braille of a label as it will stand on the sheet, or why there is none. */
function LabelBraille({ layout }: { readonly layout: LabelLayout }) {
  const { t } = useTranslation('editor');
  const { braille } = layout;
  switch (braille.kind) {
    case 'failed':
      return <Untranslatable failure={braille.failure} />;
    case 'pending':
      return <p className={styles.note}>{t('label.pending')}</p>;
    case 'hidden':
      return <p className={styles.note}>{t('label.hidden')}</p>;
    default:
      return (
        <>
          <div className={styles.sheet}>
            <BrailleCells
              label={t('label.brailleOf')}
              rows={layout.lines.map(({ cells }) => cells)}
              cellsPerRow={20}
            />
          </div>
          {braille.kind === 'override' ? <p className={styles.note}>{t('label.override')}</p> : null}
        </>
      );
  }
}

/** Text, braille and looks of one label. */
export function LabelFields({ label: saved }: { readonly label: LabelObject }) {
  const { t } = useTranslation('editor');
  const store = useEditorStore();
  const millimetres = useMillimetres();
  const { braille, labelEditing } = useEditorActivity();
  const document = useEditorState(documentOf);
  const { edited } = labelEditing;
  const label = edited?.uuid === saved.uuid ? { ...saved, text: edited.text } : saved;
  const pageIndex = document.pages.findIndex(({ objects }) => objects.includes(saved));
  const layout = labelLayout(document, pageIndex, label, { braille: braille.book, font: bundledFontMetrics });
  const set = (change: Partial<LabelObject>) =>
    void store.dispatch(runCommand({ type: 'update-objects', changes: [{ uuid: label.uuid, set: change }] }));
  const needed = {
    width: Math.ceil(Math.max(label.width, layout.neededWidthMm)),
    height: Math.ceil(Math.max(label.height, layout.neededHeightMm)),
  };

  return (
    <>
      <Panel title={t('label.textAndBraille')}>
        <BufferedField
          key={label.uuid}
          label={t('label.text')}
          rows={2}
          value={label.text}
          maxLength={LIMITS.textLength}
          onCommit={(text) => set({ text })}
        />
        {label.text.trim() === '' ? null : <LabelBraille layout={layout} />}
        {layout.overflows ? (
          <Alert
            kind="warning"
            actions={
              <Button variant="secondary" onPress={() => set(needed)}>
                {t('label.fit')}
              </Button>
            }
          >
            {t('label.overflows', { width: millimetres(needed.width), height: millimetres(needed.height) })}
          </Alert>
        ) : null}
      </Panel>
      <Panel title={t('label.display')}>
        <div className={styles.switches}>
          {SWITCHES.map((field) => (
            <Switch key={field} isSelected={label[field]} onChange={(isOn) => set({ [field]: isOn })}>
              {t(`label.${field}`)}
            </Switch>
          ))}
        </div>
      </Panel>
    </>
  );
}
