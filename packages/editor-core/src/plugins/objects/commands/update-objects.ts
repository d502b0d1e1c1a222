import { z } from 'zod';
import { canonicalJson } from '../../../values/canonical-json.js';
import { LIMITS } from '../../../values/limits.js';
import type { Immutable } from '../../../immutable.js';
import type { Issue } from '../../../issue.js';
import { issuesFromZod } from '../../../issues-from-zod.js';
import { keptOf, withKept } from '../../../objects/kept.js';
import { mapNamed } from '../../../objects/places.js';
import type { ObjectOf, PageObject } from '../../../objects/schema.js';
import { childrenOf, mapObjects, withChildren } from '../../../objects/tree.js';
import { fail, ok, type Result } from '../../../result.js';
import { atObject, COMMAND_CODES } from '../../../commands/change-objects.js';
import { changePages } from '../../../commands/change-pages.js';
import type { CommandType } from '../../../commands/command-type.js';
import { becomesKeyed, followKeyed, isRewritten, withUniqueKeyVals } from '../../../commands/key-rules.js';
import { circleOn } from '../../../commands/kept-rules.js';
import { objectNotFound } from '../../../commands/named-objects.js';
import { setsNothing } from '../../../commands/sets-nothing.js';
import type { Kinds } from '../../../objects/kinds.js';
import type { Document, Page } from '../../../document/schema.js';

type LabelObject = ObjectOf<'label'>;

/** The first half of a character whose second half was cut off. */
const CUT_CHARACTER = /\p{Cs}$/u;

/** The text of a title on one line, as long as a title may be. */
function titleFrom(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim().slice(0, LIMITS.titleLength);
  return line.replace(CUT_CHARACTER, '');
}

function withTitle(page: Page, title: LabelObject): Page {
  const copy = (object: PageObject): PageObject =>
    object.type === 'label' && object.isTitle && object.text !== title.text
      ? { ...object, text: title.text, pristine: title.pristine, keyVal: title.keyVal }
      : object;
  const objects = mapObjects(page.objects, copy);
  return objects === page.objects ? page : { ...page, objects };
}

/**
 * What follows from a title's text: every title label of the document says the same, and the first title that is written
 * becomes the graphic's title as long as that is empty.
 */
function syncTitles(document: Document, before: PageObject, after: PageObject): Document {
  if (before.type !== 'label' || after.type !== 'label' || !after.isTitle || before.text === after.text)
    return document;
  const pages = document.pages.map((page) => withTitle(page, after));
  const title = titleFrom(after.text);
  const isFirstTitle = before.pristine && title !== '' && document.graphicTitle === '';
  return isFirstTitle ? { ...document, pages, graphicTitle: title } : { ...document, pages };
}

/** What makes an object itself, and what a group holds: setting a property changes neither. */
const FIXED_PROPERTIES = ['uuid', 'type', 'objects'];

const schema = z.strictObject({
  type: z.literal('update-objects'),
  changes: z
    .array(
      z.strictObject({
        uuid: z.uuid(),
        set: z
          .record(z.string(), z.unknown())
          .refine((set) => FIXED_PROPERTIES.every((name) => !Object.hasOwn(set, name)), {
            message: 'uuid, type and objects are fixed',
          }),
      }),
    )
    .max(LIMITS.objectsPerPage),
});

/** Sets properties of objects; each object must then hold to its kind's schema. Title, abbreviation and legend rules follow. */
export type UpdateObjects = Immutable<z.infer<typeof schema>>;

type Change = UpdateObjects['changes'][number];

/** `object` with what `set` says, checked by its kind. Null in place of others that it is placed by frees it of them. */
function updated(kinds: Kinds, object: PageObject, set: Change['set']): Result<PageObject, Issue> {
  const schema = kinds.schemaOf(object);
  if (!schema) return fail({ code: 'COMMAND_KIND_UNKNOWN', path: [], params: { kind: object.type } });
  const { kept, ...rest } = set;
  const tied = kept === null ? withKept(object, undefined) : object;
  const parsed = schema.safeParse({
    ...tied,
    ...rest,
    ...(kept === null || kept === undefined ? {} : { kept }),
  });
  if (parsed.success) return ok(parsed.data);
  const [issue] = issuesFromZod(parsed.error, COMMAND_CODES);
  return fail(issue ?? { code: 'COMMAND_INVALID', path: [] });
}

/** Whether the change gave an object others to be placed by. */
const isTied = (before: PageObject, after: PageObject): boolean =>
  keptOf(after) !== undefined && canonicalJson(keptOf(before)) !== canonicalJson(keptOf(after));

/** All that is set on each object; several changes of one object add up in their order. */
function setsByObject(changes: readonly Change[]): Map<string, Change['set']> {
  const sets = new Map<string, Change['set']>();
  for (const { uuid, set } of changes) sets.set(uuid, { ...sets.get(uuid), ...set });
  return sets;
}

/** Errors: COMMAND_OBJECT_NOT_FOUND, COMMAND_KIND_UNKNOWN, COMMAND_INVALID with the path of the field in the document, COMMAND_RELATION_CIRCLE, DOCUMENT_TOO_LARGE. */
export const updateObjects: CommandType<UpdateObjects> = {
  schema,
  undoable: true,
  apply(document, { changes }, kinds) {
    const sets = setsByObject(changes);
    const changed: { before: PageObject; after: PageObject }[] = [];
    let issue: Issue | undefined;
    const changeOne = (before: PageObject): PageObject => {
      const set = sets.get(before.uuid);
      if (!set || issue) return before;
      sets.delete(before.uuid);
      if (setsNothing(before, set)) return before;
      const result = updated(kinds, before, set);
      if (!result.ok) {
        issue = atObject(document, before.uuid, result.error);
        return before;
      }
      const after = kinds.followChange(before, result.value, set);
      changed.push({ before, after });
      const members = mapObjects(childrenOf(after), changeOne);
      return members.length === 0 ? after : withChildren(after, members);
    };
    let current = changePages(document, (objects) => mapNamed(objects, sets.keys(), changeOne));
    if (issue) return fail(issue);
    const [unknown] = sets.keys();
    if (unknown !== undefined) return fail(objectNotFound(unknown));
    const tied = new Set(changed.flatMap(({ before, after }) => (isTied(before, after) ? [after.uuid] : [])));
    const circle = circleOn(current, tied);
    if (circle) return fail(circle);
    for (const { before, after } of changed) current = syncTitles(current, before, after);
    const keyed = changed
      .filter(({ before, after }) => becomesKeyed(before, after))
      .map(({ after }) => after.uuid);
    const renamed = changed
      .filter(({ before, after }) => isRewritten(before, after))
      .map(({ after }) => after.uuid);
    return followKeyed(kinds, withUniqueKeyVals(current, renamed), keyed);
  },
};
