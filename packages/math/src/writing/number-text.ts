import type { MathLanguage } from '../model/language.js';

/** A number of the model with the decimal mark of a language and `group` between groups of three digits. */
export function numberText(value: string, language: MathLanguage, group: string): string {
  const marked = language === 'de' ? value.replace('.', ',') : value;
  return marked.replaceAll(' ', group);
}
