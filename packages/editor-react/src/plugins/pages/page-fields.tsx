import { type Command, LIMITS, runCommand } from '@tastwerk/editor-core';
import { Panel, Switch } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { currentPageOf } from '../../state/selectors.js';
import { useEditorState, useEditorStore } from '../../state/use-editor-state.js';
import { BufferedField } from '../../parts/buffered-field.js';

type Properties = Extract<Command, { type: 'set-page' }>['set'];

/** The name of the page that is shown, and whether it holds text alone. */
export function PageFields() {
  const { t } = useTranslation('editor');
  const store = useEditorStore();
  const page = useEditorState(currentPageOf);
  if (!page) return null;
  const { uuid } = page;
  const set = (properties: Properties) =>
    void store.dispatch(runCommand({ type: 'set-page', uuid, set: properties }));
  return (
    <Panel title={t('page.title')}>
      <BufferedField
        key={uuid}
        label={t('page.name')}
        value={page.name}
        maxLength={LIMITS.titleLength}
        onCommit={(name) => set({ name })}
      />
      <Switch isSelected={page.text} onChange={(text) => set({ text })}>
        {t('page.text')}
      </Switch>
    </Panel>
  );
}
