import de from '../i18n/de/errors.json' with { type: 'json' };
import en from '../i18n/en/errors.json' with { type: 'json' };

/** A sentence for each code of the core and of the editor; an application that shows such codes uses the same words. */
export const editorErrorTexts = { de, en } as const;
