import type { MathLanguage } from '../model/language.js';
import { ENGLISH_SPEECH } from './english-speech-texts.js';
import { GERMAN_SPEECH } from './german-speech-texts.js';
import type { SpeechTexts } from './speech-patterns.js';

/** Words and patterns of speech in both languages. */
export const SPEECH_TEXTS: Readonly<Record<MathLanguage, SpeechTexts>> = {
  ...GERMAN_SPEECH,
  ...ENGLISH_SPEECH,
};
