import { type BrailleSystem, languageOfSystem, primaryLanguage } from '../translator/systems.js';

const ENGLISH = 'Key';

/** The heading by the first part of a language's tag; English where the language is not among them. */
const HEADINGS: Readonly<Record<string, string>> = {
  cs: 'Legenda',
  da: 'Signaturforklaring',
  de: 'Legende',
  es: 'Leyenda',
  fr: 'Légende',
  it: 'Legenda',
  nl: 'Legenda',
  pl: 'Legenda',
  pt: 'Legenda',
  sv: 'Teckenförklaring',
  tr: 'Lejant',
};

/** What stands above a legend, in the language that `system` writes. */
export function legendHeading(system: BrailleSystem): string {
  return HEADINGS[primaryLanguage(languageOfSystem(system))] ?? ENGLISH;
}
