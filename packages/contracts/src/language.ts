import { z } from 'zod';

/** The languages that the product speaks; the first one is used where neither is asked for. */
export const LANGUAGES = ['de', 'en'] as const;

export type ApiLanguage = (typeof LANGUAGES)[number];

export const languageSchema = z.enum(LANGUAGES);

/** The language that an `Accept-Language` header asks for first among those that the product speaks (RFC 9110, 12.5.4). */
export function languageOf(header: string | undefined): ApiLanguage {
  const wishes = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = /^\s*q=([\d.]+)\s*$/.exec(parameters[0] ?? '')?.[1];
      return { tag: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality);
  for (const { tag } of wishes) {
    const language = LANGUAGES.find((known) => known === tag);
    if (language !== undefined) return language;
  }
  return LANGUAGES[0];
}
