import type { Kinds } from '@tastwerk/editor-core';
import type { BrailleTranslator } from '@tastwerk/editor-core/braille';
import { useEffect, useState } from 'react';
import type { TemplateContribution } from '../../contributions/editor-plugin.js';
import type { TextSource } from '../../i18n/use-editor-i18n.js';
import type { EditorLanguage } from '../../ports.js';

/** Pictures by the names of the templates that have been drawn so far, as addresses. */
export type TemplatePictures = Readonly<Record<string, string>>;

/** Draws the templates one after another; without `translate` their labels have letters alone. What cannot be drawn has no picture. */
export function useTemplatePictures(
  templates: readonly TemplateContribution[],
  texts: Pick<TextSource, 'load'>,
  kindsOf: () => Promise<Kinds>,
  language: EditorLanguage,
  translate: BrailleTranslator | undefined,
): TemplatePictures {
  const [pictures, setPictures] = useState<TemplatePictures>({});
  useEffect(() => {
    let isWanted = true;
    const pictureOf = async (template: TemplateContribution) => {
      const [{ templatePicture }, kinds] = await Promise.all([import('./template-picture.js'), kindsOf()]);
      return templatePicture(kinds, template, language, texts, translate);
    };
    const draw = async () => {
      for (const template of templates) {
        const picture = await pictureOf(template).catch(() => undefined);
        if (!isWanted) return;
        if (picture !== undefined) setPictures((drawn) => ({ ...drawn, [template.id]: picture }));
      }
    };
    void draw();
    return () => {
      isWanted = false;
    };
  }, [templates, texts, kindsOf, language, translate]);
  return pictures;
}
