import {
  BookOpenText,
  Compass,
  FileText,
  Files,
  History,
  type LucideIcon,
  MapPinned,
  Shapes,
  SlidersHorizontal,
  TableOfContents,
} from 'lucide-react';
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
  readonly icon: LucideIcon;
  readonly Content: ComponentType;
}

/** Every panel; one without an entry does not compile. */
export const PANEL_VIEWS: Readonly<Record<PanelId, PanelView>> = {
  guide: { labelKey: 'commands:actions.guide', icon: Compass, Content: GuidePanel },
  objects: { labelKey: 'panels:objects.title', icon: Shapes, Content: ObjectsPanel },
  pages: { labelKey: 'panels:pages.title', icon: Files, Content: PagesPanel },
  outline: { labelKey: 'outline:title', icon: TableOfContents, Content: OutlinePanel },
  history: { labelKey: 'panels:history.title', icon: History, Content: HistoryPanel },
  draft: { labelKey: 'inspector.draft', icon: FileText, Content: DraftPanel },
  object: { labelKey: 'inspector.object', icon: SlidersHorizontal, Content: ObjectPanel },
  legend: { labelKey: 'legend:title', icon: MapPinned, Content: LegendTab },
  braillePages: { labelKey: 'inspector.braillePages', icon: BookOpenText, Content: BraillePagesPanel },
};
