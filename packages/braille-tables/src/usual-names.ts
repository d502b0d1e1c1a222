import type { NameLanguage } from './system-name.js';

/** The systems that most documents here are written in; apart from the catalogue, so that their names need not wait for it. */
const USUAL_NAMES: Readonly<Record<string, Readonly<Record<NameLanguage, string>>>> = {
  'DE:BASIS': { de: 'Deutsche Basisschrift', en: 'German uncontracted (Basisschrift)' },
  'DE:VOLL': { de: 'Deutsche Vollschrift', en: 'German partly contracted (Vollschrift)' },
  'DE:KURZ': { de: 'Deutsche Kurzschrift', en: 'German contracted (Kurzschrift)' },
  'en:en-ueb-g1@3.39': { de: 'Englisch, UEB Grad 1', en: 'English, UEB grade 1' },
  'en:en-ueb-g2@3.39': { de: 'Englisch, UEB Grad 2', en: 'English, UEB grade 2' },
  'EN:UEB1': { de: 'Englisch, UEB Grad 1 von 2022', en: 'English, UEB grade 1 of 2022' },
  'EN:UEB2': { de: 'Englisch, UEB Grad 2 von 2022', en: 'English, UEB grade 2 of 2022' },
};

/** The name of one of the usual systems; undefined for all others, which the catalogue names. */
export function usualSystemName(system: string, language: NameLanguage): string | undefined {
  return USUAL_NAMES[system]?.[language];
}
