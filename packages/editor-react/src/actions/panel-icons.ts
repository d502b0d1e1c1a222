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
import type { PanelId } from '../state/dock-state.js';

/** The sign of each panel, on its tab and in lists of commands. */
export const PANEL_ICONS: Readonly<Record<PanelId, LucideIcon>> = {
  guide: Compass,
  objects: Shapes,
  pages: Files,
  outline: TableOfContents,
  history: History,
  draft: FileText,
  object: SlidersHorizontal,
  legend: MapPinned,
  braillePages: BookOpenText,
};
