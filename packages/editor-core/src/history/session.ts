import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Colour } from '../values/colours.js';
import { TEXTURE_STRIP_MM, type TextureName } from '../values/textures.js';
import type { Issue } from '../issue.js';
import { POLYGON_CORNERS } from '../geometry/polygon.js';
import type { PointSymbol } from '../values/point-symbols.js';
import type { PageObject } from '../objects/schema.js';
import { DEFAULT_SHAPE_STYLE, type ShapeStyle } from '../objects/shape-style.js';

/** What a press on the canvas begins, by its name. `SELECT` selects; the others come from plugins of the interface. */
export type Tool = string;

/** How the next shape will look; lengths in mm. */
export interface DrawingStyle {
  readonly fill: Colour;
  readonly texture: TextureName | null;
  readonly borderColour: Colour;
  readonly borderWidth: number;
  readonly borderStyle: ShapeStyle['borderStyle'];
}

/** The point of the page, in page mm, at the top left of the view. */
export interface ViewOrigin {
  readonly x: number;
  readonly y: number;
}

/** What objects are aligned to: the box around them, the one that was selected last, the paper or its safe area. */
export type AlignTarget = 'selection' | 'last-selected' | 'page' | 'safe-area';

/** What is not saved and not undone: how a person looks at the document. */
export interface Session {
  readonly tool: Tool;
  readonly selectedUuids: readonly string[];
  /** Index of the page shown, from 0. */
  readonly currentPage: number;
  /** Magnification, at least 0.5 with one decimal; 1 shows a page at 96 px per inch. */
  readonly scalingFactor: number;
  readonly viewport: ViewOrigin;
  readonly style: DrawingStyle;
  readonly alignTo: AlignTarget;
  /** Whether what is drawn and moved goes to what lies around it, and whether it goes to lines of the grid, too. */
  readonly isSnapping: boolean;
  readonly isSnappingToGrid: boolean;
  /** What the point symbol tool places. */
  readonly symbol: PointSymbol;
  /** How many corners the polygon tool draws. */
  readonly corners: number;
  /** What was copied or cut last, with the ids and places it had; it outlives the document it comes from. */
  readonly clipboard: readonly PageObject[];
  /** Why the last command, or what would have become one, was refused; null when it was not. */
  readonly lastIssue: Issue | null;
}

/** Smallest magnification (product spec section 9). */
export const MIN_SCALING_FACTOR = 0.5;

/** The state of a session that begins. */
export const INITIAL_SESSION: Session = {
  tool: 'SELECT',
  selectedUuids: [],
  currentPage: 0,
  scalingFactor: 1,
  viewport: { x: 0, y: 0 },
  style: {
    fill: DEFAULT_SHAPE_STYLE.fill,
    texture: DEFAULT_SHAPE_STYLE.pattern.template,
    borderColour: DEFAULT_SHAPE_STYLE.borderColour,
    borderWidth: DEFAULT_SHAPE_STYLE.borderWidth,
    borderStyle: DEFAULT_SHAPE_STYLE.borderStyle,
  },
  alignTo: 'selection',
  isSnapping: true,
  isSnappingToGrid: true,
  symbol: 'disc',
  corners: POLYGON_CORNERS.least,
  clipboard: [],
  lastIssue: null,
};

/** `factor` as a magnification may be: at least 0.5, one decimal. */
function roundScalingFactor(factor: number): number {
  return Math.max(MIN_SCALING_FACTOR, Math.round(factor * 10) / 10);
}

/** The style fields of a new shape drawn in `style`. */
export function shapeStyleOf(style: DrawingStyle): ShapeStyle {
  const { fill, texture, borderColour, borderWidth, borderStyle } = style;
  const offset = texture === null ? DEFAULT_SHAPE_STYLE.pattern.offset : TEXTURE_STRIP_MM;
  const pattern = { ...DEFAULT_SHAPE_STYLE.pattern, offset, template: texture };
  return { ...DEFAULT_SHAPE_STYLE, fill, pattern, borderColour, borderWidth, borderStyle };
}

const slice = createSlice({
  name: 'session',
  initialState: INITIAL_SESSION,
  reducers: {
    select: (session: Session, { payload }: PayloadAction<readonly string[]>) => ({
      ...session,
      selectedUuids: [...new Set(payload)],
    }),
    setTool: (session: Session, { payload }: PayloadAction<Tool>) => ({ ...session, tool: payload }),
    setCurrentPage: (session: Session, { payload }: PayloadAction<number>) =>
      payload === session.currentPage ? session : { ...session, currentPage: payload, selectedUuids: [] },
    setViewport: (
      session: Session,
      { payload }: PayloadAction<Partial<ViewOrigin & { scalingFactor: number }>>,
    ) => {
      const {
        x = session.viewport.x,
        y = session.viewport.y,
        scalingFactor = session.scalingFactor,
      } = payload;
      return { ...session, viewport: { x, y }, scalingFactor: roundScalingFactor(scalingFactor) };
    },
    setDrawingStyle: (session: Session, { payload }: PayloadAction<Partial<DrawingStyle>>) => ({
      ...session,
      style: { ...session.style, ...payload },
    }),
    setAlignTo: (session: Session, { payload }: PayloadAction<AlignTarget>) => ({
      ...session,
      alignTo: payload,
    }),
    setSnapping: (
      session: Session,
      { payload }: PayloadAction<Partial<Pick<Session, 'isSnapping' | 'isSnappingToGrid'>>>,
    ) => ({ ...session, ...payload }),
    setSymbol: (session: Session, { payload }: PayloadAction<PointSymbol>) => ({
      ...session,
      symbol: payload,
    }),
    setCorners: (session: Session, { payload }: PayloadAction<number>) => ({
      ...session,
      corners: payload,
    }),
    copy: (session: Session, { payload }: PayloadAction<readonly PageObject[]>) => ({
      ...session,
      clipboard: payload,
    }),
    /** Says why something was refused that was no command yet. */
    refuse: (session: Session, { payload }: PayloadAction<Issue>) => ({ ...session, lastIssue: payload }),
    clearIssue: (session: Session) =>
      session.lastIssue === null ? session : { ...session, lastIssue: null },
  },
});

/** Changes of the session. None of them is saved or undone. */
export const sessionActions = slice.actions;

/** The session after an action. */
export const sessionReducer = slice.reducer;
