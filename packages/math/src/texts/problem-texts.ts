import type { MathLanguage } from '../model/language.js';
import type { MathProblem, MathProblemCode } from '../model/problems.js';
import { filled } from './filled.js';

/** What is wrong with a formula, or keeps it from being written, by the code of the problem. */
const SENTENCES: Readonly<Record<MathProblemCode, Readonly<Record<MathLanguage, string>>>> = {
  MATH_EMPTY: {
    de: 'Geben Sie eine Formel ein, etwa x^2/4.',
    en: 'Enter a formula, such as x^2/4.',
  },
  MATH_TOO_LONG: {
    de: 'Die Formel ist zu lang; erlaubt sind {most} Zeichen.',
    en: 'The formula is too long; the limit is {most} characters.',
  },
  MATH_TOO_DEEP: {
    de: 'Die Formel ist zu tief verschachtelt; erlaubt sind {most} Ebenen.',
    en: 'The formula is nested too deeply; the limit is {most} levels.',
  },
  MATH_TOO_LARGE: {
    de: 'Die Formel hat zu viele Teile; erlaubt sind {most}.',
    en: 'The formula has too many parts; the limit is {most}.',
  },
  MATH_UNKNOWN_COMMAND: {
    de: '„{name}“ ist kein Befehl, der hier gelesen wird.',
    en: '“{name}” is not a command that is read here.',
  },
  MATH_UNKNOWN_ENVIRONMENT: {
    de: '„{name}“ ist keine Umgebung, die hier gelesen wird.',
    en: '“{name}” is not an environment that is read here.',
  },
  MATH_UNKNOWN_CHARACTER: {
    de: 'Das Zeichen „{character}“ gehört zu keiner Formel.',
    en: 'The character “{character}” is not part of a formula.',
  },
  MATH_UNKNOWN_ELEMENT: {
    de: '„{name}“ ist kein chemisches Element.',
    en: '“{name}” is not a chemical element.',
  },
  MATH_UNCLOSED: {
    de: '„{character}“ wird nicht geschlossen.',
    en: '“{character}” is not closed.',
  },
  MATH_UNEXPECTED: {
    de: '„{found}“ passt an dieser Stelle nicht.',
    en: '“{found}” does not fit here.',
  },
  MATH_ARGUMENT_MISSING: {
    de: 'Hinter „{name}“ fehlt etwas.',
    en: 'Something is missing behind “{name}”.',
  },
  MATH_TWO_SCRIPTS: {
    de: 'Hier steht „{mark}“ ein zweites Mal. Klammern zeigen, was zusammengehört.',
    en: 'There is a second “{mark}” here. Brackets show what belongs together.',
  },
  MATH_NO_BRAILLE: {
    de: '„{what}“ kann in dieser Brailleschrift nicht geschrieben werden.',
    en: '“{what}” cannot be written in this braille code.',
  },
  MATH_NO_GLYPH: {
    de: 'Die Schrift für Formeln hat das Zeichen „{character}“ nicht.',
    en: 'The font for formulas does not have the character “{character}”.',
  },
};

/** A problem as a sentence. */
export function mathProblemText({ code, params }: MathProblem, language: MathLanguage): string {
  return filled(SENTENCES[code][language], params);
}
