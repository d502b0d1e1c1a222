import { Select } from '@tastwerk/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { runAndSelect } from '../../state/selection.js';
import { newUuid } from '../../base/new-uuid.js';
import { issueSentence } from '../../parts/issue-sentence.js';
import { currentPageOf } from '../../state/selectors.js';
import { useEditorStore } from '../../state/use-editor-state.js';
import { PlaceDialog } from './place-dialog.js';
import { PlaceFieldList } from './place-fields.js';
import { FIELDS_OF_NEW, PLACED_KINDS, type PlaceForm } from './place-form.js';
import { placedObject } from './placed-object.js';
import type { PointsProblem } from './path-points.js';
import { useAnchors } from './use-anchors.js';

interface AddObjectDialogProps {
  /** What was filled in last. */
  readonly form: PlaceForm;
  readonly onChange: (form: PlaceForm) => void;
  readonly onClose: () => void;
}

/** Makes an object of any kind by numbers and words, for who does not draw by hand. */
export function AddObjectDialog({ form: last, onChange, onClose }: AddObjectDialogProps) {
  const { t } = useTranslation('place');
  const { t: tEditor } = useTranslation('editor');
  const store = useEditorStore();
  const { anchors, besideOf } = useAnchors(null);
  const [points, setPoints] = useState<PointsProblem | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  // What it was put beside may be gone, or stand on another page.
  const form = { ...last, anchor: besideOf(last.anchor) ? last.anchor : null };

  const change = (part: Partial<PlaceForm>) => {
    setPoints(null);
    onChange({ ...form, ...part });
  };
  const submit = () => {
    const page = currentPageOf(store.getState());
    if (!page) return;
    const uuid = newUuid();
    const { style } = store.getState().session;
    const made = placedObject(store.kinds, form, uuid, style, besideOf(form.anchor));
    if (!made.ok) {
      setPoints(made.error);
      return;
    }
    runAndSelect(store, { type: 'add-objects', pageUuid: page.uuid, objects: [made.value] }, [uuid]);
    const { lastIssue } = store.getState().session;
    if (lastIssue) {
      setProblem(issueSentence(lastIssue, tEditor));
      return;
    }
    // Name and text belong to one object; all else is a good beginning for the next.
    onChange({ ...form, name: '', text: '' });
    onClose();
  };

  return (
    <PlaceDialog
      title={t('add')}
      submitLabel={t('addSubmit')}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <Select
        label={t('kind')}
        options={PLACED_KINDS.map((id) => ({ id, label: t(`kinds.${id}`) }))}
        value={form.kind}
        onChange={(kind) => change({ kind })}
        autoFocus
      />
      <PlaceFieldList
        form={form}
        fields={FIELDS_OF_NEW[form.kind]}
        anchors={anchors}
        problem={points}
        change={change}
        isFirst={false}
      />
    </PlaceDialog>
  );
}
