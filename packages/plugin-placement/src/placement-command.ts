import type { Command, Document, Kinds } from '@tastwerk/editor-core';
import { LEAD_LINE, uuidFrom } from '@tastwerk/editor-core/objects';
import type { Candidate } from './candidates/candidate.js';
import type { Item, LabelObject } from './candidates/item.js';
import { leadLinesByLabel } from './labels-of-page.js';

/** A label with the place that it gets. */
export interface Chosen {
  readonly item: Item;
  readonly candidate: Candidate;
}

/** The id of the lead line that a label gets. */
export const leadUuid = ({ label }: Item): string => uuidFrom(`${label.uuid}/lead-line`);

function setOf({ anchor }: Item, { box, variant }: Candidate): Partial<LabelObject> {
  return {
    ...variant.set,
    x: box.x - variant.text.x,
    y: box.y - variant.text.y,
    placing: 'free',
    anchor,
  };
}

/** The command that gives labels their places and lead lines; lead lines that they had go. Null where there is none to place. */
export function placementCommand(
  kinds: Kinds,
  document: Document,
  pageIndex: number,
  chosen: readonly Chosen[],
): Command | null {
  const page = document.pages[pageIndex];
  if (!page || chosen.length === 0) return null;
  const leads = leadLinesByLabel(kinds, page.objects);
  const gone = chosen.flatMap(({ item }) => leads.get(item.label.uuid)?.uuid ?? []);
  const added = chosen.flatMap(({ item, candidate: { lead } }) =>
    lead
      ? [
          kinds.create('line', {
            uuid: leadUuid(item),
            x: lead.from.x,
            y: lead.from.y,
            dx: lead.to.x - lead.from.x,
            dy: lead.to.y - lead.from.y,
            borderWidth: LEAD_LINE.widthMm,
            leadsFrom: item.label.uuid,
          }),
        ]
      : [],
  );
  const changes = chosen.map(({ item, candidate }) => ({
    uuid: item.label.uuid,
    set: setOf(item, candidate),
  }));
  const commands: readonly Command[] = [
    ...(gone.length > 0 ? [{ type: 'remove-objects', uuids: gone } as const] : []),
    { type: 'update-objects', changes },
    ...(added.length > 0 ? [{ type: 'add-objects', pageUuid: page.uuid, objects: added } as const] : []),
  ];
  return { type: 'transaction', commands };
}
