import { z } from 'zod';
import type { Guide } from '../../../document/guides.js';
import { LIMITS } from '../../../values/limits.js';
import { PAPER_FORMAT_NAMES, PAPER_FORMATS, paperFormatOf } from '../../../values/paper.js';
import { safeAreaOf } from '../../../document/safe-area.js';
import type { Document, Page } from '../../../document/schema.js';
import { type Box, boxCentre, uniteAll } from '../../../geometry/box.js';
import type { Immutable } from '../../../immutable.js';
import type { PageObject } from '../../../objects/schema.js';
import { ok } from '../../../result.js';
import { changeObjects } from '../../../commands/change-objects.js';
import type { CommandType } from '../../../commands/command-type.js';
import type { Kinds } from '../../../objects/kinds.js';

const schema = z.strictObject({
  type: z.literal('change-format'),
  format: z.enum(PAPER_FORMAT_NAMES),
  /** What becomes of the objects: they stay, go along with the centre, or grow and shrink with the paper. Absent: they stay. */
  fit: z.enum(['keep', 'move', 'scale']).exactOptional(),
});

/**
 * Puts all pages on another paper. `move`: all that is on a page but its titles moves as one; it keeps its distance from the centre,
 * unless that would bring it out of a safe area that it fits into. `scale`: the old safe area, in equal proportions and as large as fits, lies in
 * the middle of the new one, and all objects go along; strokes and text keep their size. Guides go where the objects go.
 */
export type ChangeFormat = Immutable<z.infer<typeof schema>>;

/** How what is on a page goes along with the paper. */
interface Along {
  readonly object: (object: PageObject) => PageObject;
  /** A place along an axis, in page mm. */
  readonly place: (axis: Guide['axis'], mm: number) => number;
}

/** How far a side from `start`, `length` long, has to go to lie between `from` and `from + room`; nowhere when it is too long. */
function backInto(start: number, length: number, from: number, room: number): number {
  if (length > room) return 0;
  return Math.max(from - start, 0) + Math.min(from + room - start - length, 0);
}

/** The part of the safe area of `paper` in which `drawing` belongs: below the titles where it was below them. */
function roomFor(drawing: Box, titles: Box | undefined, paper: Document): Box {
  const safe = safeAreaOf(paper);
  const bottom = titles ? titles.y + titles.height : 0;
  if (bottom <= safe.y || drawing.y < bottom) return safe;
  return { ...safe, y: bottom, height: safe.y + safe.height - bottom };
}

/** How a page with `objects` moves as one from the paper `before` to the paper `after`; its titles stay at the top left. */
function moveAlong(kinds: Kinds, objects: readonly PageObject[], before: Document, after: Document): Along {
  const by = { x: (after.width - before.width) / 2, y: (after.height - before.height) / 2 };
  const isTitle = (object: PageObject) => kinds.purposeOf(object) === 'title';
  const drawing = uniteAll(objects.filter((object) => !isTitle(object)).map(kinds.boundsOf));
  if (drawing) {
    const room = roomFor(drawing, uniteAll(objects.filter(isTitle).map(kinds.boundsOf)), after);
    by.x += backInto(drawing.x + by.x, drawing.width, room.x, room.width);
    by.y += backInto(drawing.y + by.y, drawing.height, room.y, room.height);
  }
  return {
    object: (object) => (isTitle(object) ? object : kinds.moveObject(object, by.x, by.y)),
    place: (axis, mm) => mm + by[axis],
  };
}

function scaleAlong(kinds: Kinds, before: Document, after: Document): Along {
  const from = safeAreaOf(before);
  const room = safeAreaOf(after);
  const factor = Math.min(room.width / from.width, room.height / from.height);
  const centre = boxCentre(room);
  const [width, height] = [from.width * factor, from.height * factor];
  const to = { x: centre.x - width / 2, y: centre.y - height / 2, width, height };
  return {
    object: (object) => kinds.scaleObject(object, from, to),
    place: (axis, mm) => to[axis] + (mm - from[axis]) * factor,
  };
}

/** The guides of a page where they then are; one beyond the bounds goes, for there it could not be laid. */
function guidesAlong(guides: readonly Guide[], { place }: Along): readonly Guide[] {
  return guides.flatMap(({ axis, positionMm }) => {
    const there = place(axis, positionMm);
    return there < 0 || there > LIMITS.coordinateMm ? [] : [{ axis, positionMm: there }];
  });
}

/** Errors: COMMAND_INVALID when an object would become too small or leave the bounds of coordinates. */
export const changeFormat: CommandType<ChangeFormat> = {
  schema,
  undoable: true,
  apply(document, { format, fit = 'keep' }, kinds) {
    if (paperFormatOf(document.width, document.height) === format) return ok(document);
    const { widthMm, heightMm } = PAPER_FORMATS[format];
    const resized: Document = { ...document, width: widthMm, height: heightMm };
    if (fit === 'keep') return ok(resized);
    const alongs = new Map<string, Along>();
    const pages = document.pages.map((page): Page => {
      const along =
        fit === 'move'
          ? moveAlong(kinds, page.objects, document, resized)
          : scaleAlong(kinds, document, resized);
      for (const { uuid } of page.objects) alongs.set(uuid, along);
      return page.guides.length === 0 ? page : { ...page, guides: guidesAlong(page.guides, along) };
    });
    return changeObjects(
      kinds,
      { ...resized, pages },
      alongs.keys(),
      (object) => alongs.get(object.uuid)?.object(object) ?? object,
    );
  },
};
