import { chosenContributions } from '../src/chosen-plugins.js';

/** What the editor's own plugins add to its interface. */
export const contributions = chosenContributions(undefined);
