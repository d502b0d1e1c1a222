import type { Document, PageObject } from '@tastwerk/editor-core';
import type { DrawnDocument } from '@tastwerk/editor-core/files';
import { useEditorStore } from '@tastwerk/editor-react';
import { useMemo, useState } from 'react';
import { DotGrid, type Place } from '../../embossing/dot-grid.js';
import { PIN_DISPLAYS, type PinDisplay, type PinDisplayId } from '../../pins/displays.js';
import type { BoardInformation } from '../../pins/dot-pad/packets.js';
import { objectUnder } from '../../pins/object-under.js';
import { pinSheet, zoomSteps } from '../../pins/pin-sheet.js';
import { panned, placeOnSheet, viewAround, viewWithin } from '../../pins/pin-view.js';

/** A finger on a pin means what lies within its square, and lines beside it. */
const REACH_STEPS = 0.75;

const CORNER: Place = { column: 0, row: 0 };

/** To where the part that is shown moves, by half of the display. */
export type Pan = Parameters<typeof panned>[1];

/** A page on a display of pins, with a cursor. */
export interface PinPage {
  readonly page: number;
  readonly display: PinDisplay;
  /** The steps of zoom in mm for each pin, and which of them is shown. */
  readonly steps: readonly number[];
  readonly level: number;
  readonly stepMm: number;
  readonly pins: DotGrid;
  readonly cursor: Place;
  /** What the cursor is on. */
  readonly object: PageObject | undefined;
  choosePage(page: number): void;
  chooseDisplay(id: PinDisplayId): void;
  zoomBy(by: 1 | -1): void;
  pan(by: Pan): void;
  /** Moves the cursor; beyond the edge it moves the part that is shown. */
  moveCursor(place: Place): void;
}

/** The display that is chosen, or the one that is connected, in the size that it has. */
const displayOf = (id: PinDisplayId, board: BoardInformation | undefined): PinDisplay =>
  board
    ? {
        ...PIN_DISPLAYS['dot-pad'],
        columns: board.graphic.cells * 2,
        rows: board.graphic.rows * 4,
        textCells: board.text.cells,
      }
    : PIN_DISPLAYS[id];

const middleOf = ({ columns, rows }: PinDisplay): Place => ({
  column: Math.floor(columns / 2),
  row: Math.floor(rows / 2),
});

/** The pin of a display that is nearest to `place`. */
const pinNear = ({ column, row }: Place, { columns, rows }: PinDisplay): Place => ({
  column: Math.min(Math.max(0, column), columns - 1),
  row: Math.min(Math.max(0, row), rows - 1),
});

const stepsOf = ({ width, height }: Document, display: PinDisplay) =>
  zoomSteps({ widthMm: width, heightMm: height }, display);

/** Pages of `drawn` on pins; `board` is what a connected display says of itself. */
export function usePinPage(
  { document, scenes }: DrawnDocument,
  firstPage: number,
  board: BoardInformation | undefined,
): PinPage {
  const { kinds } = useEditorStore().engine;
  const [page, setPage] = useState(firstPage);
  const [chosen, setChosen] = useState<PinDisplayId>('dot-pad');
  const [level, setLevel] = useState(0);
  const [start, setStart] = useState(CORNER);
  const [pointed, setCursor] = useState(() => middleOf(PIN_DISPLAYS['dot-pad']));
  const display = useMemo(() => displayOf(chosen, board), [chosen, board]);
  const steps = useMemo(() => stepsOf(document, display), [document, display]);
  const stepMm = steps[level] ?? steps[0] ?? 1;
  const scene = scenes[page];
  const sheet = useMemo(
    () => (scene ? pinSheet(scene, stepMm).pins : DotGrid.blank(1, 1, stepMm)),
    [scene, stepMm],
  );
  const { column, row } = viewWithin(start, sheet, display);
  const pins = useMemo(() => sheet.part({ column, row }, display), [sheet, column, row, display]);
  const cursor = pinNear(pointed, display);
  const place = placeOnSheet(cursor, { column, row }, stepMm);

  return {
    page,
    display,
    steps,
    level,
    stepMm,
    pins,
    cursor,
    object: objectUnder(kinds, document.pages[page]?.objects ?? [], place, REACH_STEPS * stepMm),
    choosePage: setPage,
    chooseDisplay(id) {
      setChosen(id);
      setLevel(0);
      setStart(CORNER);
      setCursor(middleOf(PIN_DISPLAYS[id]));
    },
    zoomBy(by) {
      const step = steps[level + by];
      if (step === undefined || !scene) return;
      setLevel(level + by);
      const size = DotGrid.forSheet(scene.widthMm, scene.heightMm, step);
      setStart(viewAround(place, size, display));
      setCursor(middleOf(display));
    },
    pan: (by) => setStart(panned({ column, row }, by, sheet, display)),
    moveCursor(wanted) {
      const within = pinNear(wanted, display);
      setCursor(within);
      const beyond = { column: wanted.column - within.column, row: wanted.row - within.row };
      if (beyond.column === 0 && beyond.row === 0) return;
      setStart(viewWithin({ column: column + beyond.column, row: row + beyond.row }, sheet, display));
    },
  };
}
