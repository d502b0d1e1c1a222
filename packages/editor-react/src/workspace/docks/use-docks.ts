import { useState } from 'react';
import { useContributions } from '../../contributions/contributions-context.js';
import type { PanelContribution } from '../../contributions/editor-plugin.js';
import { createDocks, type DockControl, type SidePanels } from '../../state/dock-state.js';
import { SIDE_OVER_SHEET } from '../../state/use-media-query.js';

/** Windows that have room for both sides beside the sheet. */
const BOTH_SIDES = '(min-width: 1200px)';

function sidePanels(panels: readonly PanelContribution[]): SidePanels {
  const usual = panels.find(({ isUsual }) => isUsual) ?? panels[0];
  return { ids: panels.map(({ id }) => id), usual: usual?.id ?? '' };
}

/** The sides of this editor. */
export function useDocks(): DockControl {
  const { panels } = useContributions();
  const [docks] = useState(() =>
    createDocks(
      { left: sidePanels(panels.left), right: sidePanels(panels.right) },
      () => window.localStorage,
      {
        hasRoomForBoth: () => window.matchMedia(BOTH_SIDES).matches,
        isOverSheet: () => window.matchMedia(SIDE_OVER_SHEET).matches,
      },
    ),
  );
  return docks;
}
