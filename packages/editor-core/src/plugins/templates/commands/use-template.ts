import { z } from 'zod';
import { LIMITS } from '../../../values/limits.js';
import { paperFormatOf } from '../../../values/paper.js';
import { type Document, documentFields, pageSchemaOf } from '../../../document/schema.js';
import type { Immutable } from '../../../immutable.js';
import { fromKinds } from '../../../objects/kinds.js';
import { lineId } from '../../../legend/legend-marks.js';
import { fail, ok } from '../../../result.js';
import type { CommandType } from '../../../commands/command-type.js';
import { takenId, uuidsIn } from '../../../commands/taken-id.js';

const fields = documentFields;

const schema = fromKinds((kinds) =>
  z.strictObject({
    type: z.literal('use-template'),
    /** `replace`: the template takes the place of all pages; `append`: its pages come after them. */
    mode: z.enum(['replace', 'append']),
    template: z
      .strictObject({
        width: fields.width,
        height: fields.height,
        graphicTitle: fields.graphicTitle,
        keyedTextures: fields.keyedTextures,
        keyedStrokes: fields.keyedStrokes.unwrap(),
        imageDescription: fields.braillePages.shape.imageDescription,
        pages: z.array(pageSchemaOf(kinds)).min(1).max(LIMITS.pages),
      })
      .refine(({ width, height }) => paperFormatOf(width, height) !== undefined, {
        message: 'paper must be A4 or A3',
        path: ['width'],
      }),
  }),
);

/** Begins with a template: its pages, words of its legend, and title and description of what it shows. */
export type UseTemplate = Immutable<z.infer<ReturnType<typeof schema>>>;

/** The entries of `before`, and those of `added` that name something else. */
function withOthers<T>(before: readonly T[], added: readonly T[], idOf: (item: T) => string): readonly T[] {
  const known = new Set(before.map(idOf));
  const others = added.filter((item) => !known.has(idOf(item)));
  return others.length === 0 ? before : [...before, ...others];
}

function replaced(document: Document, template: UseTemplate['template']): Document {
  const { imageDescription, ...rest } = template;
  return {
    ...document,
    ...rest,
    ignoredFindings: [],
    braillePages: { ...document.braillePages, imageDescription },
  };
}

function appended(document: Document, template: UseTemplate['template']): Document {
  return {
    ...document,
    keyedTextures: withOthers(document.keyedTextures, template.keyedTextures, ({ pattern }) => pattern),
    keyedStrokes: withOthers(document.keyedStrokes, template.keyedStrokes, lineId).slice(
      0,
      LIMITS.keyedStrokes,
    ),
    pages: [...document.pages, ...template.pages],
  };
}

/** Errors: COMMAND_ID_TAKEN, DOCUMENT_TOO_LARGE, COMMAND_INVALID when pages of another paper are to come after those that are there. */
export const useTemplate: CommandType<UseTemplate> = {
  schema,
  undoable: true,
  apply(document, { mode, template }) {
    const issue = takenId(
      document,
      template.pages.flatMap(({ uuid, objects }) => [uuid, ...uuidsIn(objects)]),
    );
    if (issue) return fail(issue);
    if (mode === 'replace') return ok(replaced(document, template));
    if (template.width !== document.width || template.height !== document.height) {
      return fail({
        code: 'COMMAND_INVALID',
        path: ['template', 'width'],
        params: { reason: 'invalid_value' },
      });
    }
    if (document.pages.length + template.pages.length > LIMITS.pages) {
      const params = { reason: 'too_big', maximum: LIMITS.pages };
      return fail({ code: 'DOCUMENT_TOO_LARGE', path: ['pages'], params });
    }
    return ok(appended(document, template));
  },
};
