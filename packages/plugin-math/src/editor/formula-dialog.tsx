import { svgPathOf } from '@tastwerk/editor-core/geometry';
import { BrailleLine, type TextToolProps, useEditorState } from '@tastwerk/editor-react';
import { Alert, Button, Dialog, TextField } from '@tastwerk/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './formula-dialog.module.css';
import { formulaText, type ShownFormula, useFormula } from './use-formula.js';

/** Characters that a formula may have. */
const LONGEST = 2000;

/** Free space in mm around the preview, so that no outline is cut. */
const MARGIN_MM = 0.5;

/** Size of the preview: px for each mm. */
const PX_PER_MM = 7;

type ReadFormula = Extract<ShownFormula, { kind: 'read' }>;

/** What was selected, as a formula without its dollar signs. */
const sourceOf = (selected: string): string =>
  selected
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(/^\$(.*)\$$/u, '$1');

function PrintPreview({ print, spoken }: Pick<ReadFormula, 'print' | 'spoken'>) {
  const { t } = useTranslation('formula');
  if (!print) return <p>{t('noPrint')}</p>;
  const width = print.widthMm + 2 * MARGIN_MM;
  const height = print.heightMm + 2 * MARGIN_MM;
  return (
    <svg
      className={styles.print}
      role="img"
      aria-label={t('printOf', { spoken })}
      viewBox={`${-MARGIN_MM} ${-MARGIN_MM} ${width} ${height}`}
      width={width * PX_PER_MM}
      height={height * PX_PER_MM}
    >
      <path d={svgPathOf(print.path)} fill="currentColor" />
    </svg>
  );
}

function Preview({ formula }: { readonly formula: ReadFormula }) {
  const { t, i18n } = useTranslation('formula');
  const system = useEditorState(({ history }) => history.present.system);
  const { cells, problem, spoken, language } = formula;
  return (
    <dl className={styles.preview}>
      <dt>{t('print')}</dt>
      <dd>
        <PrintPreview {...formula} />
      </dd>
      <dt>{t('braille')}</dt>
      <dd>
        {cells ? (
          <BrailleLine label={t('brailleOf')} cells={cells} system={system} />
        ) : (
          <Alert kind="warning">
            {problem ? problem.sentence[i18n.language.startsWith('de') ? 'de' : 'en'] : t('noBraille')}
          </Alert>
        )}
      </dd>
      <dt>{t('spoken')}</dt>
      <dd lang={language}>{spoken}</dd>
    </dl>
  );
}

/** One line for a formula, with its print, its braille and its words; the formula is inserted between dollar signs. */
export function FormulaDialog({ selected, onInsert, onClose }: TextToolProps) {
  const { t, i18n } = useTranslation('formula');
  const [source, setSource] = useState(() => sourceOf(selected));
  const [hasTried, setHasTried] = useState(false);
  const formula = useFormula(source);
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  const language = i18n.language.startsWith('de') ? 'de' : 'en';
  const missing = hasTried && formula.kind === 'empty' ? t('empty') : undefined;
  const error = formula.kind === 'unread' ? formula.problem.sentence[language] : missing;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setHasTried(true);
    if (formula.kind === 'read') onInsert(formulaText(source));
    else input.current?.focus();
  };
  return (
    <Dialog
      isOpen
      title={t('title')}
      closeLabel={t('close')}
      closesOnBackdrop={false}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form={formId}>
            {t('insert')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={t('source')}
          description={t('sourceHelp')}
          value={source}
          onChange={setSource}
          maxLength={LONGEST}
          autoFocus
          spellCheck="false"
          inputRef={input}
          {...(error === undefined ? {} : { errorMessage: error })}
        />
        <div role="status">
          {formula.kind === 'read' ? <Preview formula={formula} /> : null}
          {formula.kind === 'unavailable' ? <Alert kind="warning">{t('unavailable')}</Alert> : null}
        </div>
      </form>
    </Dialog>
  );
}
