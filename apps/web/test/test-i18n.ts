import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { termsTexts } from '@tastwerk/editor-react/terms';
import type { i18n } from 'i18next';
import { z } from 'zod';
import { errorTexts, fieldErrorTexts } from '../src/i18n/error-texts.js';
import { createI18nOf } from '../src/i18n/i18n.js';
import type { Language } from '../src/i18n/language.js';

const textsSchema = z.record(z.string(), z.json());

function textsOf(language: Language) {
  const folder = new URL(`../src/i18n/${language}/`, import.meta.url);
  const texts = Object.fromEntries(
    readdirSync(folder).map((file) => [
      file.replace('.json', ''),
      textsSchema.parse(JSON.parse(readFileSync(fileURLToPath(new URL(file, folder)), 'utf8'))),
    ]),
  );
  const own = z.record(z.string(), z.string()).parse(texts['errors']);
  return {
    ...texts,
    terms: termsTexts[language],
    errors: errorTexts(language, own),
    fieldErrors: fieldErrorTexts(language),
  };
}

const TEXTS = { de: textsOf('de'), en: textsOf('en') };

/** All texts of the application, there from the start. */
export function createTestI18n(language: Language = 'de'): i18n {
  return createI18nOf(TEXTS, language);
}
