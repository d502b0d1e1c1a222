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

/** A graphic with the title and description that it has in `language`; with its own where it has none. */
export function inLanguage<T extends Translated>(graphic: T, language: Language): T {
  const translation = graphic.translations.find((one) => one.language === language);
  return {
    ...graphic,
    title: translation && !isBlankText(translation.title) ? translation.title : graphic.title,
    description:
      translation && !isBlankText(translation.description) ? translation.description : graphic.description,
  };
}
