import type { Document, SceneResources } from '@tastwerk/editor-core';
import { languageOfSystem, type PrintedBraillePage } from '@tastwerk/editor-core/braille';
import {
  buildScene,
  DOT_GEOMETRY,
  type Primitive,
  reliefOnly,
  type Scene,
} from '@tastwerk/editor-core/scene';
import { CELL_MM, firstDot } from '../../parts/sheet-geometry.js';
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

/** A braille page as dots on its sheet. */
export function embossedScene({ braillePages, system }: Document, page: PrintedBraillePage): Scene {
  const { x, y } = firstDot(page);
  const rows = page.rows.map((cells, row): Primitive => {
    const origin = { x, y: y + row * CELL_MM.height };
    return {
      type: 'braille',
      layer: 'relief',
      objectId: null,
      cells,
      origin,
      angle: 0,
      dots: DOT_GEOMETRY,
      ink: '000000',
      text: '',
    };
  });
  return {
    widthMm: braillePages.width,
    heightMm: braillePages.height,
    title: '',
    language: languageOfSystem(system),
    primitives: rows,
  };
}
