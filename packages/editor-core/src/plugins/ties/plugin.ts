import type { Document, Page } from '../../document/schema.js';
import { definePlugin, type FollowChange } from '../../kernel/plugin.js';
import type { Kinds } from '../../objects/kinds.js';
import { withFreeLabels } from './free-labels.js';
import { withKeptPlaces } from './kept-places.js';
import { withLeadLines } from './lead-lines.js';

function followedOn(kinds: Kinds, before: Page | undefined, document: Document, pageIndex: number): Page[] {
  const page = document.pages[pageIndex];
  if (!page) return [];
  if (!before || before.objects === page.objects) return [page];
  const labelled = withFreeLabels(kinds, before.objects, page.objects);
  const placed = withKeptPlaces(kinds, before.objects, { document, pageIndex, objects: labelled });
  const objects = withLeadLines(kinds, before.objects, withFreeLabels(kinds, labelled, placed));
  return [objects === page.objects ? page : { ...page, objects }];
}

const follow: FollowChange = (before, after, kinds) => {
  if (before.pages === after.pages) return after;
  const old = new Map(before.pages.map((page) => [page.uuid, page]));
  const pages = after.pages.flatMap(({ uuid }, index) => followedOn(kinds, old.get(uuid), after, index));
  return pages.every((page, index) => page === after.pages[index]) ? after : { ...after, pages };
};

declare module '../../proofing/rule.js' {
  interface ProofingRules {
    readonly 'kept-place': PageRule;
  }
}

/** What follows from ties: labels that the program may place go along with what they name, lead lines keep to both. */
export const ties = definePlugin({
  id: 'ties',
  version: '1.0.0',
  isInFormat: true,
  requires: ['labels', 'paths'],
  follow,
  rules: async () => (await import('./rules.js')).rules,
});
