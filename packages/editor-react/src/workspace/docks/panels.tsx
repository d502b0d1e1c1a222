import type { ComponentType } from 'react';
import { GuidePanel } from '../../guide/guide-panel.js';
import { BraillePagesPanel } from '../../inspector/braille-pages-panel.js';
import { DraftPanel } from '../../draft-panel/draft-panel.js';
import { ObjectPanel } from '../../inspector/object-panel.js';
import { HistoryPanel } from '../../history-panel/history-panel.js';
import { LegendTab } from '../../legend/legend-tab.js';
import { ObjectsPanel } from '../../objects-panel/objects-panel.js';
import { OutlinePanel } from '../../outline/outline-panel.js';
import { PagesPanel } from '../../pages-panel/pages-panel.js';
import type { PanelId } from './dock-state.js';

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
