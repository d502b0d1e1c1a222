import {
  Combine,
  History,
  Keyboard,
  Layers,
  ListChecks,
  type LucideIcon,
  Navigation,
  Spline,
  Volume2,
} from 'lucide-react';
import type { EditorAction } from '../../state/editor-action.js';
import { DRAWING_KEYS, type SpokenQuestion } from '../../state/spoken-question.js';

const QUESTIONS: readonly (readonly [string, SpokenQuestion, string, LucideIcon])[] = [
  ['readAgain', 'selection', 'i', Volume2],
  ['neighbours', 'neighbours', 'n', Navigation],
  ['contacts', 'contacts', 'u', Combine],
  ['followOutline', 'outline', 'x', Spline],
  ['findings', 'findings', 'f', ListChecks],
  ['pageSummary', 'page', 'o', Layers],
  ['lastChange', 'lastChange', 'h', History],
  [DRAWING_KEYS, 'keys', 'k', Keyboard],
];

/** Questions that the editor answers in words, so that a drawing is followed without seeing it. */
export const spokenActions: readonly EditorAction[] = QUESTIONS.map(([id, about, key, icon]) => ({
  id,
  labelKey: `spoken:actions.${id}`,
  icon,
  shortcuts: [{ key, shift: false }],
  scope: 'canvas',
  isEnabled: () => true,
  run: ({ ask }) => ask?.(about),
}));
