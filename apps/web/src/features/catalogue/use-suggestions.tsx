import { tagName } from '@tastwerk/contracts';
import { languageOfSystem } from '@tastwerk/editor-core/braille';
import type { Suggestion } from '@tastwerk/ui';
import { Image, Tag } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.js';
import { useSuggestionsQuery } from './catalogue-api.js';
import { SEARCH_CHARACTERS } from './filter-in-url.js';
import { inLanguage } from './in-language.js';

/** How long somebody has to stop typing before suggestions are asked for. */
const PAUSE_MS = 150;

/** What a suggestion leads to: a graphic by the address of its first variant, or a tag to narrow by. */
type Aim =
  { readonly kind: 'graphic'; readonly address: string } | { readonly kind: 'tag'; readonly tagId: number };

interface Suggested {
  readonly suggestions: readonly Suggestion[];
  /** What the suggestion `id` leads to. */
  readonly find: (id: string) => Aim | undefined;
}

/**
 * Graphics and tags that somebody who has typed `text` may be looking for; none where they cannot be had, and none for the words
 * that stood in the field from the start.
 */
export function useSuggestions(text: string, initial: string): Suggested {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  const typed = text === initial ? '' : text.trim().slice(0, SEARCH_CHARACTERS);
  const wanted = usePaused(typed);
  const { currentData, isError } = useSuggestionsQuery({ search: wanted }, { skip: wanted === '' });
  // While one types on, what came for the beginning of the word is still shown; for other words it is not.
  const isFitting = typed !== '' && typed.startsWith(wanted);
  const found = isError || !isFitting ? undefined : currentData;
  const rows = [
    ...(found?.tags ?? []).map((tag) => ({
      suggestion: {
        id: `tag-${tag.tag_id}`,
        label: tagName(tag, language),
        note: t('search.tag'),
        icon: <Tag />,
      },
      aim: { kind: 'tag' as const, tagId: tag.tag_id },
    })),
    ...(found?.graphics ?? []).map(({ graphic_id, variant_id, system, ...graphic }) => {
      const shown = inLanguage({ ...graphic, description: '' }, language, languageOfSystem(system));
      return {
        suggestion: {
          id: `graphic-${graphic_id}`,
          label: shown.title || t('untitled'),
          language: shown.titleLanguage,
          note: t('search.graphic'),
          icon: <Image />,
        },
        aim: { kind: 'graphic' as const, address: `/catalogue/${graphic_id}/variant/${variant_id}` },
      };
    }),
  ];
  return {
    suggestions: rows.map(({ suggestion }) => suggestion),
    find: (id) => rows.find(({ suggestion }) => suggestion.id === id)?.aim,
  };
}

/** `value` once it has been the same for a moment. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
