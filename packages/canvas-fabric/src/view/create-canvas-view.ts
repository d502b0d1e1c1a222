import type { CanvasOptions, CanvasView } from './canvas-view.js';

/** Shows one page of a document inside `host`, which must have a size of its own, and turns gestures into commands. */
export type CreateCanvasView = (host: HTMLElement, options: CanvasOptions) => CanvasView;

export declare const createCanvasView: CreateCanvasView;
