import type { ChartLanguage } from './language.js';

/** What is wrong with a formula, by the code of the problem. */
export const FORMULA_PROBLEMS = {
  FORMULA_EMPTY: {
    de: 'Geben Sie eine Formel ein, etwa y = 2x² − 3.',
    en: 'Enter a formula, such as y = 2x² − 3.',
  },
  FORMULA_TOO_LONG: {
    de: 'Die Formel ist zu lang; erlaubt sind {most} Zeichen.',
    en: 'The formula is too long; the limit is {most} characters.',
  },
  FORMULA_TOO_DEEP: {
    de: 'Die Formel ist zu tief verschachtelt; erlaubt sind {most} Ebenen.',
    en: 'The formula is nested too deeply; the limit is {most} levels.',
  },
  FORMULA_UNKNOWN_NAME: {
    de: '„{name}“ ist keine bekannte Funktion, Konstante oder Variable.',
    en: '“{name}” is not a known function, constant or variable.',
  },
  FORMULA_UNCLOSED: {
    de: '„{character}“ wird nicht geschlossen.',
    en: '“{character}” is not closed.',
  },
  FORMULA_UNEXPECTED: {
    de: '„{found}“ passt an dieser Stelle nicht.',
    en: '“{found}” does not fit here.',
  },
  FORMULA_INCOMPLETE: {
    de: 'Am Ende der Formel fehlt etwas.',
    en: 'Something is missing at the end of the formula.',
  },
  FORMULA_INPUT_COUNT: {
    de: '„{name}“ hat die falsche Zahl von Argumenten: {found}.',
    en: '“{name}” has the wrong number of arguments: {found}.',
  },
  FORMULA_PARAMETER_WITHOUT_VALUE: {
    de: 'Der Parameter „{name}“ hat keinen Wert.',
    en: 'The parameter “{name}” has no value.',
  },
  FORMULA_NOT_OF_VARIABLE: {
    de: 'Die Formel muss nach „{name}“ aufgelöst sein: „{name}“ darf nur links stehen.',
    en: 'Solve the formula for “{name}”: “{name}” may stand only on the left.',
  },
  FORMULA_CONDITION_EXPECTED: {
    de: 'Hier fehlt eine Bedingung, etwa x < 0.',
    en: 'A condition is missing here, such as x < 0.',
  },
  FORMULA_NOT_CONSTANT: {
    de: 'Hier wird eine Zahl erwartet, kein Term mit einer Variablen.',
    en: 'A number is expected here, not a term with a variable.',
  },
} as const satisfies Record<string, Record<ChartLanguage, string>>;
