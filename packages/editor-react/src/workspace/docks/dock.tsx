import { IconButton, Tabs } from '@tastwerk/ui';
import { X } from 'lucide-react';
import { useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useContributions } from '../../contributions/contributions-context.js';
import { PlainPart } from '../../contributions/part-view.js';
import type { DockSide } from '../../state/dock-state.js';
import { useEditor } from '../../state/editor-context.js';
import { useEntering } from '../../state/use-entering.js';
import { LARGE_SCREEN, useMediaQuery } from '../../state/use-media-query.js';
import { useFocusDrawing } from '../../state/drawing-area.js';
import { Side } from './side.js';
import { iconOf } from '../../contributions/icons.js';

const ICON_PX = 18;

/** Closes a side that takes most of a narrow window, and leads to the drawing. */
function CloseButton({ side }: { readonly side: DockSide }) {
  const { t } = useTranslation('panels');
  const { docks } = useEditor();
  const focusDrawing = useFocusDrawing();
  const close = () => {
    docks.toggle(side);
    focusDrawing();
  };
  return <IconButton label={t('docks.close')} icon={<X size={ICON_PX} />} onPress={close} />;
}

/** One side of the workspace with its panels as tabs. It can be made wider or narrower, and closed. */
export function Dock({ side }: { readonly side: DockSide }) {
  const { t } = useTranslation(['editor', 'commands', 'panels', 'legend', 'outline']);
  const { docks } = useEditor();
  const { panels } = useContributions();
  const isLarge = useMediaQuery(LARGE_SCREEN);
  const dock = useSyncExternalStore(docks.state.subscribe, docks.state.get)[side];
  const place = useRef<HTMLDivElement>(null);
  const { takesFocus = false, leastPx = 0 } = panels[side].find(({ id }) => id === dock.panel) ?? {};
  useEntering(
    dock.isOpen && !takesFocus ? dock.panel : undefined,
    place,
    '[role="tab"][aria-selected="true"]',
  );
  if (!dock.isOpen || panels[side].length === 0) return null;

  const label = t(`panels:docks.${side}`);
  return (
    <Side side={side} leastPx={isLarge ? leastPx : 0} label={label} place={place}>
      <Tabs
        label={label}
        isCompact
        selectedId={dock.panel}
        onSelect={docks.prefer}
        actions={isLarge ? null : <CloseButton side={side} />}
        items={panels[side].map(({ id, labelKey, icon, Content }) => {
          const Icon = iconOf(icon);
          return {
            id,
            label: t(labelKey),
            icon: <Icon size={ICON_PX} />,
            content: <PlainPart part={Content} />,
          };
        })}
      />
    </Side>
  );
}
