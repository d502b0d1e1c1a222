import { describe, expect, it } from '@jest/globals';
import { createObject, createPointSymbol } from '@tastwerk/editor-core';
import { editorI18n } from '../test/editor-i18n.js';
import { newUuid } from './new-uuid.js';
import { objectName } from './object-name.js';

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

  it('calls other shapes by their kind', () => {
    expect(objectName(createObject('ellipse', { uuid: newUuid() }), german)).toBe('Ellipse');
  });
});
