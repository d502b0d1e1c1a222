import { z } from 'zod';
import { documentFields, type Document, type IgnoredFinding } from '../document/schema.js';
import { uuidsIn } from '../commands/taken-id.js';

const ignored = documentFields.ignoredFindings.unwrap().element;

/** What says which finding is meant: its rule, its page and its objects in any order. */
export const findingNameSchema = ignored.pick({ ruleId: true, objects: true, pageUuid: true });

/** Findings with the reason why they are passed over, as a command brings them. */
export const ignoredFindingsSchema = z.array(ignored);

/** Two names are one finding's when this is the same for both. */
export function findingKey({
  ruleId,
  objects,
  pageUuid,
}: Omit<IgnoredFinding, 'measured' | 'reason'>): string {
  return JSON.stringify([ruleId, pageUuid, objects.toSorted()]);
}

/** Those of `findings` whose page and objects the document still has. */
export function stillMeant(
  document: Document,
  findings: readonly IgnoredFinding[],
): readonly IgnoredFinding[] {
  const pages = new Set(document.pages.map(({ uuid }) => uuid));
  const objects = new Set(document.pages.flatMap((page) => uuidsIn(page.objects)));
  return findings.filter(
    ({ pageUuid, objects: named }) =>
      (pageUuid === null || pages.has(pageUuid)) && named.every((uuid) => objects.has(uuid)),
  );
}
