import type { Engine } from '@tastwerk/editor-core';
import type { BrailleTranslator } from '@tastwerk/editor-core/braille';
import type { TellProgress } from '../place-page.js';
import { makeTactile, type Tactile } from '../tactile/make-tactile.js';
import type { TactileTask } from './worker-messages.js';

/** Carries out `task` on this thread. */
export function runTactile(
  engine: Engine,
  { document, pageIndex, pageNames, ...wish }: TactileTask,
  translator: BrailleTranslator,
  tell: TellProgress,
): Promise<Tactile> {
  const { legend, continued } = pageNames;
  return makeTactile(document, pageIndex, {
    ...wish,
    engine,
    translator,
    tell,
    pageNames: { legend, continued: () => continued },
  });
}
