import { type BrailleSystem, languageOfSystem } from '../translator/systems.js';

const HEADINGS = { de: 'Legende', en: 'Key' } as const;

/** What stands above a legend, in the language that `system` writes. */
export function legendHeading(system: BrailleSystem): string {
  return HEADINGS[languageOfSystem(system)];
}
