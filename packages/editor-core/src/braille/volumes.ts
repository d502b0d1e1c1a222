/** Pages of text from `from` up to and without `to` that are bound together. */
export interface VolumeRange {
  readonly from: number;
  readonly to: number;
}

/** A volume may end so much earlier for a heading: the share of its pages that may stay empty. */
const EARLIER_SHARE = 0.25;

/**
 * Divides `count` pages into volumes of at most `most` pages. A volume ends before a page that begins with a heading where there is one among
 * its last quarter; `beginsWithHeading` says of a page whether it does.
 */
export function volumesOf(
  count: number,
  most: number | null,
  beginsWithHeading: (page: number) => boolean,
): readonly VolumeRange[] {
  const volumes: VolumeRange[] = [];
  let from = 0;
  while (from < count) {
    const end = Math.min(count, from + (most ?? count));
    const earliest = end - Math.floor((end - from) * EARLIER_SHARE);
    let to = end;
    if (end < count) {
      while (to > earliest && !beginsWithHeading(to)) to -= 1;
      if (!beginsWithHeading(to)) to = end;
    }
    volumes.push({ from, to });
    from = to;
  }
  return volumes;
}
