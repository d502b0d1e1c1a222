/** The braille systems a document may name, as country:system (product spec section 9, decisions). */
export const BRAILLE_SYSTEMS = ['DE:BASIS', 'DE:VOLL', 'DE:KURZ', 'EN:UEB1', 'EN:UEB2'] as const;

/** One of the braille systems, as a document names it. */
export type BrailleSystem = (typeof BRAILLE_SYSTEMS)[number];

/** The system of a new document. */
export const DEFAULT_BRAILLE_SYSTEM: BrailleSystem = 'DE:VOLL';

/** The language whose braille a system is, as a BCP 47 tag with the script Braille (ISO 15924). */
export function brailleTagOf(system: BrailleSystem): 'de-Brai' | 'en-Brai' {
  return `${languageOfSystem(system)}-Brai`;
}

/** The language whose print text a system writes, as a BCP 47 tag. */
export function languageOfSystem(system: BrailleSystem): 'de' | 'en' {
  return system.startsWith('DE:') ? 'de' : 'en';
}
