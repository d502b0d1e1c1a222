import { type BrailleSystem, languageOfSystem } from '@tastwerk/editor-core/braille';
import {
  DIVISION_MARK,
  isSignText,
  OWN_WORD_LENGTH_MAX,
  type OwnWord,
  ownWordSchema,
  WORD_PLACES,
  type WordPlace,
} from '@tastwerk/editor-core/own-words';
import { Alert, Button, Checkbox, RadioGroup, TextField } from '@tastwerk/ui';
import { type FormEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BrailleField } from '../../parts/braille-field.js';
import { SystemSelect } from '../../parts/braille-systems/system-select.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorState } from '../../state/use-editor-state.js';
import styles from './own-words.module.css';
import { WordPreview } from './word-preview.js';

type Way = 'cells' | 'division';

/** What the form asks for. */
interface Fields {
  readonly word: string;
  readonly way: Way;
  readonly braille: string;
  readonly places: readonly WordPlace[];
  readonly system: BrailleSystem;
}

function fieldsOf(word: OwnWord | null, system: BrailleSystem): Fields {
  if (word === null) return { word: '', way: 'cells', braille: '', places: ['whole'], system };
  return { ...word, way: word.braille === null ? 'division' : 'cells', braille: word.braille ?? '' };
}

/** Whether fields are about a sign, which holds anywhere. */
const isSign = ({ word, way }: Fields) => way === 'cells' && isSignText(word.trim());

/** The word that fields make; undefined where something is wrong with them. */
function wordOf(fields: Fields): OwnWord | undefined {
  const { word, way, braille, places, system } = fields;
  return ownWordSchema.safeParse({
    word: word.trim(),
    places: WORD_PLACES.filter((place) => isSign(fields) || places.includes(place)),
    system,
    braille: way === 'division' ? null : braille.trim(),
  }).data;
}

/** What is wrong with fields, by their names; nothing where they make a word. */
function faultsOf({ word, way, braille, places }: Fields, own: OwnWord | undefined) {
  if (own !== undefined) return {};
  const isWord = !/[\s|]/u.test(word.replaceAll(DIVISION_MARK, '')) && word.trim() !== '';
  return {
    ...(word.trim() === '' ? { word: 'wordMissing' as const } : {}),
    ...(isWord && way === 'division' && !word.includes(DIVISION_MARK)
      ? { word: 'divisionMissing' as const }
      : {}),
    ...(isWord && way === 'cells' && word.includes(DIVISION_MARK)
      ? { word: 'divisionTooMany' as const }
      : {}),
    ...(word.trim() !== '' && !isWord ? { word: 'wordInvalid' as const } : {}),
    ...(way === 'cells' && braille.trim() === '' ? { braille: 'brailleMissing' as const } : {}),
    ...(places.length === 0 ? { places: 'placesMissing' as const } : {}),
  };
}

interface PlacesFieldProps {
  readonly places: readonly WordPlace[];
  /** The name of what is wrong. */
  readonly fault: string | undefined;
  readonly onChange: (places: readonly WordPlace[]) => void;
}

/** Where in words an own word holds. */
function PlacesField({ places, fault, onChange }: PlacesFieldProps) {
  const { t } = useTranslation('ownWords');
  return (
    <fieldset className={styles.places}>
      <legend>{t('form.places')}</legend>
      {WORD_PLACES.map((place) => (
        <Checkbox
          key={place}
          isSelected={places.includes(place)}
          onChange={(isOn) => onChange(isOn ? [...places, place] : places.filter((one) => one !== place))}
        >
          {t(`form.${place}`)}
        </Checkbox>
      ))}
      {fault === undefined ? null : (
        <p className={styles.fault} role="alert">
          {t(`faults.${fault}`)}
        </p>
      )}
    </fieldset>
  );
}

interface WordFormProps {
  /** Null for a new one. */
  readonly word: OwnWord | null;
  /** Why the last attempt failed. */
  readonly problem: string | null;
  readonly onStore: (word: OwnWord) => void;
  readonly onCancel: () => void;
}

/** Asks for an own word and shows how it is written with it and without. */
export function WordForm({ word, problem, onStore, onCancel }: WordFormProps) {
  const { t } = useTranslation('ownWords');
  const documentSystem = useEditorState((state) => documentOf(state).system);
  const [fields, setFields] = useState(() => fieldsOf(word, documentSystem));
  const [isTried, setIsTried] = useState(false);
  const set = (change: Partial<Fields>) => setFields((before) => ({ ...before, ...change }));
  const own = useMemo(() => wordOf(fields), [fields]);
  const faults: Partial<Record<keyof Fields, string>> = isTried ? faultsOf(fields, own) : {};
  const sentenceOf = (field: keyof Fields) => {
    const fault = faults[field];
    return fault === undefined ? {} : { errorMessage: t(`faults.${fault}`) };
  };
  const isRefused = isTried && own === undefined && Object.keys(faults).length === 0;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (own) onStore(own);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <h3>{t(word === null ? 'form.new' : 'form.edit')}</h3>
      {problem !== null || isRefused ? (
        <Alert kind="danger" isAnnounced>
          {problem ?? t('faults.wordInvalid')}
        </Alert>
      ) : null}
      <TextField
        label={t('form.word')}
        description={t(fields.way === 'division' ? 'form.divisionHelp' : 'form.wordHelp')}
        value={fields.word}
        maxLength={OWN_WORD_LENGTH_MAX}
        textLanguage={languageOfSystem(fields.system)}
        onChange={(text) => set({ word: text })}
        autoFocus
        {...sentenceOf('word')}
      />
      <RadioGroup<Way>
        label={t('form.way')}
        options={[
          { id: 'cells', label: t('form.cells') },
          { id: 'division', label: t('form.division') },
        ]}
        value={fields.way}
        onChange={(way) => set({ way })}
      />
      {fields.way === 'cells' ? (
        <BrailleField
          label={t('form.braille')}
          description={t('form.brailleHelp')}
          rows={1}
          system={fields.system}
          value={fields.braille}
          onChange={(braille) => set({ braille: braille.replaceAll('\n', '') })}
          {...sentenceOf('braille')}
        />
      ) : null}
      {own ? <WordPreview word={own} /> : null}
      {isSign(fields) ? null : (
        <PlacesField places={fields.places} fault={faults.places} onChange={(places) => set({ places })} />
      )}
      <SystemSelect label={t('form.system')} system={fields.system} onChange={(system) => set({ system })} />
      <div className={styles.actions}>
        <Button variant="primary" type="submit">
          {t('form.store')}
        </Button>
        <Button onPress={onCancel}>{t('form.cancel')}</Button>
      </div>
    </form>
  );
}
