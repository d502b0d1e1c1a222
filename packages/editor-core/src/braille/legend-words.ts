import type { Document } from '../document/schema.js';
import { isShown } from '../objects/legend-use.js';
import type { LabelSource } from './label-source.js';
import { legendHeading } from '../legend/heading.js';
import type { LegendEntry } from '../objects/legend-entry.js';
import { lineId } from '../legend/legend-marks.js';
import { keyOf, pageLegend } from '../legend/page-legend.js';
import type { Kinds } from '../objects/kinds.js';

/** Words of a legend as those of a label, with the object to which they belong and the path of their field in the document. */
export interface LegendWords {
  readonly label: LabelSource;
  readonly uuid: string;
  readonly path: readonly (string | number)[];
}

/** Words of a legend, written as those of a label are. */
function written(text: string, brailleOverride: LabelSource['brailleOverride'] = null): LabelSource {
  return { text, brailleOverride, keyVal: '', isKey: false, isTitle: false, displayDots: true };
}

/** Where the label with an id stands in the document, without its field. */
export type PathOf = (uuid: string) => readonly (string | number)[];

function wordsOf(
  entry: LegendEntry,
  document: Document,
  keyUuid: string,
  pathOf: PathOf,
): readonly LegendWords[] {
  if (entry.kind === 'abbreviation') {
    const { uuid, abbreviation, text, brailleOverride } = entry;
    return [
      { label: written(abbreviation), uuid, path: [...pathOf(uuid), 'keyVal'] },
      { label: written(text, brailleOverride), uuid, path: [...pathOf(uuid), 'text'] },
    ];
  }
  const label = written(entry.text);
  if (entry.kind === 'area') {
    const index = document.keyedTextures.findIndex(({ pattern }) => pattern === entry.texture);
    return [{ label, uuid: keyUuid, path: ['keyedTextures', index, 'label'] }];
  }
  const index = document.keyedStrokes.findIndex((stroke) => lineId(stroke) === lineId(entry.line));
  return [{ label, uuid: keyUuid, path: ['keyedStrokes', index, 'label'] }];
}

/** All words that the legend of the page at `pageIndex` writes: its heading, then what its entries say. */
export function legendWords(
  kinds: Kinds,
  document: Document,
  pageIndex: number,
  pathOf: PathOf,
): readonly LegendWords[] {
  const page = document.pages[pageIndex];
  const key = page && keyOf(page);
  const { entries } = pageLegend(kinds, document, pageIndex);
  if (!key || !isShown(key) || entries.length === 0) return [];
  const place = ['pages', pageIndex, 'objects', page.objects.indexOf(key)];
  const heading = { label: written(legendHeading(document.system)), uuid: key.uuid, path: place };
  return [heading, ...entries.flatMap((entry) => wordsOf(entry, document, key.uuid, pathOf))];
}
