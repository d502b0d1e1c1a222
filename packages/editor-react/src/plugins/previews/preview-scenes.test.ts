import { describe, expect, it } from '@jest/globals';
import type { Document } from '@tastwerk/editor-core';
import { createBrailleBook } from '@tastwerk/editor-core/braille';
import { bundledFontMetrics, type Primitive } from '@tastwerk/editor-core/scene';
import { createNewDocument } from '../../new-document.js';
import { newUuid } from '../../base/new-uuid.js';
import { drawingScene } from './preview-scenes.js';
import { applyCommand, createObject, kinds } from '@tastwerk/editor-core/standard';

function yellowSquare(): Document {
  const blank = { ...createNewDocument('de'), safeArea: true, showVerticalGrid: true };
  const objects = [createObject('rect', { uuid: newUuid(), x: 50, y: 60, fill: 'yellow' })];
  const added = applyCommand(blank, { type: 'add-objects', pageUuid: blank.pages[0]?.uuid, objects });
  if (!added.ok) throw new Error(added.error.code);
  return added.value;
}

const layersOf = (primitives: readonly Primitive[]) => new Set(primitives.map(({ layer }) => layer));
const inksOf = (primitives: readonly Primitive[]) => JSON.stringify(primitives);

describe('scenes of previews', () => {
  const resources = { kinds, braille: createBrailleBook([]), font: bundledFontMetrics };

  it('show print and relief of a sheet, and none of the aids of the screen', () => {
    const { primitives } = drawingScene(yellowSquare(), 0, 'print', resources);
    expect(layersOf(primitives).has('aid')).toBe(false);
    expect(inksOf(primitives)).toContain('FFEC01');
  });

  it('show of what swells neither colour nor aid', () => {
    const { primitives } = drawingScene(yellowSquare(), 0, 'black', resources);
    expect(layersOf(primitives).has('aid')).toBe(false);
    expect(inksOf(primitives)).not.toContain('FFEC01');
    expect(inksOf(primitives)).toContain('000000');
  });

  it('show the marks of published sheets below the print, and not among what swells', () => {
    const mark: Primitive = { type: 'path', layer: 'print', objectId: null, path: [], fill: '0000FF' };
    const marks = { version: 'v1', link: null, isLinkKnown: true, primitivesOn: () => [mark] };
    const { primitives } = drawingScene(yellowSquare(), 0, 'print', resources, marks);
    expect(primitives[0]).toBe(mark);
    expect(primitives.length).toBeGreaterThan(1);
    expect(drawingScene(yellowSquare(), 0, 'black', resources, marks).primitives).not.toContain(mark);
  });
});
