import type { BraillePage, PrintedBraillePage } from '@tastwerk/editor-core/braille';
import { rowsOnPaper, sheetSize, type SheetSize } from './sheet.js';

/** Elements of the Dublin Core in the head of a PEF file, in the order in which they are written; `format` is always the same. */
export const DUBLIN_CORE_NAMES = [
  'identifier',
  'title',
  'creator',
  'contributor',
  'publisher',
  'subject',
  'description',
  'date',
  'type',
  'source',
  'relation',
  'coverage',
  'rights',
  'language',
] as const;

/** Those that may be there once (field notes 1.5). */
export const SINGLE_NAMES: readonly DublinCoreName[] = ['identifier', 'title', 'description', 'date'];

export type DublinCoreName = (typeof DUBLIN_CORE_NAMES)[number];

/**
 * What a PEF file says about itself; several values where an element is repeated. `identifier` names the publication worldwide, such
 * as `urn:uuid:…`, `language` is the BCP 47 tag of what the braille writes, `date` is YYYY-MM-DD.
 */
export type PefMetadata = { readonly identifier: string } & Readonly<
  Partial<Record<DublinCoreName, string | readonly string[]>>
>;

/** The paper of a volume: its room, the gap after each row in quarters of a row, and whether both sides are embossed. */
export interface PefSheet extends SheetSize {
  readonly rowGap: number;
  readonly duplex: boolean;
}

/** A page; gaps after its rows where they differ from those of its section, then of single rows (`undefined`: as the page). */
export interface PefPage extends BraillePage {
  readonly rowGap?: number | undefined;
  readonly rowGaps?: readonly (number | undefined)[] | undefined;
}

/** Pages that begin on a new sheet; `sheet` has what differs from the volume. */
export interface PefSection {
  readonly sheet: Partial<PefSheet>;
  readonly pages: readonly PefPage[];
}

/** A volume: what is bound together. */
export interface PefVolume {
  readonly sheet: PefSheet;
  readonly sections: readonly PefSection[];
}

/** Pages as one volume with one section, without gaps. `size` is the paper's room where it is more than they need. */
export function oneVolume(pages: readonly BraillePage[], size?: SheetSize, duplex = false): PefVolume {
  const sheet = { ...sheetSize(pages, size), rowGap: 0, duplex };
  return { sheet, sections: [{ sheet: {}, pages }] };
}

/** The pages of a document in the volumes in which they are bound; one without pages where there are none. */
export function boundVolumes(
  pages: readonly PrintedBraillePage[],
  size: SheetSize,
  duplex: boolean,
): readonly PefVolume[] {
  const volumes = [...new Set(pages.map(({ volume }) => volume))];
  if (volumes.length === 0) return [oneVolume([], size, duplex)];
  return volumes.map((bound) =>
    oneVolume(
      pages.filter(({ volume }) => volume === bound),
      size,
      duplex,
    ),
  );
}

/** Quarters of a row in a row: gaps are counted in rows of dots. */
const QUARTERS = 4;

/** The room that the pages of a section need, gaps included (field notes 1.5), and no less than `sheet` has. */
function sectionSize(pages: readonly PefPage[], { rowGap, ...size }: PefSheet): SheetSize {
  const { cells, rows } = sheetSize(pages, { cells: Math.max(1, size.cells), rows: Math.max(1, size.rows) });
  const used = pages.map((page) => {
    const own = page.rowGap ?? rowGap;
    const gaps = rowsOnPaper(page).map((_, index) => page.rowGaps?.[index - page.marginTop] ?? own);
    return gaps.reduce((sum, gap) => sum + 1 + Math.ceil(gap / QUARTERS), 0);
  });
  return { cells, rows: used.reduce((most, one) => Math.max(most, one), rows) };
}

/** `volume` with as much room on its sheets as its pages need. */
export function withRoom({ sheet, sections }: PefVolume): PefVolume {
  let room: PefSheet = sheet;
  const fitted = sections.map((section) => {
    const { cells, rows } = sectionSize(section.pages, { ...sheet, ...section.sheet });
    const own = section.sheet;
    if (own.cells === undefined) room = { ...room, cells: Math.max(room.cells, cells) };
    if (own.rows === undefined) room = { ...room, rows: Math.max(room.rows, rows) };
    const kept = {
      ...own,
      ...(own.cells === undefined ? {} : { cells }),
      ...(own.rows === undefined ? {} : { rows }),
    };
    return { ...section, sheet: kept };
  });
  return { sheet: room, sections: fitted };
}
