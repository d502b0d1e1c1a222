import { type StepCommand, type Step, type StepSummary, stepSummary } from '@tastwerk/editor-core';
import type { TFunction } from 'i18next';
import { objectName } from '../../state/object-name.js';

/** Properties by the words that a step is told with; what is not here is told by its command alone. */
const FIELD_WORDS: Readonly<Record<string, string>> = {
  fill: 'fill',
  pattern: 'texture',
  border: 'outline',
  borderColour: 'outline',
  borderWidth: 'outline',
  borderStyle: 'outline',
  startArrow: 'arrows',
  endArrow: 'arrows',
  text: 'text',
  keyVal: 'abbreviation',
  isKey: 'legend',
  moniker: 'name',
  name: 'name',
  hidden: 'hidden',
  locked: 'locked',
  width: 'size',
  height: 'size',
  graphicTitle: 'titles',
  variantTitle: 'titles',
  graphicDescription: 'description',
  variantDescription: 'description',
  transcribersNotes: 'notes',
  tags: 'tags',
  category: 'category',
  medium: 'medium',
  system: 'system',
  safeArea: 'aids',
  bindingSpace: 'aids',
  showVerticalGrid: 'aids',
  showHorizontalGrid: 'aids',
  verticalGridSpacing: 'aids',
  horizontalGridSpacing: 'aids',
};

/** Commands that set properties: which ones says more than that some were set. */
const SETTERS: ReadonlySet<StepCommand> = new Set(['update-objects', 'set-document-properties', 'set-page']);

/** What a step did, in few words, and to what; see `panels.json` below `history`. */
export interface StepName {
  readonly done: string;
  /** Absent where it is the document as a whole. */
  readonly what?: string;
  /** Both in one. */
  readonly text: string;
}

function stepName(summary: StepSummary, t: TFunction, objectText: TFunction): StepName {
  const { command, objects, fields } = summary;
  const words = SETTERS.has(command)
    ? [...new Set(fields.flatMap((field) => FIELD_WORDS[field] ?? []))].map((word) =>
        t(`panels:history.fields.${word}`),
      )
    : [];
  const done =
    words.length > 0 && words.length <= 2 ? words.join(', ') : t(`panels:history.commands.${command}`);
  const [object] = objects;
  if (!object) return { done, text: done };
  const what =
    objects.length === 1
      ? objectName(object, objectText)
      : t('panels:history.objects', { count: objects.length });
  return { what, done, text: t('panels:history.step', { what, done }) };
}

/** Names steps as {@link stepName} does; a step never changes, so that each is named once. */
export function createStepNames(t: TFunction, objectText: TFunction): (step: Step) => StepName {
  const names = new WeakMap<Step, StepName>();
  return (step) => {
    const name = names.get(step) ?? stepName(stepSummary(step), t, objectText);
    names.set(step, name);
    return name;
  };
}
