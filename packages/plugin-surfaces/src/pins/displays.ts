/** The displays of pins that graphics are shown on. */
export const PIN_DISPLAY_IDS = ['dot-pad', 'monarch', 'brailledis'] as const;

export type PinDisplayId = (typeof PIN_DISPLAY_IDS)[number];

/** A display of pins that all are as far apart, across and down. */
export interface PinDisplay {
  readonly id: PinDisplayId;
  /** What it is called: the name of the product. */
  readonly name: string;
  readonly columns: number;
  readonly rows: number;
  /** Cells of its line for text; 0 where it has none. */
  readonly textCells: number;
}

/** Pins of each display (field notes II, pin displays). */
export const PIN_DISPLAYS: Readonly<Record<PinDisplayId, PinDisplay>> = {
  'dot-pad': { id: 'dot-pad', name: 'Dot Pad', columns: 60, rows: 40, textCells: 20 },
  monarch: { id: 'monarch', name: 'Monarch', columns: 96, rows: 40, textCells: 0 },
  brailledis: { id: 'brailledis', name: 'BrailleDis 7200', columns: 120, rows: 60, textCells: 0 },
};
