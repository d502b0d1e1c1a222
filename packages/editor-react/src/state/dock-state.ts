import { type Cell, createCell } from './cell.js';

/** The sides of the workspace. */
export const DOCK_SIDES = ['left', 'right'] as const;

/** A side of the workspace that holds panels. */
export type DockSide = (typeof DOCK_SIDES)[number];

/** How one side stands; the width is in CSS px. */
export interface Dock {
  readonly isOpen: boolean;
  readonly widthPx: number;
  /** The panel at the front, by its name. */
  readonly panel: string;
}

/** Both sides. */
export type Docks = Readonly<Record<DockSide, Dock>>;

/** Bounds and the usual width of a side, in CSS px: with both the sheet has 60 % of a window of 1400 px. */
export const DOCK_WIDTH_PX = {
  left: { min: 176, usual: 246, max: 440 },
  right: { min: 216, usual: 252, max: 520 },
} as const;

/** Where this browser remembers how the sides stood. */
const STORAGE_KEY = 'tastwerk-docks';

/** The panels of a side: their names in the order of their tabs, and the one that is at the front at first. */
export interface SidePanels {
  readonly ids: readonly string[];
  readonly usual: string;
}

/** The panels of each side. */
export type PanelsOfSides = Readonly<Record<DockSide, SidePanels>>;

/** `widthPx` within the bounds of `side`. */
function boundedWidth(side: DockSide, widthPx: number): number {
  const { min, max } = DOCK_WIDTH_PX[side];
  return Math.round(Math.min(max, Math.max(min, widthPx)));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** What `stored` says about `side`, and `usual` for what it does not say rightly: anyone may have written it. */
function readDock(side: DockSide, panels: SidePanels, stored: unknown, usual: Dock): Dock {
  if (!isRecord(stored)) return usual;
  const { isOpen, widthPx, panel } = stored;
  return {
    isOpen: typeof isOpen === 'boolean' ? isOpen : usual.isOpen,
    widthPx:
      typeof widthPx === 'number' && Number.isFinite(widthPx) ? boundedWidth(side, widthPx) : usual.widthPx,
    panel: panels.ids.find((id) => id === panel) ?? usual.panel,
  };
}

/** What the window has room for, asked whenever it counts. */
export interface DockRoom {
  readonly hasRoomForBoth: () => boolean;
  /** Whether an open side lies over the sheet, so that one is open at a time. */
  readonly isOverSheet: () => boolean;
}

/** How the sides stand: closed where they would lie over the sheet, else as this browser remembers, or both open where there is room. */
function rememberedDocks(panels: PanelsOfSides, storage: () => Storage, room: DockRoom): Docks {
  const docks = storedDocks(panels, storage, room.hasRoomForBoth());
  if (!room.isOverSheet()) return docks;
  return { left: { ...docks.left, isOpen: false }, right: { ...docks.right, isOpen: false } };
}

function storedDocks(panels: PanelsOfSides, storage: () => Storage, isWide: boolean): Docks {
  const usual: Docks = {
    left: { isOpen: isWide, widthPx: DOCK_WIDTH_PX.left.usual, panel: panels.left.usual },
    right: { isOpen: true, widthPx: DOCK_WIDTH_PX.right.usual, panel: panels.right.usual },
  };
  try {
    const stored: unknown = JSON.parse(storage().getItem(STORAGE_KEY) ?? 'null');
    if (!isRecord(stored)) return usual;
    return {
      left: readDock('left', panels.left, stored['left'], usual.left),
      // The panel follows what is selected; only the side itself is remembered.
      right: { ...readDock('right', panels.right, stored['right'], usual.right), panel: usual.right.panel },
    };
  } catch {
    return usual;
  }
}

/** How the sides of one editor stand, and what changes it. */
export interface DockControl {
  readonly state: Cell<Docks>;
  /** Brings a panel to the front and opens its side. */
  readonly show: (panel: string) => void;
  /** Brings a panel to the front of its side, which stays as it is. */
  readonly prefer: (panel: string) => void;
  readonly toggle: (side: DockSide) => void;
  readonly resize: (side: DockSide, widthPx: number) => void;
}

/** The sides as `storage` remembers them and the window has room for them. A storage that refuses is no trouble. */
export function createDocks(panels: PanelsOfSides, storage: () => Storage, room: DockRoom): DockControl {
  const state = createCell(rememberedDocks(panels, storage, room));
  /** The side that holds `panel`; a panel that no plugin brings stands nowhere. */
  const sideOf = (panel: string): DockSide | undefined =>
    panels.left.ids.includes(panel) ? 'left' : panels.right.ids.includes(panel) ? 'right' : undefined;
  const change = (side: DockSide, set: Partial<Dock>) => {
    const before = state.get();
    const isOver = room.isOverSheet();
    const other = side === 'left' ? 'right' : 'left';
    const closed = isOver && set.isOpen ? { [other]: { ...before[other], isOpen: false } } : {};
    const docks: Docks = { ...before, ...closed, [side]: { ...before[side], ...set } };
    state.set(docks);
    // What is open over the sheet for a moment says nothing about a larger window.
    if (isOver) return;
    try {
      storage().setItem(STORAGE_KEY, JSON.stringify(docks));
    } catch {
      // Not remembered, then: a full or forbidden storage takes nothing away but the memory.
    }
  };
  return {
    state,
    show: (panel) => {
      const side = sideOf(panel);
      if (side) change(side, { panel, isOpen: true });
    },
    prefer: (panel) => {
      const side = sideOf(panel);
      if (side && state.get()[side].panel !== panel) change(side, { panel });
    },
    toggle: (side) => change(side, { isOpen: !state.get()[side].isOpen }),
    resize: (side, widthPx) => change(side, { widthPx: boundedWidth(side, widthPx) }),
  };
}
