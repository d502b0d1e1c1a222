import { type BrailleSystem, brailleTagOf, languageOfSystem } from '@tastwerk/editor-core/braille';
import type { ImportedContent } from '@tastwerk/editor-core/files';
import { Alert, Button, RadioGroup } from '@tastwerk/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SystemSelect } from '../../parts/braille-systems/system-select.js';
import { useEditor } from '../../state/editor-context.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorStore } from '../../state/use-editor-state.js';
import { useReadings } from '../../state/use-readings.js';
import { paragraphsOf } from './paragraphs-of.js';
import { wasRun } from '../../state/was-run.js';
import { StepFooter } from './footer-slot.js';
import styles from './import-dialog.module.css';
import { workspaceActions } from '../../state/workspace-state.js';
import { BRAILLE_VIEW } from '../braille-pages/index.js';

/** Rows that are shown before a file is taken over. */
const SHOWN_ROWS = 8;

/** Rows of a file as braille, and beside each what it says in print where that is known. */
function RowsPreview({ rows, readings, system }: RowsPreviewProps) {
  const { t } = useTranslation('import');
  // The keyboard scrolls it where its rows are wider than the window.
  const scrolled = {
    className: styles.cells,
    role: 'group',
    'aria-label': t('braille.preview'),
    tabIndex: 0,
  };
  if (readings === null) return <pre {...scrolled}>{rows.join('\n')}</pre>;
  return (
    <div {...scrolled}>
      <table className={styles.readRows}>
        <thead>
          <tr>
            <th scope="col">{t('braille.cells')}</th>
            <th scope="col">{t('braille.print')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              <td lang={brailleTagOf(system)}>{row}</td>
              <td lang={languageOfSystem(system)}>{readings[at] ?? ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowsPreviewProps {
  readonly rows: readonly string[];
  readonly readings: readonly (string | null)[] | null;
  readonly system: BrailleSystem;
}

interface BrailleStepProps {
  readonly content: Extract<ImportedContent, { readonly kind: 'braille' }>;
  readonly onClose: () => void;
}

/** Puts the pages of a braille file into the braille pages of the draft, as Unicode braille, which the translation leaves as it is. */
export function BrailleStep({ content, onClose }: BrailleStepProps) {
  const { t } = useTranslation('import');
  const store = useEditorStore();
  const { ports } = useEditor();
  const [present] = useState(() => documentOf(store.getState()).braillePages.content);
  const [where, setWhere] = useState<'append' | 'replace'>(present.trim() === '' ? 'replace' : 'append');
  const [isRefused, setRefused] = useState(false);
  const [system, setSystem] = useState(() => documentOf(store.getState()).system);
  const [wanted, setForm] = useState<'cells' | 'print'>('cells');
  const braille = useMemo(() => content.rows.join('\n'), [content.rows]);
  const readings = useReadings(braille, system);
  const isReadable = readings !== null && readings.every((row) => row !== null);
  const form = isReadable ? wanted : 'cells';
  const place = () => {
    const text = form === 'print' ? paragraphsOf(readings ?? []) : braille;
    const next = where === 'append' ? `${present.trimEnd()}\n\n${text}` : text;
    if (!wasRun(store, { type: 'set-braille-pages', set: { content: next } })) {
      setRefused(true);
      return;
    }
    // What came in is not on the drawing: its pages are shown.
    store.dispatch(workspaceActions.showView(BRAILLE_VIEW));
    onClose();
  };
  return (
    <>
      <p>
        {t('braille.summary', {
          count: content.pages,
          rows: t('braille.rows', { count: content.rows.length }),
        })}
      </p>
      <figure className={styles.figure}>
        <figcaption>{t('braille.preview')}</figcaption>
        <RowsPreview
          rows={content.rows.slice(0, SHOWN_ROWS)}
          readings={isReadable ? readings : null}
          system={system}
        />
      </figure>
      {ports.readBraille ? (
        <>
          <SystemSelect label={t('braille.system')} system={system} onChange={setSystem} />
          {isReadable ? (
            <RadioGroup
              label={t('braille.form')}
              options={[
                { id: 'cells', label: t('braille.asCells') },
                { id: 'print', label: t('braille.asPrint') },
              ]}
              value={form}
              onChange={setForm}
            />
          ) : null}
          {readings !== null && !isReadable ? <p className={styles.note}>{t('braille.unread')}</p> : null}
        </>
      ) : null}
      {present.trim() === '' ? null : (
        <RadioGroup
          label={t('braille.where')}
          options={[
            { id: 'append', label: t('braille.append') },
            { id: 'replace', label: t('braille.replace') },
          ]}
          value={where}
          onChange={setWhere}
        />
      )}
      {content.notes.length > 0 ? (
        <>
          <h3 className={styles.heading}>{t('braille.notes')}</h3>
          <ul>
            {content.notes.map(({ code, params }) => (
              <li key={code}>{t(`notes.${code}`, params)}</li>
            ))}
          </ul>
        </>
      ) : null}
      <p className={styles.note}>{t(form === 'print' ? 'braille.printHelp' : 'braille.layout')}</p>
      {isRefused ? (
        <Alert kind="danger" isAnnounced>
          {t('failure.brailleTooLong')}
        </Alert>
      ) : null}
      <StepFooter>
        <Button onPress={onClose}>{t('cancel')}</Button>
        <Button variant="primary" onPress={place}>
          {t('braille.place')}
        </Button>
      </StepFooter>
    </>
  );
}
