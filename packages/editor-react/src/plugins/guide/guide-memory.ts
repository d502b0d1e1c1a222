import { createDraftMemory } from '../../state/draft-memory.js';
import { GUIDE_STEPS, type GuideStep } from './guide-steps.js';

const memory = createDraftMemory<GuideStep>('tastwerk-guide');

/** The step at which the work on a draft stood last; undefined where it has not begun. */
export function rememberedStep(uuid: string): GuideStep | undefined {
  const step = memory.read(uuid);
  return GUIDE_STEPS.find((one) => one === step);
}

/** Notes the step at which the work on a draft stands. */
export function rememberStep(uuid: string, step: GuideStep): void {
  memory.write(uuid, step);
}
