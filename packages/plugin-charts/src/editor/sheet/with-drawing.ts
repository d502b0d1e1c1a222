import type { Document, Engine, PageObject } from '@tastwerk/editor-core';
import { lineId } from '@tastwerk/editor-core/legend';
import { layOutChart, measuresOf } from '../../kind/chart-object.js';
import type { ChartNote } from '../../sheet/sheet.js';
import type { ChartSpec } from '../../types/index.js';
import { chartIn } from './chart-commands.js';

/** A document with a chart, and what is to be said of its drawing. */
interface DrawnDocument {
  readonly document: Document;
  readonly notes: readonly ChartNote[];
}

/** The entries of `before` that name something else than those of `added`, and these. */
function withEntries<T>(before: readonly T[], added: readonly T[], idOf: (item: T) => string): readonly T[] {
  const ids = new Set(added.map(idOf));
  return [...before.filter((item) => !ids.has(idOf(item))), ...added];
}

/**
 * The document of `before` with what `spec` draws in the place of its chart `uuid`, and its title where that was the chart's. One layout and no
 * translation: texts that are new are as wide as is estimated.
 */
export function withDrawing(
  engine: Engine,
  {
    document,
    uuid,
    spec: old,
  }: { readonly document: Document; readonly uuid: string; readonly spec: ChartSpec },
  spec: ChartSpec,
): DrawnDocument | undefined {
  const found = chartIn(document, uuid);
  if (!found) return undefined;
  const { chart, page } = found;
  const { x, y, width, height } = chart;
  const place = { uuid, area: { x, y, width, height }, ...measuresOf(chart) };
  const drawn = layOutChart(engine.kinds, spec, place);
  const changed = (object: PageObject): PageObject => {
    if (object === chart) return { ...chart, spec, objects: drawn.objects };
    const isOwnTitle = object.type === 'label' && object.isTitle && object.text === old.title;
    return isOwnTitle ? { ...object, text: spec.title } : object;
  };
  const pages = document.pages.map((one) =>
    one === page ? { ...page, objects: page.objects.map(changed) } : one,
  );
  const keyedTextures = withEntries(document.keyedTextures, drawn.textures, ({ pattern }) => pattern);
  const keyedStrokes = withEntries(document.keyedStrokes, drawn.strokes, lineId);
  return { document: { ...document, pages, keyedTextures, keyedStrokes }, notes: drawn.notes };
}
