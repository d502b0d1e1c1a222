import type { ResourceKey, ResourceLanguage } from 'i18next';
import { type EditorTexts, loadedEditorTexts, loadEditorTexts } from '../i18n/editor-texts/load.js';
import type { TextSource } from '../i18n/use-editor-i18n.js';
import type { EditorLanguage } from '../ports.js';
import type { EditorPlugin } from './editor-plugin.js';

/** `texts` with those of `more` that it has no words for itself. */
function withMore(texts: ResourceKey | undefined, more: ResourceKey): ResourceKey {
  if (texts === undefined) return more;
  if (typeof texts === 'string' || typeof more === 'string') return texts;
  const merged: Record<string, ResourceKey> = { ...texts };
  for (const [key, value] of Object.entries(more)) merged[key] = withMore(merged[key], value);
  return merged;
}

function withTexts(texts: EditorTexts, more: ResourceLanguage): EditorTexts {
  const merged: ResourceLanguage = { ...texts };
  for (const [namespace, words] of Object.entries(more))
    merged[namespace] = withMore(merged[namespace], words);
  return merged;
}

/** The texts of the editor and of `plugins`, which may add to those of the editor and change none. */
export function createTextLoader(plugins: readonly EditorPlugin[]): TextSource {
  const loaders = plugins.flatMap(({ texts }) => (texts ? [texts] : []));
  if (loaders.length === 0) return { loaded: loadedEditorTexts, load: loadEditorTexts };
  const known = new Map<EditorLanguage, EditorTexts>();
  return {
    loaded: (language) => known.get(language),
    load: async (language) => {
      let texts = await loadEditorTexts(language);
      for (const loader of loaders) texts = withTexts(texts, await loader[language]());
      known.set(language, texts);
      return texts;
    },
  };
}
