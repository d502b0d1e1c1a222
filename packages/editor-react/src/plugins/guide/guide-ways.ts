import { braillePagesAction, previewAction } from '../view/view-actions.js';
import type { EditorAction } from '../../state/editor-action.js';
import {
  paletteAction,
  proofAction,
  publishAction,
  shortcutsAction,
  templatesAction,
} from '../../actions/surface-actions.js';
import { toolActions } from '../../actions/tool-actions.js';
import type { PanelId } from '../../state/dock-state.js';
import type { GuideStep } from './guide-steps.js';

/** A panel at a side; `labelKey` is the key of its name, with its namespace. */
export interface PanelWay {
  readonly panel: PanelId;
  readonly labelKey: string;
}

/** An action. */
export interface ActionWay {
  readonly action: EditorAction;
}

/** A way from a step to where its work is done. */
type GuideWay = PanelWay | ActionWay;

const panel = (id: PanelId, labelKey: string): GuideWay => ({ panel: id, labelKey });
const way = (action: EditorAction): GuideWay => ({ action });
const tool = (id: string): readonly GuideWay[] => toolActions.filter((action) => action.id === id).map(way);

/** The ways of each step, the usual one first. */
export const GUIDE_WAYS: Readonly<Record<GuideStep, readonly GuideWay[]>> = {
  introduction: [way(shortcutsAction), way(paletteAction)],
  categorize: [panel('draft', 'editor:inspector.draft')],
  template: [way(templatesAction)],
  setUp: [panel('pages', 'panels:pages.title'), panel('draft', 'editor:inspector.draft')],
  draw: [...tool('rect'), ...tool('line'), ...tool('label'), panel('object', 'editor:inspector.object')],
  legend: [panel('legend', 'legend:title')],
  describe: [panel('braillePages', 'editor:inspector.braillePages'), way(braillePagesAction)],
  proofing: [way(proofAction), way(previewAction)],
  finish: [way(publishAction)],
};
