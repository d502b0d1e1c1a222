import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Colour } from '../document/colours.js';
import type { TextureName } from '../document/textures.js';
import type { Issue } from '../issue.js';
import type { EllipseObject } from '../objects/ellipse/schema.js';
import { DEFAULT_SHAPE_STYLE, type ShapeStyle } from '../objects/shape-style.js';

/** What the hand does on the canvas. */
export type Tool = 'SELECT' | 'RECT' | 'ELLIPSE' | 'PATH' | 'LABEL';

/** How the next shape will look; lengths in mm. */
export interface DrawingStyle {
  readonly fill: Colour;
  readonly texture: TextureName | null;
  readonly borderColour: Colour;
  readonly borderWidth: number;
  readonly borderStyle: EllipseObject['borderStyle'];
}

/** The point of the page, in page mm, at the top left of the view. */
export interface ViewOrigin {
  readonly x: number;
  readonly y: number;
}

/** What is not saved and not undone: how a person looks at the document. */
export interface Session {
  readonly tool: Tool;
  readonly selectedUuids: readonly string[];
  /** Index of the page shown, from 0. */
  readonly currentPage: number;
  /** Magnification, at least 0.5 with one decimal; 1 shows a page at 96 px per inch. */
  readonly scalingFactor: number;
  readonly viewport: ViewOrigin;
  readonly previewMode: boolean;
  readonly style: DrawingStyle;
  /** Why the last command was refused; null when it was not. */
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
  previewMode: false,
  style: {
    fill: DEFAULT_SHAPE_STYLE.fill,
    texture: DEFAULT_SHAPE_STYLE.pattern.template,
    borderColour: DEFAULT_SHAPE_STYLE.borderColour,
    borderWidth: DEFAULT_SHAPE_STYLE.borderWidth,
    borderStyle: DEFAULT_SHAPE_STYLE.borderStyle,
  },
  lastIssue: null,
};

/** `factor` as a magnification may be: at least 0.5, one decimal. */
function roundScalingFactor(factor: number): number {
  return Math.max(MIN_SCALING_FACTOR, Math.round(factor * 10) / 10);
}

/** The style fields of a new shape drawn in `style`. */
export function shapeStyleOf(style: DrawingStyle): ShapeStyle {
  const { fill, texture, borderColour, borderWidth, borderStyle } = style;
  const pattern = { ...DEFAULT_SHAPE_STYLE.pattern, template: texture };
  return { ...DEFAULT_SHAPE_STYLE, fill, pattern, borderColour, borderWidth, borderStyle };
}

const slice = createSlice({
  name: 'session',
  initialState: INITIAL_SESSION,
  reducers: {
    select: (session, { payload }: PayloadAction<readonly string[]>) => ({
      ...session,
      selectedUuids: [...new Set(payload)],
    }),
    setTool: (session, { payload }: PayloadAction<Tool>) => ({ ...session, tool: payload }),
    setCurrentPage: (session, { payload }: PayloadAction<number>) =>
      payload === session.currentPage ? session : { ...session, currentPage: payload, selectedUuids: [] },
    setViewport: (session, { payload }: PayloadAction<Partial<ViewOrigin & { scalingFactor: number }>>) => {
      const {
        x = session.viewport.x,
        y = session.viewport.y,
        scalingFactor = session.scalingFactor,
      } = payload;
      return { ...session, viewport: { x, y }, scalingFactor: roundScalingFactor(scalingFactor) };
    },
    setPreviewMode: (session, { payload }: PayloadAction<boolean>) => ({ ...session, previewMode: payload }),
    setDrawingStyle: (session, { payload }: PayloadAction<Partial<DrawingStyle>>) => ({
      ...session,
      style: { ...session.style, ...payload },
    }),
    clearIssue: (session) => (session.lastIssue === null ? session : { ...session, lastIssue: null }),
  },
});

/** Changes of the session. None of them is saved or undone. */
export const sessionActions = slice.actions;

/** The session after an action. */
export const sessionReducer = slice.reducer;
