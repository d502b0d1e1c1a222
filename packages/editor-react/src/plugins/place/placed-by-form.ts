import { fail, ok, type PageObject, type Result } from '@tastwerk/editor-core';
import { type BrailleTranslator, translateDocument } from '@tastwerk/editor-core/braille';
import type { LaidOutPage } from '@tastwerk/editor-core/description';
import { findObject, mapObjects, withKept } from '@tastwerk/editor-core/objects';
import {
  lookedUp,
  measuringOn,
  placedBy,
  relationCircle,
  withLabelFits,
} from '@tastwerk/editor-core/placing';
import type { PlaceProblem } from './place-problem.js';
import { keptOfForm, placingOf, type RelativeForm } from './relative-form.js';

/** `page` with `object` on it: in place of the one with its id, else above all others. */
function pageWith(page: LaidOutPage, object: PageObject): LaidOutPage {
  const { document, pageIndex } = page;
  const pages = document.pages.map((one, index) => {
    if (index !== pageIndex) return one;
    const isThere = findObject(one.objects, object.uuid) !== undefined;
    const objects = isThere
      ? mapObjects(one.objects, (other) => (other.uuid === object.uuid ? object : other))
      : [...one.objects, object];
    return { ...one, objects };
  });
  return { ...page, document: { ...document, pages } };
}

/** `page` with the braille that `objects` need, too, so that they are placed by their cells and not by their frames. */
export async function withBrailleOf(
  page: LaidOutPage,
  objects: readonly PageObject[],
  translator: BrailleTranslator,
): Promise<LaidOutPage> {
  const { document } = objects.reduce(pageWith, page);
  const { book } = await translateDocument(page.resources.kinds, document, translator);
  return { ...page, resources: { ...page.resources, braille: book } };
}

/**
 * `label`, after a full character where its braille is a single cell: by itself, no finger can tell which dots of a cell these are. As it is
 * where its braille is not known.
 */
export function readable({ document, resources }: LaidOutPage, label: PageObject): PageObject {
  if (label.type !== 'label') return label;
  const written = resources.braille.get(label.text, document.system);
  const isSingle = written?.ok === true && written.value.cells.length === 1;
  return isSingle ? { ...label, fullCharPrefix: true } : label;
}

/** `object` as large as its text, where it takes its size from that and its braille is known. */
function fitted(page: LaidOutPage, object: PageObject): PageObject {
  if (object.type !== 'label' || !object.autoSize) return object;
  const { document } = pageWith(page, object);
  const fits = withLabelFits(document, page.resources).pages[page.pageIndex];
  return findObject(fits?.objects ?? [], object.uuid) ?? object;
}

/** Whether `object`, kept as `form` says, would be placed by itself through others of `page`. */
function isCircle(page: LaidOutPage, object: PageObject, form: RelativeForm): boolean {
  const kept = keptOfForm(form);
  if (!kept) return false;
  const { document, pageIndex } = pageWith(page, withKept(object, kept));
  return relationCircle(document.pages[pageIndex]?.objects ?? []) !== undefined;
}

/** `object` where `form` says, by the others of `page`; as it is where the form says a place in mm. */
export function placedByForm(
  page: LaidOutPage,
  object: PageObject,
  form: RelativeForm,
): Result<PageObject, PlaceProblem> {
  const placing = placingOf(form);
  const isRelative = form.position !== 'sheet';
  if (!placing) return isRelative ? fail({ code: 'RELATION_NO_OTHER' }) : ok(object);
  if (isRelative && !placing.relation && placing.from === undefined)
    return fail({ code: 'RELATION_NO_OTHER' });
  const objects = page.document.pages[page.pageIndex]?.objects ?? [];
  const others = lookedUp(placing, (uuid) => findObject(objects, uuid));
  if (!others) return fail({ code: 'RELATION_NO_OTHER' });
  if (isCircle(page, object, form)) return fail({ code: 'RELATION_CIRCLE' });
  const own = isRelative ? fitted(page, object) : object;
  const placed = placedBy(measuringOn(page), own, others);
  return placed.ok ? placed : fail({ code: placed.error });
}
