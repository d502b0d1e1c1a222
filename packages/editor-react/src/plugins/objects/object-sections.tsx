import { LIMITS, missingPlugins, type PageObject, runCommand } from '@tastwerk/editor-core';
import { Alert, Button, IconButton, Panel } from '@tastwerk/ui';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useContributions } from '../../contributions/contributions-context.js';
import type { InspectorProps } from '../../contributions/editor-plugin.js';
import { EDIT_OBJECT } from '../../contributions/made-actions.js';
import { dialogOf } from '../../contributions/open-object.js';
import { BufferedField } from '../../parts/buffered-field.js';
import { useEditor } from '../../state/editor-context.js';
import { kindName } from '../../state/object-name.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorState, useEditorStore } from '../../state/use-editor-state.js';
import { deleteAction } from './selection-actions.js';

const ICON_PX = 16;

/** What is selected, or how many objects, their removal, and the dialog that edits it. */
export function SelectionHead({ objects }: InspectorProps) {
  const { t } = useTranslation('editor');
  const { run } = useEditor();
  const { actions, kinds } = useContributions();
  const [object] = objects;
  if (!object) return null;
  const isOne = objects.length === 1;
  const edit = isOne && dialogOf(kinds, object) !== undefined && actions.find(({ id }) => id === EDIT_OBJECT);
  return (
    <Panel
      title={isOne ? kindName(object, t) : t('object.several', { count: objects.length })}
      actions={
        <IconButton
          label={t(isOne ? 'object.delete' : 'object.deleteMany')}
          icon={<Trash2 size={ICON_PX} />}
          onPress={() => run(deleteAction)}
        />
      }
    >
      {edit ? (
        <Button icon={<edit.icon size={ICON_PX} />} onPress={() => run(edit)}>
          {t(edit.labelKey)}
        </Button>
      ) : undefined}
    </Panel>
  );
}

/** The name that an author gives an object. */
function NameField({ object }: { readonly object: PageObject }) {
  const { t } = useTranslation('editor');
  const store = useEditorStore();
  const { uuid } = object;
  return (
    <Panel title={t('object.naming')}>
      <BufferedField
        key={uuid}
        label={t('object.moniker')}
        value={object.moniker}
        maxLength={LIMITS.titleLength}
        onCommit={(moniker) =>
          void store.dispatch(runCommand({ type: 'update-objects', changes: [{ uuid, set: { moniker } }] }))
        }
      />
    </Panel>
  );
}

/** The name of the one object that is selected. */
export function NameSection({ objects: [object] }: InspectorProps) {
  return object ? <NameField object={object} /> : null;
}

/** Says that a plugin is missing, without which an object can only be moved and copied. */
export function UnknownNote({ objects }: InspectorProps) {
  const { t } = useTranslation('editor');
  const { kinds } = useEditorStore();
  const plugin = useEditorState((state) => missingPlugins(kinds, documentOf(state)));
  const named = plugin === '' ? '?' : plugin;
  const unknown = objects.filter((object) => !kinds.isKnown(object)).length;
  return (
    <Panel title={t('object.unknown.title')}>
      <Alert kind="warning">
        {objects.length === 1
          ? t('object.unknown.text', { plugin: named })
          : t('object.unknown.among', { plugin: named, count: unknown })}
      </Alert>
    </Panel>
  );
}
