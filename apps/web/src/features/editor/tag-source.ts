import { ROUTES, type Tag, tagName, TAXONOMY, termNamed } from '@tastwerk/contracts';
import type { EditorPorts } from '@tastwerk/editor-react';
import { send } from '../../api/send.js';
import type { Language } from '../../i18n/language.js';

/** Tags that are offered at once: more than a list shows. */
const MOST_OFFERED = 20;

async function fetchTags(): Promise<readonly Tag[] | undefined> {
  const answer = await send({ route: 'listTags', query: {} });
  if (!answer.ok) return undefined;
  const body: unknown = await answer.response.json().catch(() => undefined);
  return ROUTES.listTags.response.safeParse(body).data;
}

type TagSource = NonNullable<EditorPorts['tags']>;

/** The tags of the catalogue, asked for once, and the other subjects of the taxonomy; a call that failed is made again the next time. */
export function createTagSource(language: Language): TagSource {
  let known: Promise<readonly Tag[] | undefined> | undefined;
  const nameOf = (name: string) => termNamed(name)?.names[language] ?? name;
  return {
    nameOf,
    suggest: async (prefix) => {
      known ??= fetchTags();
      const tags = await known;
      if (!tags) known = undefined;
      const typed = prefix.trim().toLowerCase();
      const used = (tags ?? []).map((tag) => ({ name: tagName(tag, language), tag_id: tag.tag_id }));
      const names = new Set(used.map(({ name }) => name));
      const others = TAXONOMY.map((term) => ({ name: term.names[language], tag_id: null }))
        .filter(({ name }) => !names.has(name))
        .sort((one, other) => one.name.localeCompare(other.name, language));
      // Whoever types another name of a subject, or its name in another language, is led to it.
      return [...used, ...others]
        .filter(
          ({ name }) => name.toLowerCase().startsWith(typed) || (typed !== '' && nameOf(typed) === name),
        )
        .slice(0, typed === '' ? used.length : MOST_OFFERED);
    },
  };
}
