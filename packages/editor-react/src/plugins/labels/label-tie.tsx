import { LABEL_PLACINGS, type LabelObject, type PageObject, runCommand } from '@tastwerk/editor-core';
import { boxCentre } from '@tastwerk/editor-core/geometry';
import { findObject, leavesOf } from '@tastwerk/editor-core/objects';
import { anchorAt } from '@tastwerk/editor-core/placing';
import { Panel, Select } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { objectName } from '../../state/object-name.js';
import { currentPageOf } from '../../state/selectors.js';
import { useEditorState, useEditorStore } from '../../state/use-editor-state.js';

const NOTHING = 'nothing';
const SPOT = 'spot';

/** Objects that are offered: with more, a list no longer helps. */
const MOST_OFFERED = 200;

const canBeNamed = ({ type }: PageObject): boolean => type !== 'label' && type !== 'key';

/** What a label names, and who decides where it stands. */
export function LabelTie({ label }: { readonly label: LabelObject }) {
  const { t } = useTranslation('editor');
  const store = useEditorStore();
  const { kinds } = store.engine;
  const objects = useEditorState((state) => currentPageOf(state)?.objects) ?? [];
  const { anchor } = label;
  const named = anchor?.object ? findObject(objects, anchor.object) : undefined;
  const offered = leavesOf(objects).filter(canBeNamed).slice(0, MOST_OFFERED);
  const all = named && !offered.includes(named) ? [named, ...offered] : offered;
  const set = (change: Partial<LabelObject>) =>
    void store.dispatch(
      runCommand({ type: 'update-objects', changes: [{ uuid: label.uuid, set: { ...change } }] }),
    );
  const tie = (uuid: string) => {
    const object = findObject(objects, uuid);
    if (uuid === NOTHING) set({ anchor: null });
    else if (object) set({ anchor: anchorAt(kinds, object, boxCentre(kinds.extentOf(object))) });
  };
  return (
    <Panel title={t('label.tie')}>
      <Select
        label={t('label.names')}
        options={[
          { id: NOTHING, label: t('label.namesNothing') },
          ...(anchor?.object === null ? [{ id: SPOT, label: t('label.namesPlace') }] : []),
          ...all.map((object) => ({ id: object.uuid, label: objectName(object, t) })),
        ]}
        value={named?.uuid ?? (anchor?.object === null ? SPOT : NOTHING)}
        onChange={tie}
      />
      <Select
        label={t('label.placing')}
        options={LABEL_PLACINGS.map((id) => ({ id, label: t(`label.placings.${id}`) }))}
        value={label.placing}
        onChange={(placing) => set({ placing })}
      />
    </Panel>
  );
}
