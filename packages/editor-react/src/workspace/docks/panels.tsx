import type { ComponentType } from 'react';
import { GuidePanel } from '../../plugins/guide/guide-panel.js';
import { BraillePagesPanel } from '../../plugins/braille-pages/braille-pages-panel.js';
import { DraftPanel } from '../../plugins/draft-panel/draft-panel.js';
import { ObjectPanel } from '../../plugins/objects/object-panel.js';
import { HistoryPanel } from '../../plugins/history/history-panel.js';
import { LegendTab } from '../../plugins/legend/legend-tab.js';
import { ObjectsPanel } from '../../plugins/objects/objects-panel.js';
import { OutlinePanel } from '../../plugins/outline/outline-panel.js';
import { PagesPanel } from '../../plugins/pages/pages-panel.js';
import type { PanelId } from '../../state/dock-state.js';

/** What a panel shows in its side of the workspace. */
interface PanelView {
  /** Key of its name, with its namespace. */
  readonly labelKey: string;
  readonly Content: ComponentType;
}

/** Every panel; one without an entry does not compile. */
export const PANEL_VIEWS: Readonly<Record<PanelId, PanelView>> = {
  guide: { labelKey: 'commands:actions.guide', Content: GuidePanel },
  objects: { labelKey: 'panels:objects.title', Content: ObjectsPanel },
  pages: { labelKey: 'panels:pages.title', Content: PagesPanel },
  outline: { labelKey: 'outline:title', Content: OutlinePanel },
  history: { labelKey: 'panels:history.title', Content: HistoryPanel },
  draft: { labelKey: 'inspector.draft', Content: DraftPanel },
  object: { labelKey: 'inspector.object', Content: ObjectPanel },
  legend: { labelKey: 'legend:title', Content: LegendTab },
  braillePages: { labelKey: 'inspector.braillePages', Content: BraillePagesPanel },
};
