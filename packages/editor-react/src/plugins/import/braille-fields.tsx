import { type BrailleSystem, brailleTagOf, languageOfSystem } from '@tastwerk/editor-core/braille';
import type { ImportNote } from '@tastwerk/editor-core/files';
import { RadioGroup } from '@tastwerk/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SystemSelect } from '../../parts/braille-systems/system-select.js';
import { useEditor } from '../../state/editor-context.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorStore } from '../../state/use-editor-state.js';
import { useReadings } from '../../state/use-readings.js';
import styles from './import-dialog.module.css';

/** Rows that are shown before a file is taken over. */
const SHOWN_ROWS = 8;

/** How braille of a file is taken over: its cells, or what they say in print. */
export interface BrailleForm {
  readonly system: BrailleSystem;
  readonly setSystem: (system: BrailleSystem) => void;
  readonly form: 'cells' | 'print';
  readonly setForm: (form: 'cells' | 'print') => void;
  /** What each row says in print; null until all are known, and where one cannot be read. */
  readonly readings: readonly string[] | null;
  /** Whether the system cannot be read back. */
  readonly isUnread: boolean;
}

/** The choice for `rows` of Unicode braille, in `suggested` or the system of the document; print can be chosen where all rows can be read. */
export function useBrailleForm(rows: string, suggested?: BrailleSystem): BrailleForm {
  const store = useEditorStore();
  const [system, setSystem] = useState(() => suggested ?? documentOf(store.getState()).system);
  const [wanted, setForm] = useState<'cells' | 'print'>('cells');
  const read = useReadings(rows, system);
  const readings = read?.every((row) => row !== null) === true ? read : null;
  const form = readings === null ? 'cells' : wanted;
  return { system, setSystem, form, setForm, readings, isUnread: read !== null && readings === null };
}

interface RowsPreviewProps {
  readonly rows: readonly string[];
  readonly readings: readonly string[] | null;
  readonly system: BrailleSystem;
  /** Whether they are paragraphs, which may be long, and not rows of a page. */
  readonly areParagraphs?: boolean;
}

/** The first rows of a file as braille, and beside each what it says in print where that is known. */
export function RowsPreview({ rows, readings, system, areParagraphs = false }: RowsPreviewProps) {
  const { t } = useTranslation('import');
  const shown = rows.slice(0, SHOWN_ROWS);
  // The keyboard scrolls it where its rows are wider than the window.
  const scrolled = {
    className: areParagraphs ? `${styles.cells} ${styles.wrapped}` : styles.cells,
    role: 'group',
    'aria-label': t('braille.preview'),
    tabIndex: 0,
  };
  return (
    <figure className={styles.figure}>
      <figcaption>{t('braille.preview')}</figcaption>
      {readings === null ? (
        <pre {...scrolled}>{shown.join('\n')}</pre>
      ) : (
        <div {...scrolled}>
          <table className={styles.readRows}>
            <thead>
              <tr>
                <th scope="col">{t('braille.cells')}</th>
                <th scope="col">{t('braille.print')}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((row, at) => (
                <tr key={at}>
                  <td lang={brailleTagOf(system)}>{row}</td>
                  <td lang={languageOfSystem(system)}>{readings[at] ?? ''}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </figure>
  );
}

/** The fields by which cells or print are chosen; nothing where the application reads no braille. */
export function FormFields({ system, setSystem, form, setForm, readings, isUnread }: BrailleForm) {
  const { t } = useTranslation('import');
  const { ports } = useEditor();
  if (!ports.readBraille) return null;
  return (
    <>
      <SystemSelect label={t('braille.system')} system={system} onChange={setSystem} />
      {readings === null ? null : (
        <RadioGroup
          label={t('braille.form')}
          options={[
            { id: 'cells', label: t('braille.asCells') },
            { id: 'print', label: t('braille.asPrint') },
          ]}
          value={form}
          onChange={setForm}
        />
      )}
      {isUnread ? <p className={styles.note}>{t('braille.unread')}</p> : null}
    </>
  );
}

/** Where text is put among that of the braille pages, `present`. */
export function useTextPlace(present: string) {
  const [where, setWhere] = useState<'append' | 'replace'>(present.trim() === '' ? 'replace' : 'append');
  return {
    where,
    setWhere,
    present,
    textWith: (text: string) => (where === 'append' ? `${present.trimEnd()}\n\n${text}` : text),
  };
}

/** The choice of the place; nothing where the braille pages are empty. */
export function PlaceField({ present, where, setWhere }: ReturnType<typeof useTextPlace>) {
  const { t } = useTranslation('import');
  if (present.trim() === '') return null;
  return (
    <RadioGroup
      label={t('braille.where')}
      options={[
        { id: 'append', label: t('braille.append') },
        { id: 'replace', label: t('braille.replace') },
      ]}
      value={where}
      onChange={setWhere}
    />
  );
}

/** What is odd about a file. */
export function FileNotes({ notes }: { readonly notes: readonly ImportNote[] }) {
  const { t } = useTranslation('import');
  if (notes.length === 0) return null;
  return (
    <>
      <h3 className={styles.heading}>{t('braille.notes')}</h3>
      <ul>
        {notes.map(({ code, params }) => (
          <li key={code}>{t(`notes.${code}`, params)}</li>
        ))}
      </ul>
    </>
  );
}
