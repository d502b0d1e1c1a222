import type { Command } from '../../../commands/command-set.js';
import type { Document, Page } from '../../../document/schema.js';
import type { LabelObject } from '../../labels/index.js';
import { isKeyed } from '../../../braille/label-source.js';
import { leavesOf } from '../../../objects/tree.js';
import { abbreviationsAmong, wordFor } from '../../../proofing/abbreviation-like.js';
import type { Observation } from '../../../proofing/observation.js';
import type { DocumentRule } from '../../../proofing/rule.js';

type Placed = Observation & { readonly pageIndex: number | null };

const isLabel = (object: { readonly type: string }): object is LabelObject => object.type === 'label';

function labelsOf({ objects }: Page): readonly LabelObject[] {
  return leavesOf(objects).filter(isLabel);
}

/** All that is said about the picture, in which the word of an abbreviation may be found. */
function descriptionOf({ braillePages, graphicDescription }: Document): string {
  const { type, summary, details } = braillePages.imageDescription;
  return [type, summary, details, graphicDescription].join('\n');
}

/** What makes `label` an entry of the legend for `word`. */
function keyedFor(label: LabelObject, word: string): Command {
  const set = { isKey: true, keyVal: label.text.trim(), text: word };
  return { type: 'update-objects', changes: [{ uuid: label.uuid, set }] };
}

function unexplainedOn(
  page: Page,
  document: Document,
  explained: ReadonlySet<string>,
): readonly LabelObject[] {
  const labels = labelsOf(page).filter((label) => !label.isTitle && !label.hidden && !isKeyed(label));
  const { category } = document;
  const texts = labels.map(({ text }) => text.trim());
  const found = abbreviationsAmong({ texts, description: descriptionOf(document), category });
  return labels.filter(({ text }) => found.has(text.trim()) && !explained.has(text.trim().toLowerCase()));
}

/** A legend explains every label that is an abbreviation: what the description alone says is not at hand while one feels the sheet. */
export const abbrevLegend: DocumentRule = {
  scope: 'document',
  check(document, { kinds }) {
    const keyed = document.pages.flatMap(labelsOf).filter(isKeyed);
    const explained = new Set(keyed.map(({ keyVal }) => keyVal.trim().toLowerCase()));
    const description = descriptionOf(document);
    return document.pages.flatMap((page, pageIndex) =>
      unexplainedOn(page, document, explained).map((label): Placed => {
        const abbreviation = label.text.trim();
        const word = wordFor(abbreviation, description);
        return {
          severity: 'warning',
          objects: [label.uuid],
          place: kinds.boundsOf(label),
          pageIndex,
          values: { abbreviation },
          source: 'tud-bb-vf',
          ...(word === undefined ? {} : { fix: keyedFor(label, word) }),
        };
      }),
    );
  },
};
