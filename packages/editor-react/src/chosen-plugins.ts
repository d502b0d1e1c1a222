import { composeContributions, type Contributions } from './contributions/compose.js';
import type { PluginChoice } from './contributions/plugin-choice.js';
import { standardEditorPlugins } from './plugins/standard.js';

const standardContributions = composeContributions(standardEditorPlugins);

/** The interface of `choice`. Throws with a sentence where its plugins do not fit together. */
export function chosenContributions(choice: PluginChoice | undefined): Contributions {
  if (!choice) return standardContributions;
  const { without = [], with: added = [], slots, proofWorker } = choice;
  for (const id of without) {
    if (!standardEditorPlugins.some((plugin) => plugin.id === id)) {
      throw new Error(`The editor has no plugin "${id}" that could be left out.`);
    }
  }
  const kept = standardEditorPlugins.filter(({ id }) => !without.includes(id));
  const composed = composeContributions([...kept, ...added], slots);
  return proofWorker ? { ...composed, proofWorker } : composed;
}
