import { describe, expect, it } from '@jest/globals';
import { createPointSymbol } from '@tastwerk/editor-core/objects';
import { editorI18n } from '../../test/editor-i18n.js';
import { newUuid } from '../base/new-uuid.js';
import { objectName } from './object-name.js';
import { createObject } from '@tastwerk/editor-core/standard';

const german = editorI18n('de').t;
const english = editorI18n('en').t;
const ring = createPointSymbol('ring', newUuid(), { x: 60, y: 80 });

describe('what an object is called', () => {
  it('calls a point symbol by its form, and not by the shape that it is made of', () => {
    expect(objectName(ring, german)).toBe('Punktsymbol Ring');
    expect(objectName({ ...ring, moniker: 'Bahnhof' }, german)).toBe('Punktsymbol Ring „Bahnhof“');
    expect(objectName(ring, english)).toBe('Point symbol Ring');
  });

  it('calls the title of a page by that name, written or not', () => {
    const title = createObject('label', { uuid: newUuid(), isTitle: true });
    expect(objectName(title, german)).toBe('Titel');
    expect(objectName({ ...title, text: 'Das Auge' }, english)).toBe('Title “Das Auge”');
  });

  it('calls a polygon by its corners, and what is bent, open or has very many a path', () => {
    const polygon = (corners: number) => {
      const points = Array.from({ length: corners }, (_, at) => ({
        kind: at === 0 ? ('M' as const) : ('L' as const),
        x: 50 + 20 * Math.cos((at / corners) * 2 * Math.PI),
        y: 50 + 20 * Math.sin((at / corners) * 2 * Math.PI),
      }));
      return createObject('path', { uuid: newUuid(), points, closed: true });
    };
    expect([3, 4, 6, 9].map((corners) => objectName(polygon(corners), german))).toEqual([
      'Dreieck',
      'Viereck',
      'Sechseck',
      'Vieleck',
    ]);
    expect(objectName(polygon(8), english)).toBe('Octagon');
    expect(objectName(polygon(40), german)).toBe('Pfad');
    expect(objectName({ ...polygon(3), closed: false }, german)).toBe('Pfad');
  });

  it('calls ellipses and rectangles of equal sides circles and squares', () => {
    const size = { uuid: newUuid(), width: 40, height: 40 };
    expect(objectName(createObject('ellipse', { ...size, moniker: 'k' }), german)).toBe('Kreis „k“');
    expect(objectName(createObject('rect', size), german)).toBe('Quadrat');
    expect(objectName(createObject('ellipse', size), english)).toBe('Circle');
    expect(objectName(createObject('rect', size), english)).toBe('Square');
  });

  it('calls other shapes by their kind', () => {
    const flat = createObject('ellipse', { uuid: newUuid(), width: 40, height: 20 });
    expect(objectName(flat, german)).toBe('Ellipse');
  });
});
