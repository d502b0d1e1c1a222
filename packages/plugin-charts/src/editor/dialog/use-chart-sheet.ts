import { useEffect, useMemo, useState } from 'react';
import type { ChartNote } from '../../sheet/sheet.js';
import type { ChartSpec } from '../../types/index.js';
import { after, pictureOf, type SheetPicture } from '../sheet/picture.js';
import { chartCommand, type ChartTarget } from '../sheet/chart-commands.js';

/** A chart on its sheet. */
export interface ShownSheet {
  /** What is drawn. */
  readonly spec: ChartSpec;
  readonly picture: SheetPicture;
  readonly notes: readonly ChartNote[];
}

/** What is known of the sheet of a chart that changes. */
export interface SheetState {
  readonly shown: ShownSheet | undefined;
  readonly isPending: boolean;
  readonly isFailed: boolean;
}

async function sheetOf(spec: ChartSpec, target: ChartTarget): Promise<ShownSheet | undefined> {
  const { engine, document, translator } = target;
  const { command, notes, uuid } = await chartCommand(spec, target);
  const next = after(engine, document, command);
  const picture = next && (await pictureOf(engine, next, new Set([uuid, target.ids.legend]), translator));
  return picture && { spec, picture, notes };
}

/** Draws `spec` as taking it would. While one state is being drawn the next ones wait, and only the last of them is drawn. */
function createSheetDrawer(tell: (spec: ChartSpec, sheet: ShownSheet | undefined) => void) {
  let waiting: (() => Promise<void>) | undefined;
  let isBusy = false;
  let isClosed = false;
  const work = async () => {
    if (isBusy) return;
    isBusy = true;
    for (let next = waiting; next && !isClosed; next = waiting) {
      waiting = undefined;
      await next();
    }
    isBusy = false;
  };
  return {
    draw(spec: ChartSpec, target: ChartTarget) {
      waiting = async () => {
        const sheet = await sheetOf(spec, target).catch(() => undefined);
        if (!isClosed) tell(spec, sheet);
      };
      void work();
    },
    close() {
      isClosed = true;
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
      createSheetDrawer((drawn, sheet) => {
        setDone(drawn);
        setFailed(sheet === undefined);
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
