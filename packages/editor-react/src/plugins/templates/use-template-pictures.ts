import type { BrailleTranslator } from '@tastwerk/editor-core/braille';
import { useEffect, useState } from 'react';
import { loadEngine } from '../../base/load-engine.js';
import type { EditorLanguage } from '../../ports.js';
import { TEMPLATE_IDS, type TemplateId } from './template-ids.js';

/** Pictures by the names of the templates that have been drawn so far, as addresses. */
export type TemplatePictures = Readonly<Partial<Record<TemplateId, string>>>;

/** Draws the templates one after another; without `translate` their labels have letters alone. What cannot be drawn has no picture. */
export function useTemplatePictures(
  language: EditorLanguage,
  translate: BrailleTranslator | undefined,
): TemplatePictures {
  const [pictures, setPictures] = useState<TemplatePictures>({});
  useEffect(() => {
    let isWanted = true;
    const pictureOf = async (id: TemplateId) => {
      const [{ templatePicture }, { kinds }] = await Promise.all([
        import('./template-picture.js'),
        loadEngine(),
      ]);
      return templatePicture(kinds, id, language, translate);
    };
    const draw = async () => {
      for (const id of TEMPLATE_IDS) {
        const picture = await pictureOf(id).catch(() => undefined);
        if (!isWanted) return;
        if (picture !== undefined) setPictures((drawn) => ({ ...drawn, [id]: picture }));
      }
    };
    void draw();
    return () => {
      isWanted = false;
    };
  }, [language, translate]);
  return pictures;
}
