import { withKept } from '@tastwerk/editor-core/objects';
import { Select } from '@tastwerk/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { runAndSelect } from '../../state/selection.js';
import { newUuid } from '../../base/new-uuid.js';
import { issueSentence } from '../../parts/issue-sentence.js';
import { objectName } from '../../state/object-name.js';
import { useEditorStore } from '../../state/use-editor-state.js';
import { refusalOf } from './change-placed.js';
import { FormDialog } from '../../parts/form-dialog.js';
import { PlaceFieldList } from './place-fields.js';
import { FIELDS_OF_NEW, type PlaceForm } from './place-form.js';
import type { PlaceProblem } from './place-problem.js';
import { placedByForm, readable } from './placed-by-form.js';
import { PLACED_KINDS } from './placed-kinds.js';
import { placedObject } from './placed-object.js';
import { keptOfForm } from './relative-form.js';
import { useAnchors } from './use-anchors.js';
import { useTranslatedPage } from './use-translated-page.js';
import styles from './place-dialog.module.css';

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
  const { anchors, page } = useAnchors(null);
  const translated = useTranslatedPage();
  const [problem, setProblem] = useState<PlaceProblem | null>(null);
  const [issue, setIssue] = useState<string | null>(null);
  const [failures, setFailures] = useState(0);
  const [added, setAdded] = useState<readonly string[]>([]);
  const form = present(last, anchors);

  const change = (part: Partial<PlaceForm>) => {
    setProblem(null);
    onChange({ ...form, ...part });
  };
  const refuse = (why: PlaceProblem) => {
    setProblem(why);
    setFailures((count) => count + 1);
  };
  const submit = (stays: boolean) => {
    const { uuid: pageUuid } = page.document.pages[page.pageIndex] ?? {};
    if (pageUuid === undefined) return;
    setIssue(null);
    const uuid = newUuid();
    const made = placedObject(store.kinds, form, uuid, store.getState().session.style);
    if (!made.ok) return refuse(made.error);
    translated(page, [made.value], (laidOut) => {
      const placed = placedByForm(laidOut, readable(laidOut, made.value), form);
      if (!placed.ok) return refuse(placed.error);
      const object = withKept(placed.value, keptOfForm(form));
      runAndSelect(store, { type: 'add-objects', pageUuid, objects: [object] }, [uuid]);
      const refusal = refusalOf(store);
      if (refusal && 'issue' in refusal) return setIssue(issueSentence(refusal.issue, tEditor));
      // Name and text belong to one object; all else is a good beginning for the next.
      onChange({ ...form, name: '', text: '' });
      if (!stays) return onClose();
      // The number in the field that is left is settled before the kind takes the focus.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      setAdded([...added, objectName(object, tEditor)]);
    });
  };
  const lastAdded = added.at(-1);

  return (
    <FormDialog
      title={t('add')}
      submitLabel={t('addSubmit')}
      nextLabel={t('addNext')}
      problem={issue}
      failures={failures}
      onSubmit={() => submit(false)}
      onNext={() => submit(true)}
      onClose={onClose}
    >
      <p role="status" className={styles.status}>
        {lastAdded === undefined ? '' : t('added', { object: lastAdded, number: added.length })}
      </p>
      <Select
        // The next object begins at its kind again.
        key={added.length}
        label={t('kind')}
        options={PLACED_KINDS.map((id) => ({ id, label: t(`kinds.${id}`) }))}
        value={form.kind}
        onChange={(kind) => change(ofKind(kind, form))}
        autoFocus
      />
      <PlaceFieldList
        form={form}
        fields={FIELDS_OF_NEW[form.kind]}
        anchors={anchors}
        problem={problem}
        change={change}
        isOld={false}
      />
    </FormDialog>
  );
}

/** What changes in `form` with the kind: only a line leads from one object to another. */
const ofKind = (kind: PlaceForm['kind'], { position }: PlaceForm): Partial<PlaceForm> =>
  position === 'leading' && !FIELDS_OF_NEW[kind].leads ? { kind, position: 'sheet' } : { kind };

/** `form` without what is gone, or stands on another page. */
function present(form: PlaceForm, anchors: readonly { readonly uuid: string }[]): PlaceForm {
  const there = (uuid: string | null) => (anchors.some((anchor) => anchor.uuid === uuid) ? uuid : null);
  const anchor = there(form.anchor);
  const isGone = form.position !== 'sheet' && anchor === null;
  return {
    ...form,
    anchor,
    other: there(form.other),
    sameSize: there(form.sameSize),
    position: isGone ? 'sheet' : form.position,
  };
}
