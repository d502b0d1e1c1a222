import { isBlankText } from '@tastwerk/editor-core/document';
import type { Language } from '../../i18n/language.js';

interface Translated {
  readonly title: string;
  readonly description: string;
  readonly translations: readonly {
    readonly language: Language;
    readonly title: string;
    readonly description: string;
  }[];
}

/** The languages that a graphic's title and description are shown in, for `lang` attributes. */
export interface ShownLanguages {
  readonly titleLanguage: string;
  readonly descriptionLanguage: string;
}

/**
 * A graphic with the title and description that it has in `language`; with those in its `own` language where it has none. Where there is no
 * text at all, the interface says so in `language`.
 */
export function inLanguage<T extends Translated>(
  graphic: T,
  language: Language,
  own: string,
): T & ShownLanguages {
  const translation = graphic.translations.find((one) => one.language === language);
  const show = (name: 'title' | 'description') => {
    const translated = translation?.[name] ?? '';
    if (!isBlankText(translated)) return { text: translated, shown: language };
    return { text: graphic[name], shown: isBlankText(graphic[name]) ? language : own };
  };
  const title = show('title');
  const description = show('description');
  return {
    ...graphic,
    title: title.text,
    titleLanguage: title.shown,
    description: description.text,
    descriptionLanguage: description.shown,
  };
}
