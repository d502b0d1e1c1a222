import { ROUTES, type Tag } from '@tastwerk/contracts';
import type { EditorPorts } from '@tastwerk/editor-react';
import { send } from '../../api/send.js';

/** Tags that are offered at once: more than a list shows. */
const MOST_OFFERED = 20;

async function fetchTags(): Promise<readonly Tag[] | undefined> {
  const answer = await send({ route: 'listTags', query: {} });
  if (!answer.ok) return undefined;
  const body: unknown = await answer.response.json().catch(() => undefined);
  return ROUTES.listTags.response.safeParse(body).data;
}

type TagSource = NonNullable<EditorPorts['tags']>;

/** The tags of the catalogue, asked for once; a call that failed is made again the next time. */
export function createTagSource(): TagSource {
  let known: Promise<readonly Tag[] | undefined> | undefined;
  return {
    suggest: async (prefix) => {
      known ??= fetchTags();
      const tags = await known;
      if (!tags) known = undefined;
      const typed = prefix.trim().toLowerCase();
      return (tags ?? [])
        .filter(({ name }) => name.toLowerCase().startsWith(typed))
        .slice(0, MOST_OFFERED)
        .map(({ name, tag_id }) => ({ name, tag_id }));
    },
  };
}
