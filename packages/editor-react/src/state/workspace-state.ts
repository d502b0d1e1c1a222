import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { openDocument } from '@tastwerk/editor-core';

/** The view that shows the drawing; plugins add others. */
export const DRAWING_VIEW = 'drawing';

/** The menu of the drawing area, by its name: it is no dialog, but open as one is. */
export const CONTEXT_MENU = 'context';

/** What lies over the workspace: a dialog or a menu by its name, and what it was opened for. */
export interface OpenOverlay {
  readonly id: string;
  readonly about?: string;
}

/** How the workspace shows the document. It is not saved and not undone. */
export interface WorkspaceState {
  /** The view that fills the workspace, by its name. */
  readonly view: string;
  /** The mode in which each view was shown last, such as the relief in a preview. */
  readonly modes: Readonly<Record<string, string>>;
  /** One at a time. */
  readonly overlay: OpenOverlay | null;
  /** The list that takes the place of the panels at the left, by its name. */
  readonly aside: string | null;
  /** The panel or list that takes the focus as soon as it is there, by its name. */
  readonly entered: string | null;
}

/** A workspace that begins with the drawing. */
const INITIAL_WORKSPACE: WorkspaceState = {
  view: DRAWING_VIEW,
  modes: {},
  overlay: null,
  aside: null,
  entered: null,
};

const slice = createSlice({
  name: 'workspace',
  initialState: INITIAL_WORKSPACE,
  reducers: {
    showView: {
      prepare: (view: string, mode?: string) => ({ payload: { view, mode } }),
      reducer: (
        workspace: WorkspaceState,
        { payload: { view, mode } }: PayloadAction<{ view: string; mode: string | undefined }>,
      ) => ({
        ...workspace,
        view,
        modes: mode === undefined ? workspace.modes : { ...workspace.modes, [view]: mode },
      }),
    },
    openOverlay: {
      prepare: (id: string, about?: string) => ({
        payload: { id, ...(about === undefined ? {} : { about }) },
      }),
      reducer: (workspace: WorkspaceState, { payload }: PayloadAction<OpenOverlay>) => ({
        ...workspace,
        overlay: payload,
      }),
    },
    closeOverlay: (workspace: WorkspaceState) =>
      workspace.overlay === null ? workspace : { ...workspace, overlay: null },
    setAside: (workspace: WorkspaceState, { payload }: PayloadAction<string | null>) =>
      payload === workspace.aside ? workspace : { ...workspace, aside: payload },
    enter: (workspace: WorkspaceState, { payload }: PayloadAction<string | null>) =>
      payload === workspace.entered ? workspace : { ...workspace, entered: payload },
  },
  extraReducers: (builder) => builder.addCase(openDocument, () => INITIAL_WORKSPACE),
});

/** Changes of what the workspace shows. */
export const workspaceActions = slice.actions;

/** The workspace after an action. */
export const workspaceReducer = slice.reducer;
