import type { Document, ImageDescription } from '@tastwerk/editor-core';
import { useEffect, useMemo, useState } from 'react';
import type { ChartNote } from '../../sheet/sheet.js';
import type { ChartSpec } from '../../types/index.js';
import { after, pictureOf, type SheetPicture } from '../sheet/picture.js';
import { readableDescription } from '../sheet/readable-description.js';
import { chartCommand, type ChartTarget } from '../sheet/chart-commands.js';
import { withDrawing } from '../sheet/with-drawing.js';

/** A chart on its sheet. */
export interface ShownSheet {
  /** What is drawn. */
  readonly spec: ChartSpec;
  readonly picture: SheetPicture;
  /** What the chart shows, as it is read and told. */
  readonly description: ImageDescription;
  readonly notes: readonly ChartNote[];
}

/** What is known of the sheet of a chart that changes. */
export interface SheetState {
  readonly shown: ShownSheet | undefined;
  readonly isPending: boolean;
  readonly isFailed: boolean;
}

/** A sheet with the document that it is a page of. */
interface DrawnSheet extends ShownSheet {
  readonly document: Document;
  readonly uuid: string;
}

/** Rest in ms after which a whole sheet is made; before that the drawing alone follows what is typed. */
const REST_MS = 250;

async function drawn(
  spec: ChartSpec,
  target: ChartTarget,
  { document, uuid, notes }: Pick<DrawnSheet, 'document' | 'uuid' | 'notes'>,
): Promise<DrawnSheet | undefined> {
  const { engine, ids, translator } = target;
  const [picture, description] = await Promise.all([
    pictureOf(engine, document, new Set([uuid, ids.legend]), translator),
    readableDescription(engine, spec, document.system),
  ]);
  return picture && { spec, picture, description, notes, document, uuid };
}

/** The sheet as taking `spec` makes it. */
async function wholeSheet(spec: ChartSpec, target: ChartTarget): Promise<DrawnSheet | undefined> {
  const { engine, document } = target;
  const { command, notes, uuid } = await chartCommand(spec, target);
  const next = after(engine, document, command);
  return next && drawn(spec, target, { document: next, uuid, notes });
}

/** The sheet `before` with what `spec` draws in the place of its chart: made at once, where paper and legend may have yet to follow. */
async function quickSheet(
  spec: ChartSpec,
  target: ChartTarget,
  before: DrawnSheet,
): Promise<DrawnSheet | undefined> {
  const next = withDrawing(target.engine, before, spec);
  return next && drawn(spec, target, { ...next, uuid: before.uuid });
}

/** Resolves when a further state of the chart waits, or after a rest. */
type Rest = () => Promise<void>;

/** Draws `spec` as taking it would. While one state is being drawn the next ones wait, and only the last of them is drawn. */
function createSheetDrawer(tell: (spec: ChartSpec, sheet: ShownSheet | undefined, isDone: boolean) => void) {
  let waiting: { readonly spec: ChartSpec; readonly target: ChartTarget } | undefined;
  let last: { readonly sheet: DrawnSheet; readonly target: ChartTarget } | undefined;
  let isBusy = false;
  let isClosed = false;
  let wake: () => void = () => undefined;
  const rest: Rest = () =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, REST_MS);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const show = (spec: ChartSpec, target: ChartTarget, sheet: DrawnSheet | undefined, isDone: boolean) => {
    if (sheet) last = { sheet, target };
    if (!isClosed && (sheet || isDone)) tell(spec, sheet, isDone);
  };
  const work = async () => {
    if (isBusy) return;
    isBusy = true;
    for (let next = waiting; next && !isClosed; next = waiting) {
      waiting = undefined;
      const { spec, target } = next;
      if (last?.target === target && last.sheet.spec.type === spec.type) {
        show(spec, target, await quickSheet(spec, target, last.sheet).catch(() => undefined), false);
        if (!waiting) await rest();
        if (waiting) continue;
      }
      show(spec, target, await wholeSheet(spec, target).catch(() => undefined), true);
    }
    isBusy = false;
  };
  return {
    draw(spec: ChartSpec, target: ChartTarget) {
      // In development React runs effects twice: what was closed may be drawn again.
      isClosed = false;
      waiting = { spec, target };
      wake();
      void work();
    },
    close() {
      isClosed = true;
      wake();
    },
  };
}

/** The sheet of `spec`, drawn after each change; the last one that could be drawn stays. */
export function useChartSheet(spec: ChartSpec | undefined, target: ChartTarget): SheetState {
  const [shown, setShown] = useState<ShownSheet>();
  const [done, setDone] = useState<ChartSpec>();
  const [isFailed, setFailed] = useState(false);
  const drawer = useMemo(
    () =>
      createSheetDrawer((of, sheet, isDone) => {
        if (isDone) setDone(of);
        if (isDone) setFailed(sheet === undefined);
        if (sheet) setShown(sheet);
      }),
    [],
  );
  useEffect(() => {
    if (spec) drawer.draw(spec, target);
  }, [drawer, spec, target]);
  useEffect(() => () => drawer.close(), [drawer]);
  return { shown, isPending: spec !== undefined && done !== spec, isFailed };
}
