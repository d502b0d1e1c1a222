import { Tabs } from '@tastwerk/ui';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { PANEL_ICONS } from '../../actions/panel-icons.js';
import { useEditor } from '../../state/editor-context.js';
import { DOCK_PANELS, type DockSide } from '../../state/dock-state.js';
import { PANEL_VIEWS } from './panels.js';
import { Side } from './side.js';

const ICON_PX = 18;

/** One side of the workspace with its panels as tabs. It can be made wider or narrower, and closed. */
export function Dock({ side }: { readonly side: DockSide }) {
  const { t } = useTranslation(['editor', 'commands', 'panels', 'legend', 'outline']);
  const { docks } = useEditor();
  const dock = useSyncExternalStore(docks.state.subscribe, docks.state.get)[side];
  if (!dock.isOpen) return null;

  const label = t(`panels:docks.${side}`);
  const ids: readonly (typeof dock.panel)[] = DOCK_PANELS[side];
  return (
    <Side side={side} label={label}>
      <Tabs
        label={label}
        isCompact
        selectedId={dock.panel}
        onSelect={(chosen) => {
          const panel = ids.find((one) => one === chosen);
          if (panel) docks.prefer(panel);
        }}
        items={ids.map((panel) => {
          const { labelKey, Content } = PANEL_VIEWS[panel];
          const Icon = PANEL_ICONS[panel];
          return { id: panel, label: t(labelKey), icon: <Icon size={ICON_PX} />, content: <Content /> };
        })}
      />
    </Side>
  );
}
