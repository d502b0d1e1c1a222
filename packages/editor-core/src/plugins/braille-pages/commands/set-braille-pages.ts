import { z } from 'zod';
import { frameHeightOf, holePunchPage, plainPage } from '../../../document/braille-page-limits.js';
import { chosenPaper, LEAST_PAGE, paperLimits } from '../../../document/braille-paper.js';
import { type BraillePagesLayout, documentFields } from '../../../document/schema.js';
import type { Immutable } from '../../../immutable.js';
import type { Issue } from '../../../issue.js';
import { issuesFromZod } from '../../../issues-from-zod.js';
import { fail, ok, type Result } from '../../../result.js';
import { COMMAND_CODES } from '../../../commands/change-objects.js';
import type { CommandType } from '../../../commands/command-type.js';

const layoutSchema = documentFields.braillePages;
const fields = layoutSchema.shape;
const description = fields.imageDescription.shape;

const schema = z.strictObject({
  type: z.literal('set-braille-pages'),
  set: z.strictObject({
    paper: fields.paper.removeDefault().exactOptional(),
    width: fields.width.exactOptional(),
    height: fields.height.exactOptional(),
    marginLeft: fields.marginLeft.exactOptional(),
    marginTop: fields.marginTop.exactOptional(),
    cellsPerRow: fields.cellsPerRow.exactOptional(),
    rowsPerPage: fields.rowsPerPage.exactOptional(),
    pageNumbers: fields.pageNumbers.exactOptional(),
    holePunch: fields.holePunch.exactOptional(),
    hyphenation: fields.hyphenation.removeDefault().exactOptional(),
    numberPlace: fields.numberPlace.removeDefault().exactOptional(),
    runningHead: fields.runningHead.removeDefault().exactOptional(),
    gutter: fields.gutter.removeDefault().exactOptional(),
    duplex: fields.duplex.removeDefault().exactOptional(),
    volumePages: fields.volumePages.removeDefault().exactOptional(),
    frontPages: fields.frontPages.removeDefault().exactOptional(),
    imageDescription: z
      .strictObject({
        type: description.type.exactOptional(),
        summary: description.summary.exactOptional(),
        details: description.details.exactOptional(),
      })
      .exactOptional(),
    content: fields.content.exactOptional(),
  }),
});

/**
 * Sets layout and text of the braille pages. When a value no longer fits its partner (margin and cells, margin and rows), the
 * partner is reduced, and a gutter reduces them; hole punching, page numbers and a running head make room and give it back. A paper
 * brings its size, a size alone makes it `custom`, and what no longer has room on it is reduced, margins last.
 */
export type SetBraillePages = Immutable<z.infer<typeof schema>>;

type Settings = SetBraillePages['set'];

/** The paper of `before` after `set`, with its size. */
function paperAfter(before: BraillePagesLayout, set: Settings): Settings {
  const { paper: named, width, height } = set;
  if (named === undefined && width === undefined && height === undefined) return set;
  const size = { width: width ?? before.width, height: height ?? before.height };
  return { ...set, ...chosenPaper(named ?? 'custom', { ...before, ...size }) };
}

function punchHoles(before: BraillePagesLayout, set: Settings): Settings {
  if (set.holePunch === undefined || set.holePunch === before.holePunch) return set;
  const paper = { ...before, ...set };
  const punched = holePunchPage(paper);
  if (set.holePunch) {
    const cellsPerRow = Math.min(set.cellsPerRow ?? before.cellsPerRow, punched.cellsPerRow);
    return { ...set, marginLeft: set.marginLeft ?? punched.marginLeft, cellsPerRow };
  }
  const plain = plainPage(paper);
  const wasFull = before.cellsPerRow >= punched.cellsPerRow;
  return {
    ...set,
    marginLeft: set.marginLeft ?? plain.marginLeft,
    cellsPerRow: set.cellsPerRow ?? (wasFull ? plain.cellsPerRow : before.cellsPerRow),
  };
}

/** A full page gives rows of text up for its number and its running head, and takes them back. */
function makeRoomForFrame(before: BraillePagesLayout, set: Settings): Settings {
  const more = frameHeightOf({ ...before, ...set }) - frameHeightOf(before);
  if (more === 0 || set.rowsPerPage !== undefined) return set;
  const wasFull = before.marginTop + before.rowsPerPage + frameHeightOf(before) >= paperLimits(before).rows;
  return wasFull ? { ...set, rowsPerPage: before.rowsPerPage - more } : set;
}

/** `value` and its `partner`, together at most `max`: what was set stays, the other gives way. */
function fit(value: number, partner: number, max: number, partnerWasSet: boolean): readonly [number, number] {
  return partnerWasSet
    ? [Math.min(value, Math.max(0, max - partner)), Math.min(partner, max)]
    : [value, Math.min(partner, max - value)];
}

/** What has room on the paper of `layout`: margins leave at least the shortest row and the lowest page. */
function fitPaper(layout: BraillePagesLayout): BraillePagesLayout {
  const { cells, rows } = paperLimits(layout);
  const mostLeft = Math.max(0, cells - layout.gutter - LEAST_PAGE.cells);
  const mostTop = Math.max(0, rows - frameHeightOf(layout) - LEAST_PAGE.rows);
  return {
    ...layout,
    marginLeft: Math.min(layout.marginLeft, mostLeft),
    marginTop: Math.min(layout.marginTop, mostTop),
    cellsPerRow: Math.min(layout.cellsPerRow, cells),
    rowsPerPage: Math.min(layout.rowsPerPage, rows),
  };
}

function reducePartners(layout: BraillePagesLayout, set: Settings): BraillePagesLayout {
  const onlyCells = set.cellsPerRow !== undefined && set.marginLeft === undefined;
  const onlyRows = set.rowsPerPage !== undefined && set.marginTop === undefined;
  const most = paperLimits(layout);
  const [marginLeft, cellsPerRow] = fit(
    layout.marginLeft,
    layout.cellsPerRow,
    most.cells - layout.gutter,
    onlyCells,
  );
  const [marginTop, rowsPerPage] = fit(
    layout.marginTop,
    layout.rowsPerPage,
    most.rows - frameHeightOf(layout),
    onlyRows,
  );
  return { ...layout, marginLeft, cellsPerRow, marginTop, rowsPerPage };
}

function check(layout: BraillePagesLayout): Result<BraillePagesLayout, Issue> {
  const { error } = layoutSchema.safeParse(layout);
  const [issue] = error ? issuesFromZod(error, COMMAND_CODES) : [];
  return issue ? fail({ ...issue, path: ['braillePages', ...issue.path] }) : ok(layout);
}

/** Errors: COMMAND_INVALID when a margin leaves no row or no cell. */
export const setBraillePages: CommandType<SetBraillePages> = {
  schema,
  undoable: true,
  apply(document, { set }) {
    if (Object.keys(set).length === 0) return ok(document);
    const before = document.braillePages;
    const full = makeRoomForFrame(before, punchHoles(before, paperAfter(before, set)));
    const imageDescription = { ...before.imageDescription, ...set.imageDescription };
    const after = { ...before, ...full, imageDescription };
    const fitted = full.paper === undefined ? after : fitPaper(after);
    const layout = check(reducePartners(fitted, full));
    return layout.ok ? ok({ ...document, braillePages: layout.value }) : layout;
  },
};
