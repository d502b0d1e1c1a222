/** The languages the command line speaks. */
export const LANGUAGES = ['de', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

/** German where the locale of `env` is German (POSIX order LC_ALL, LC_MESSAGES, LANG), else English. */
export function languageOfLocale(env: Readonly<Record<string, string | undefined>>): Language {
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return /^de($|[_.@-])/i.test(locale) ? 'de' : 'en';
}
