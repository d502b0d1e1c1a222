/** The panel with the document as text. */
export const PANEL = 'scene-text';
