import type { PageObject } from '@tastwerk/editor-core';
import { walkObjects, withKept } from '@tastwerk/editor-core/objects';
import { cornerCount } from '@tastwerk/editor-core/placing';
import { Checkbox, TextField } from '@tastwerk/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OverlayProps } from '../../contributions/editor-plugin.js';
import { newUuid } from '../../base/new-uuid.js';
import { FormDialog } from '../../parts/form-dialog.js';
import { issueSentence } from '../../parts/issue-sentence.js';
import { objectName } from '../../state/object-name.js';
import { selectionOf } from '../../state/selection.js';
import { sameItems } from '../../state/same-items.js';
import { useEditorState, useEditorStore } from '../../state/use-editor-state.js';
import { wasRun } from '../../state/was-run.js';
import { GapField } from './length-field.js';
import { FIRST_FORM, type PlaceForm } from './place-form.js';
import { placedByForm, readable } from './placed-by-form.js';
import { placedObject } from './placed-object.js';
import { keptOfForm } from './relative-form.js';
import { useAnchors } from './use-anchors.js';
import { useTranslatedPage } from './use-translated-page.js';

/** Stands in place of a text where a corner gets none. */
const NONE = '-';

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The next `count` letters that no label of the page says yet. */
function nextLetters(objects: readonly PageObject[], count: number): string {
  const taken = new Set<string>();
  walkObjects(objects, (object) => {
    if (object.type === 'label') taken.add(object.text.trim());
  });
  return ALPHABET.filter((letter) => !taken.has(letter))
    .slice(0, count)
    .join(' ');
}

/** Why the texts cannot be taken; a key of the texts of this dialog. */
type TextsProblem = 'none' | 'many';

function problemOf(words: readonly string[], corners: number): TextsProblem | null {
  if (words.length > corners) return 'many';
  return words.some((word) => word !== NONE) ? null : 'none';
}

interface CornerLabelsProps {
  readonly object: PageObject;
  readonly onClose: () => void;
}

/** Puts a label at each corner of a shape: one field for all of them, which begins with the next letters. */
function CornerLabels({ object, onClose }: CornerLabelsProps) {
  const { t } = useTranslation('place');
  const { t: tEditor } = useTranslation('editor');
  const store = useEditorStore();
  const { page } = useAnchors(null);
  const translated = useTranslatedPage();
  const { objects = [], uuid: pageUuid = '' } = page.document.pages[page.pageIndex] ?? {};
  const corners = cornerCount(store.kinds, object);
  const [texts, setTexts] = useState(() => nextLetters(objects, corners));
  const [gap, setGap] = useState<number | null>(null);
  const [keeps, setKeeps] = useState(false);
  const [problem, setProblem] = useState<TextsProblem | null>(null);
  const [issue, setIssue] = useState<string | null>(null);
  const [failures, setFailures] = useState(0);

  const submit = () => {
    const words = texts.split(/\s+/u).filter((word) => word !== '');
    const wrong = problemOf(words, corners);
    setProblem(wrong);
    if (wrong) return setFailures(failures + 1);
    const { style } = store.getState().session;
    const made = words.flatMap((text, index) => {
      const form: PlaceForm = {
        ...FIRST_FORM,
        kind: 'label',
        text,
        position: 'corner',
        anchor: object.uuid,
        number: index + 1,
        gap,
        keeps,
      };
      const label = text === NONE ? undefined : placedObject(store.kinds, form, newUuid(), style);
      return label?.ok ? [{ form, label: label.value }] : [];
    });
    const labels = made.map(({ label }) => label);
    translated(page, labels, (laidOut) => {
      const placed = made.flatMap(({ form, label }) => {
        const there = placedByForm(laidOut, readable(laidOut, label), form);
        return there.ok ? [withKept(there.value, keptOfForm(form))] : [];
      });
      if (wasRun(store, { type: 'add-objects', pageUuid, objects: placed })) return onClose();
      const { lastIssue } = store.getState().session;
      if (lastIssue) setIssue(issueSentence(lastIssue, tEditor));
    });
  };

  return (
    <FormDialog
      title={t('cornerLabels.title', { object: objectName(object, tEditor) })}
      submitLabel={t('addSubmit')}
      problem={issue}
      failures={failures}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('cornerLabels.texts')}
        description={t('cornerLabels.textsHelp', { count: corners })}
        value={texts}
        onChange={(next) => {
          setProblem(null);
          setTexts(next);
        }}
        autoFocus
        {...(problem ? { errorMessage: t(`cornerLabels.problems.${problem}`, { count: corners }) } : {})}
      />
      <GapField label={t('distance')} description={t('cornerLabels.gapHelp')} value={gap} onChange={setGap} />
      <Checkbox isSelected={keeps} onChange={setKeeps}>
        {t('cornerLabels.keeps')}
      </Checkbox>
    </FormDialog>
  );
}

/** The dialog for the shape that is selected when it opens. */
export function CornerLabelsOverlay({ onClose }: OverlayProps) {
  const [object] = useEditorState(selectionOf, sameItems);
  return object ? <CornerLabels object={object} onClose={onClose} /> : null;
}
