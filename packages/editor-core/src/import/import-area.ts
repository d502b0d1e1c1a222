import { safeAreaOf } from '../document/safe-area.js';
import type { Document } from '../document/schema.js';
import { type Box, growBox } from '../geometry/box.js';
import { swellProfile } from '../proofing/profiles/swell.js';
import type { Kinds } from '../objects/kinds.js';

/** Free space below the page's title, in mm: the most by which a label stands beside what it names. */
const BELOW_TITLE_MM = swellProfile.labelGap.maxMm;

/** Lines at the edge of a drawing reach half their width beyond it; few are wider than twice this, in mm. */
const LINE_ROOM_MM = 1;

/** Part of the page's height below which a title stands elsewhere than at the top. */
const TOP_SHARE = 1 / 3;

/** The part of a page that an import has room in, in page mm: the safe area below the title. */
export function importArea(kinds: Kinds, document: Document, pageIndex: number): Box {
  const area = growBox(safeAreaOf(document), -LINE_ROOM_MM);
  const ends = (document.pages[pageIndex]?.objects ?? []).flatMap((object) => {
    if (kinds.purposeOf(object) !== 'title' || object.hidden) return [];
    const { y, height } = kinds.boundsOf(object);
    return y + height < document.height * TOP_SHARE ? [y + height + BELOW_TITLE_MM] : [];
  });
  const top = Math.max(area.y, ...ends);
  return { ...area, y: top, height: area.y + area.height - top };
}
