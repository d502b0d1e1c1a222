import { type PathObject, runCommand } from '@tastwerk/editor-core';
import { Panel, Switch } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { useEditorStore } from '../state/use-editor-state.js';

const SWITCHES = ['closed', 'startArrow', 'endArrow'] as const;

/** Whether a path is closed, and the arrows at its ends. */
export function PathFields({ path }: { readonly path: PathObject }) {
  const { t } = useTranslation('editor');
  const store = useEditorStore();
  return (
    <Panel title={t('object.ends')}>
      {SWITCHES.map((field) => (
        <Switch
          key={field}
          isSelected={path[field]}
          onChange={(isOn) =>
            void store.dispatch(
              runCommand({ type: 'update-objects', changes: [{ uuid: path.uuid, set: { [field]: isOn } }] }),
            )
          }
        >
          {t(`object.${field}`)}
        </Switch>
      ))}
    </Panel>
  );
}
