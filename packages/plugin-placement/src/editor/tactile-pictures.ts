import type { Document, Engine } from '@tastwerk/editor-core';
import { type BrailleTranslator, translateDocument } from '@tastwerk/editor-core/braille';
import type { Removed } from '../tactile/drawing.js';
import type { Tactile } from '../tactile/make-tactile.js';
import type { TactileStep } from '../tactile/steps.js';
import { addedPages, frameMark, previewPicture } from './preview-picture.js';
import { type PageObjects, removedOf } from './removed-groups.js';

/** What is shown: a step, or all of them together. */
export type Shown = TactileStep | 'whole';

/** A page before and after what is shown, and the pages that are added. */
export interface BeforeAfter {
  readonly before: string;
  /** Absent while nothing is known of it. */
  readonly after: string | undefined;
  readonly more: readonly { readonly name: string; readonly picture: string }[];
  /** How many objects are marked because they are taken out. */
  readonly marked: number;
}

/** What pictures are made from. */
export interface PictureSource {
  readonly engine: Engine;
  readonly translator: BrailleTranslator;
  readonly document: Document;
  readonly pageIndex: number;
  readonly page: PageObjects;
  readonly tactile: Tactile | undefined;
  readonly shown: Shown;
}

interface Change {
  readonly before: Document;
  readonly after: Document | undefined;
  readonly removed: readonly Removed[];
  /** The objects among which the removed ones are found, as they were. */
  readonly objects: PageObjects;
}

function changeOf({ document, pageIndex, page, tactile, shown }: PictureSource): Change {
  if (!tactile) return { before: document, after: undefined, removed: [], objects: page };
  if (shown === 'whole')
    return { before: document, after: tactile.document, removed: tactile.removed, objects: page };
  const at = tactile.stages.findIndex(({ step }) => step === shown);
  const before = tactile.stages[at - 1]?.document ?? document;
  const known = before.pages[pageIndex]?.objects ?? [];
  return {
    before,
    after: tactile.stages[at]?.document,
    removed: tactile.stages[at]?.removed ?? [],
    objects: at > 0 ? new Map(known.map((object) => [object.uuid, object])) : page,
  };
}

/** The pictures of what is shown. Only the documents that are shown are translated. */
export async function beforeAndAfter(source: PictureSource): Promise<BeforeAfter> {
  const { engine, translator, document, pageIndex, page, shown } = source;
  const { kinds } = engine;
  const { before, after, removed, objects } = changeOf(source);
  const bookOf = async (of: Document) => (await translateDocument(kinds, of, translator)).book;
  const marks = removedOf({ removed }, page).map(({ object }) =>
    frameMark(kinds.boundsOf(objects.get(object.uuid) ?? object)),
  );
  const pictureBefore = previewPicture(kinds, before, pageIndex, await bookOf(before), marks);
  if (!after) return { before: pictureBefore, after: undefined, more: [], marked: 0 };
  const book = await bookOf(after);
  const more = (shown === 'whole' ? addedPages(document, after) : []).map((index) => ({
    name: after.pages[index]?.name ?? '',
    picture: previewPicture(kinds, after, index, book),
  }));
  return {
    before: pictureBefore,
    after: previewPicture(kinds, after, pageIndex, book),
    more,
    marked: marks.length,
  };
}
