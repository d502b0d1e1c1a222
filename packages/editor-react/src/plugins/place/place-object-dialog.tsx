import type { PageObject } from '@tastwerk/editor-core';
import { findObject, keptOf } from '@tastwerk/editor-core/objects';
import { othersOf } from '@tastwerk/editor-core/placing';
import { Alert } from '@tastwerk/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { objectName } from '../../state/object-name.js';
import { issueSentence } from '../../parts/issue-sentence.js';
import { useEditorStore } from '../../state/use-editor-state.js';
import { useLengths } from '../../state/use-millimetres.js';
import { relationSentence } from '../spoken/index.js';
import { namesOf } from '../../sentences/object-names.js';
import { changePlaced, formOf, type Refusal } from './change-placed.js';
import { FormDialog } from '../../parts/form-dialog.js';
import { PlaceFieldList } from './place-fields.js';
import { fieldsOfOld, type PlaceForm } from './place-form.js';
import type { PlaceProblem } from './place-problem.js';
import { atPosition, presentRelation } from './present-relation.js';
import { keptOfForm, type Position } from './relative-form.js';
import { useAnchors } from './use-anchors.js';
import { useTranslatedPage } from './use-translated-page.js';

interface PlaceObjectDialogProps {
  readonly object: PageObject;
  /** The relation that it was opened for, and the object that it leads to where that is known. */
  readonly begin?: { readonly position: Position; readonly anchor: string | undefined };
  readonly onClose: () => void;
}

/** Gives an object another place, size, name and texture by numbers and words, as one step of undo. */
export function PlaceObjectDialog({ object, begin, onClose }: PlaceObjectDialogProps) {
  const { t } = useTranslation('place');
  const { t: tEditor } = useTranslation(['editor', 'spoken']);
  const store = useEditorStore();
  const { judged } = useLengths();
  const { anchors, page } = useAnchors(object.uuid);
  const translated = useTranslatedPage();
  const objects = useMemo(() => page.document.pages[page.pageIndex]?.objects ?? [], [page]);
  const present = useMemo(() => {
    const relation = presentRelation(page, object);
    const other = relation && findObject(objects, relation.anchor);
    if (!relation || !other) return undefined;
    return { ...relation, sentence: relationSentence(other, object, { ...page, t: tEditor, judged }) };
  }, [page, objects, object, tEditor, judged]);
  const [form, setForm] = useState<PlaceForm>(() => {
    const now = formOf(store.kinds, object);
    if (!begin) return now;
    const at = { ...now, ...(begin.anchor === undefined ? {} : { anchor: begin.anchor }) };
    const uuids = anchors.map(({ uuid }) => uuid);
    return { ...at, ...atPosition(at, begin.position, present, uuids) };
  });
  const [problem, setProblem] = useState<PlaceProblem | null>(null);
  const [issue, setIssue] = useState<string | null>(null);
  const [failures, setFailures] = useState(0);
  const change = (part: Partial<PlaceForm>) => {
    setProblem(null);
    setForm({ ...form, ...part });
  };

  const refuse = (refusal: Refusal) => {
    if ('issue' in refusal) return setIssue(issueSentence(refusal.issue, tEditor));
    setProblem(refusal.problem);
    setFailures((count) => count + 1);
  };
  const submit = () => {
    setIssue(null);
    const written = object.type === 'label' ? { ...object, text: form.text } : object;
    translated(page, [written], ({ resources }) => {
      const refusal = changePlaced(store, object.uuid, form, resources);
      if (refusal) refuse(refusal);
      else onClose();
    });
  };
  const kept = keptOf(object);
  const isReleased = kept && !keptOfForm(form);
  const heldBy = othersOf<string>(kept ?? {}).flatMap((uuid) => findObject(objects, uuid) ?? []);

  return (
    <FormDialog
      title={t('editOf', { object: objectName(object, tEditor) })}
      submitLabel={t('editSubmit')}
      problem={issue}
      failures={failures}
      onSubmit={submit}
      onClose={onClose}
    >
      <PlaceFieldList
        form={form}
        fields={fieldsOfOld(store.kinds, object)}
        anchors={anchors}
        problem={problem}
        change={change}
        isOld
        present={present}
        note={
          isReleased ? (
            <Alert kind="info">
              {t('willRelease', { objects: namesOf(heldBy, { t: tEditor }) || t('others.one') })}
            </Alert>
          ) : null
        }
      />
    </FormDialog>
  );
}
