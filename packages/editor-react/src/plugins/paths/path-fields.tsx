import { runCommand } from '@tastwerk/editor-core';
import { Panel, Switch } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import type { LineObject } from './line-points.js';
import { useEditorStore } from '../../state/use-editor-state.js';

const ARROWS = ['startArrow', 'endArrow'] as const;

/** The arrows at the ends of a line, and whether a path is closed; a closed one has no ends. */
export function PathFields({ line }: { readonly line: LineObject }) {
  const { t } = useTranslation('editor');
  const store = useEditorStore();
  const set = (change: Partial<Record<(typeof ARROWS)[number] | 'closed', boolean>>) =>
    void store.dispatch(runCommand({ type: 'update-objects', changes: [{ uuid: line.uuid, set: change }] }));
  const isClosed = line.type === 'path' && line.closed;
  return (
    <Panel title={t('object.ends')}>
      {line.type === 'path' ? (
        <Switch isSelected={line.closed} onChange={(closed) => set({ closed })}>
          {t('object.closed')}
        </Switch>
      ) : null}
      {ARROWS.map((field) => (
        <Switch
          key={field}
          isSelected={line[field]}
          isDisabled={isClosed}
          onChange={(isOn) => set({ [field]: isOn })}
        >
          {t(`object.${field}`)}
        </Switch>
      ))}
    </Panel>
  );
}
