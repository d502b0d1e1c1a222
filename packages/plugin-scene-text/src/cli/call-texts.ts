import { fillIn } from '@tastwerk/render/plugins';
import type { Language } from '../language.js';

/** What the commands say; `{name}` stands for a value. */
const WORDS = {
  noSheet: {
    de: 'Nennen Sie ein Dokument (JSON) oder - für die Standardeingabe.',
    en: 'Name a document (JSON), or - for standard input.',
  },
  noText: {
    de: 'Nennen Sie einen Szenentext oder - für die Standardeingabe.',
    en: 'Name a scene text, or - for standard input.',
  },
  noDocument: {
    de: '{path} ist kein Dokument, das gelesen werden kann.',
    en: '{path} is no document that can be read.',
  },
} as const;

/** A sentence of the commands. */
export const say = (
  language: Language,
  name: keyof typeof WORDS,
  values: Readonly<Record<string, string | number>> = {},
): string => fillIn(WORDS[name][language], values);
