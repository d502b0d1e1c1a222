import { z } from 'zod';
import { LIMITS } from '../document/limits.js';
import type { Document, Page } from '../document/schema.js';
import type { Immutable } from '../immutable.js';
import type { Issue } from '../issue.js';
import { issuesFromZod } from '../issues-from-zod.js';
import { withObjectType } from '../objects/registry.js';
import type { PageObject } from '../objects/schema.js';
import { fail, ok, type Result } from '../result.js';
import { COMMAND_CODES, objectNotFound } from './change-objects.js';
import type { CommandType } from './command-type.js';
import { followTextChange, syncTitles } from './text-rules.js';

/** What makes an object itself: no command changes it. */
const FIXED_PROPERTIES = ['uuid', 'type'];

const schema = z.strictObject({
  type: z.literal('update-objects'),
  changes: z
    .array(
      z.strictObject({
        uuid: z.uuid(),
        set: z
          .record(z.string(), z.unknown())
          .refine((set) => FIXED_PROPERTIES.every((name) => !Object.hasOwn(set, name)), {
            message: 'uuid and type are fixed',
          }),
      }),
    )
    .max(LIMITS.objectsPerPage),
});

/** Sets properties of objects; each object must then hold to its kind's schema. Title and abbreviation rules follow. */
export type UpdateObjects = Immutable<z.infer<typeof schema>>;

type Change = UpdateObjects['changes'][number];

/** `object` with what `set` says, checked by its kind; `path` leads to it in the document. */
function updated(object: PageObject, set: Change['set'], path: Issue['path']): Result<PageObject, Issue> {
  return withObjectType<Result<PageObject, Issue>>(object, (type, it) => {
    const parsed = type.schema.safeParse({ ...it, ...set });
    if (parsed.success) return ok(parsed.data);
    const [issue] = issuesFromZod(parsed.error, COMMAND_CODES);
    return fail({ code: 'COMMAND_INVALID', ...issue, path: [...path, ...(issue?.path ?? [])] });
  });
}

/** All that is set on each object; several changes of one object add up in their order. */
function setsByObject(changes: readonly Change[]): Map<string, Change['set']> {
  const sets = new Map<string, Change['set']>();
  for (const { uuid, set } of changes) sets.set(uuid, { ...sets.get(uuid), ...set });
  return sets;
}

/** Errors: COMMAND_OBJECT_NOT_FOUND, COMMAND_INVALID with the path of the field in the document. */
export const updateObjects: CommandType<UpdateObjects> = {
  schema,
  undoable: true,
  apply(document, { changes }) {
    const sets = setsByObject(changes);
    const changed: { before: PageObject; after: PageObject }[] = [];
    let issue: Issue | undefined;
    const changeOne = (before: PageObject, pageIndex: number, index: number): PageObject => {
      const set = sets.get(before.uuid);
      if (!set || issue) return before;
      sets.delete(before.uuid);
      const result = updated(before, set, ['pages', pageIndex, 'objects', index]);
      if (!result.ok) {
        issue = result.error;
        return before;
      }
      const after = followTextChange(before, result.value, set);
      changed.push({ before, after });
      return after;
    };
    const pages = document.pages.map((page, pageIndex): Page => {
      if (!page.objects.some((object) => sets.has(object.uuid))) return page;
      return { ...page, objects: page.objects.map((object, index) => changeOne(object, pageIndex, index)) };
    });
    if (issue) return fail(issue);
    const [unknown] = sets.keys();
    if (unknown !== undefined) return fail(objectNotFound(unknown));
    if (changed.length === 0) return ok(document);
    let current: Document = { ...document, pages };
    for (const { before, after } of changed) current = syncTitles(current, before, after);
    return ok(current);
  },
};
