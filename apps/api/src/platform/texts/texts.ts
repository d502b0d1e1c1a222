import type { ApiLanguage } from '@tastwerk/contracts';
import { createInstance } from 'i18next';
import { DE } from '../../i18n/de.js';
import { EN } from '../../i18n/en.js';

type Resources = typeof DE;

/** The files of texts in `src/i18n/{language}/`. */
type TextNamespace = keyof Resources;

type Singular<K extends string> = K extends `${infer Stem}_${'one' | 'other'}` ? Stem : K;

/** Keys below `T` joined by dots: lists count as one text, forms of a plural as one key. */
type KeysOf<T> = {
  [K in keyof T & string]: T[K] extends string | readonly string[] ? Singular<K> : `${K}.${KeysOf<T[K]>}`;
}[keyof T & string];

/** The keys of a namespace, `headings.order`. */
type TextKey<N extends TextNamespace> = KeysOf<Resources[N]>;

/** What fills `{{placeholders}}`; `count` chooses the form of a plural as well. */
type TextValues = Readonly<Record<string, string | number>>;

/** Gives the text under a key, filled in and not escaped. A list is one text, a line for each of its entries. */
type Translate<N extends TextNamespace> = (key: TextKey<N>, values?: TextValues) => string;

const RESOURCES: Readonly<Record<ApiLanguage, Resources>> = { de: DE, en: EN };

const texts = createInstance();
void texts.init({
  resources: RESOURCES,
  fallbackLng: false,
  initAsync: false,
  joinArrays: '\n',
  interpolation: { escapeValue: false },
  // A mail may be asked for its subject without its facts.
  missingInterpolationHandler: () => '',
});

/** The texts of `namespace` in `language`. */
export function textsIn<N extends TextNamespace>(language: ApiLanguage, namespace: N): Translate<N> {
  return (key, values = {}) => {
    const { count } = values;
    return texts.t(key, {
      lng: language,
      ns: namespace,
      // Apart from the options, so that no value is taken for one.
      replace: values,
      ...(typeof count === 'number' ? { count } : {}),
    });
  };
}

/** Whether `namespace` has a text under a key that is put together: in both languages, or in none. */
export function hasText<N extends TextNamespace>(namespace: N, key: string): key is TextKey<N> {
  return texts.exists(key, { lng: 'de', ns: namespace });
}
