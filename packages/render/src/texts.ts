import { readFileSync } from 'node:fs';

type Texts = { readonly [key: string]: string | Texts };

/** The files of texts in `i18n/{language}/`. */
type TextNamespace = 'cli' | 'description' | 'letters' | 'pdf';

const cache = new Map<string, Texts>();

function textsOf(language: 'de' | 'en', namespace: TextNamespace): Texts {
  const file = new URL(`../i18n/${language}/${namespace}.json`, import.meta.url);
  const known = cache.get(file.href);
  if (known) return known;
  const texts: Texts = JSON.parse(readFileSync(file, 'utf8'));
  cache.set(file.href, texts);
  return texts;
}

/** The sentence under the dotted `key`, its `{{placeholders}}` filled in; the key itself where there is none. */
export function text(
  language: 'de' | 'en',
  namespace: TextNamespace,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  let found: string | Texts | undefined = textsOf(language, namespace);
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  if (typeof found !== 'string') return key;
  return found.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
