import type { PageObject } from '@tastwerk/editor-core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { objectName } from '../../state/object-name.js';
import { issueSentence } from '../../parts/issue-sentence.js';
import { useEditorStore } from '../../state/use-editor-state.js';
import { changePlaced, formOf } from './change-placed.js';
import { PlaceDialog } from './place-dialog.js';
import { PlaceFieldList } from './place-fields.js';
import { fieldsOfOld, type PlaceForm } from './place-form.js';
import { useAnchors } from './use-anchors.js';

interface PlaceObjectDialogProps {
  readonly object: PageObject;
  readonly onClose: () => void;
}

/** Gives an object another place, size, name and texture by numbers and words, as one step of undo. */
export function PlaceObjectDialog({ object, onClose }: PlaceObjectDialogProps) {
  const { t } = useTranslation('place');
  const { t: tEditor } = useTranslation('editor');
  const store = useEditorStore();
  const { anchors, besideOf } = useAnchors(object.uuid);
  const [form, setForm] = useState(() => formOf(store.kinds, object));
  const [problem, setProblem] = useState<string | null>(null);
  const change = (part: Partial<PlaceForm>) => setForm({ ...form, ...part });

  const submit = () => {
    const issue = changePlaced(store, object.uuid, form, besideOf(form.anchor));
    if (issue) setProblem(issueSentence(issue, tEditor));
    else onClose();
  };

  return (
    <PlaceDialog
      title={t('editOf', { object: objectName(object, tEditor) })}
      submitLabel={t('editSubmit')}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <PlaceFieldList
        form={form}
        fields={fieldsOfOld(store.kinds, object)}
        anchors={anchors}
        problem={null}
        change={change}
        isFirst
      />
    </PlaceDialog>
  );
}
