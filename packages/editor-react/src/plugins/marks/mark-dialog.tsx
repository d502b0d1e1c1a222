import {
  type BrailleSystem,
  type BrailleTranslation,
  isBrailleSystem,
  languageOfSystem,
  primaryLanguage,
} from '@tastwerk/editor-core/braille';
import { NOTE_MARK, readableText } from '@tastwerk/editor-core/formulas';
import { brailleRequestOf } from '@tastwerk/editor-core/own-words';
import { Alert, Checkbox, Select, TextField } from '@tastwerk/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextToolProps } from '../../contributions/editor-plugin.js';
import { BrailleLine } from '../../parts/braille-cells.js';
import { SystemSelect } from '../../parts/braille-systems/system-select.js';
import { FormDialog } from '../../parts/form-dialog.js';
import { useEditor } from '../../state/editor-context.js';
import { useWriting } from '../../state/own-word-lists.js';
import styles from './mark-dialog.module.css';
import {
  EMPHASIS_NAMES,
  languageOfMarked,
  type MarkedWords,
  markedWordsOf,
  textOfMarked,
} from './marked-words.js';

/** Whether marked words of a text in `system` are German, whose braille has a sign for small letters. */
const isGerman = (system: BrailleSystem, marked: MarkedWords) =>
  primaryLanguage(languageOfMarked(marked) ?? languageOfSystem(system)) === 'de';

/** Whether `text` marks `words`: brackets within these can end it too early. */
const isReadable = (text: string, words: string) => text === words || markedWordsOf(text).words === words;

/** Characters that the field takes. */
const LONGEST = 500;

const LOOKS = { b: styles.bold, i: styles.italic, u: styles.underlined } as const;

/** The choices of a language beside those of the product. */
const OWN = 'own';
const OTHER = 'other';

/** The braille of `text` as the open document writes it; null while it is not known or not to be had. */
function useBrailleOf(text: string): BrailleTranslation | null {
  const { brailleSession } = useEditor();
  const writing = useWriting();
  const [shown, setShown] = useState<{ readonly text: string; readonly line: BrailleTranslation } | null>(
    null,
  );
  useEffect(() => {
    let isCurrent = true;
    if (text.trim() === '') return;
    void brailleSession.translator.translate([brailleRequestOf(writing, text)]).then(([line]) => {
      if (isCurrent && line?.ok) setShown({ text, line: line.value });
    });
    return () => {
      isCurrent = false;
    };
  }, [brailleSession, writing, text]);
  return shown?.text === text ? shown.line : null;
}

function Preview({ marked }: { readonly marked: MarkedWords }) {
  const { t } = useTranslation('marks');
  const { system } = useWriting();
  const text = textOfMarked(marked);
  const line = useBrailleOf(text);
  return (
    <dl className={styles.preview}>
      <dt>{t('print')}</dt>
      <dd lang={languageOfMarked(marked)} className={marked.emphasis.map((name) => LOOKS[name]).join(' ')}>
        {readableText(text)}
      </dd>
      <dt>{t('braille')}</dt>
      <dd>
        {line ? <BrailleLine label={t('brailleOf')} cells={line.cells} system={system} /> : null}
        {line?.unmarked ? <Alert kind="warning">{t('unmarked')}</Alert> : null}
      </dd>
    </dl>
  );
}

interface LanguageFieldsProps {
  readonly language: MarkedWords['language'];
  readonly onChange: (language: MarkedWords['language']) => void;
}

/** The language of the words: that of the document, German, English, or a braille system of any. */
function LanguageFields({ language, onChange }: LanguageFieldsProps) {
  const { t } = useTranslation('marks');
  const { system } = useWriting();
  const own = primaryLanguage(languageOfSystem(system));
  const named: BrailleSystem | null = isBrailleSystem(language) ? language : null;
  return (
    <>
      <Select<'de' | 'en' | typeof OWN | typeof OTHER>
        label={t('language')}
        options={[
          { id: OWN, label: t('languageOwn') },
          ...(['de', 'en'] as const)
            .filter((id) => id !== own || id === language)
            .map((id) => ({ id, label: t(`languages.${id}`) })),
          { id: OTHER, label: t('languageOther') },
        ]}
        value={named ? OTHER : language === 'de' || language === 'en' ? language : OWN}
        onChange={(id) => onChange(id === OWN ? null : id === OTHER ? system : id)}
      />
      {named ? <SystemSelect label={t('system')} system={named} onChange={onChange} /> : null}
    </>
  );
}

/** Marks words of a text: as emphasised, as those of another language or as a note of the transcriber, with their print and braille. */
export function MarkDialog({ selected, onInsert, onClose }: TextToolProps) {
  const { t } = useTranslation('marks');
  const { system } = useWriting();
  const [marked, setMarked] = useState(() => markedWordsOf(selected));
  const [failures, setFailures] = useState(0);
  const set = (change: Partial<MarkedWords>) => setMarked((before) => ({ ...before, ...change }));
  const words = marked.words.trim();
  const text = textOfMarked({ ...marked, words });
  const isMissing = words === '';
  const fault = isMissing ? t('missing') : isReadable(text, words) ? undefined : t('brackets');
  const submit = () => {
    if (fault === undefined) onInsert(text);
    else setFailures(failures + 1);
  };
  return (
    <FormDialog
      title={t('title')}
      submitLabel={t('insert')}
      problem={null}
      failures={failures}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <TextField
          label={t('words')}
          value={marked.words}
          onChange={(typed) => set({ words: typed })}
          maxLength={LONGEST}
          autoFocus
          {...(failures > 0 && fault !== undefined ? { errorMessage: fault } : {})}
        />
        <fieldset className={styles.marks}>
          <legend>{t('emphasis')}</legend>
          {EMPHASIS_NAMES.map((name) => (
            <Checkbox
              key={name}
              isSelected={marked.emphasis.includes(name)}
              onChange={(isOn) =>
                set({
                  emphasis: EMPHASIS_NAMES.filter((one) =>
                    one === name ? isOn : marked.emphasis.includes(one),
                  ),
                })
              }
            >
              {t(`emphases.${name}`)}
            </Checkbox>
          ))}
        </fieldset>
        <LanguageFields language={marked.language} onChange={(language) => set({ language })} />
        {marked.isSmall || isGerman(system, marked) ? (
          <Checkbox isSelected={marked.isSmall} onChange={(isSmall) => set({ isSmall })}>
            {t('small')}
          </Checkbox>
        ) : null}
        <Checkbox isSelected={marked.isNote} onChange={(isNote) => set({ isNote })}>
          {t(NOTE_MARK)}
        </Checkbox>
        {fault === undefined ? <Preview marked={marked} /> : null}
      </div>
    </FormDialog>
  );
}
