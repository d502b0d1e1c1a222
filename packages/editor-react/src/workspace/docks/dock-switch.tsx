import { ToggleButton } from '@tastwerk/ui';
import { PanelLeft, PanelRight } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditor } from '../../state/editor-context.js';
import type { DockSide } from '../../state/dock-state.js';

const ICON_PX = 18;

const ICONS = { left: PanelLeft, right: PanelRight } as const;

/** Opens and closes one side of the workspace. */
export function DockSwitch({ side }: { readonly side: DockSide }) {
  const { t } = useTranslation('panels');
  const { docks } = useEditor();
  const { isOpen } = useSyncExternalStore(docks.state.subscribe, docks.state.get)[side];
  const Icon = ICONS[side];
  return (
    <ToggleButton
      label={t(`docks.${side}`)}
      icon={<Icon size={ICON_PX} />}
      isIconOnly
      tooltipPlacement="bottom"
      isSelected={isOpen}
      onChange={() => docks.toggle(side)}
    />
  );
}
