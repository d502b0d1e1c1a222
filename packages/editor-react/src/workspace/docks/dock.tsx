import { IconButton, ResizeHandle, Tabs } from '@tastwerk/ui';
import { PanelLeftClose, PanelRightClose } from 'lucide-react';
import { useId, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { PANEL_ICONS } from '../../actions/panel-icons.js';
import { useEditor } from '../../state/editor-context.js';
import { DOCK_PANELS, DOCK_WIDTH_PX, type DockSide } from './dock-state.js';
import styles from './dock.module.css';
import { PANEL_VIEWS } from './panels.js';

const ICON_PX = 18;

const CLOSE_ICONS = { left: PanelLeftClose, right: PanelRightClose } as const;

/** One side of the workspace with its panels as tabs. It can be made wider or narrower, and closed. */
export function Dock({ side }: { readonly side: DockSide }) {
  const { t } = useTranslation(['editor', 'commands', 'panels', 'legend', 'outline']);
  const { docks } = useEditor();
  const dock = useSyncExternalStore(docks.state.subscribe, docks.state.get)[side];
  const id = useId();
  if (!dock.isOpen) return null;

  const { min, max, usual } = DOCK_WIDTH_PX[side];
  const Close = CLOSE_ICONS[side];
  const label = t(`panels:docks.${side}`);
  const ids: readonly (typeof dock.panel)[] = DOCK_PANELS[side];
  const handle = (
    <ResizeHandle
      label={t(`panels:docks.${side}Width`)}
      controls={id}
      side={side}
      value={dock.widthPx}
      minValue={min}
      maxValue={max}
      onChange={(widthPx) => docks.resize(side, widthPx)}
      onReset={() => docks.resize(side, usual)}
    />
  );
  return (
    <div className={styles.side} data-side={side}>
      {side === 'right' ? handle : null}
      <aside id={id} className={styles.dock} aria-label={label} style={{ width: dock.widthPx }}>
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
          actions={
            <IconButton
              label={t(`panels:docks.${side}Close`)}
              icon={<Close size={ICON_PX} />}
              tooltipPlacement="bottom"
              onPress={() => docks.toggle(side)}
            />
          }
        />
      </aside>
      {side === 'left' ? handle : null}
    </div>
  );
}
