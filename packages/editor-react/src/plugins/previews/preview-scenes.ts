import type { Document, SceneResources } from '@tastwerk/editor-core';
import { buildScene, reliefOnly, type Scene } from '@tastwerk/editor-core/scene';
import type { DrawnMarks } from './use-marks-to-come.js';
import type { PreviewMode } from './preview-mode.js';

/** `document` without the aids that stand on the screen alone: safe area, binding space and grid. */
function withoutAids(document: Document): Document {
  return {
    ...document,
    safeArea: false,
    bindingSpace: false,
    showVerticalGrid: false,
    showHorizontalGrid: false,
  };
}

/** What a preview of drawings shows. */
export type DrawingPreview = Exclude<PreviewMode, 'embossed'>;

/** A page of `document` as it is printed, with the marks of published sheets, or what swells of it alone. */
export function drawingScene(
  document: Document,
  pageIndex: number,
  mode: DrawingPreview,
  resources: SceneResources,
  marks: DrawnMarks | null = null,
): Scene {
  const scene = buildScene(withoutAids(document), pageIndex, resources);
  if (mode !== 'print') return reliefOnly(scene);
  return marks ? { ...scene, primitives: [...marks.primitivesOn(scene), ...scene.primitives] } : scene;
}
