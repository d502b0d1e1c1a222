import { describe, expect, it } from '@jest/globals';
import { LABEL, RECT, withObjects } from '../../test/documents.js';
import { fakeResources } from '../../test/fake-braille.js';
import type { PageObject } from '../objects/schema.js';
import { createObject } from '../standard.js';
import { keyLayout } from '../plugins/legend/key/layout.js';
import { labelLayout } from '../plugins/labels/label/layout.js';
import { drawnFrame } from './drawn-frame.js';

const PLACE = { x: 20, y: 30, width: 40, height: 12 };
const drawn = (object: PageObject) => drawnFrame(withObjects(object), 0, object, fakeResources);

describe('drawnFrame', () => {
  it('is as high as the text of a label needs', () => {
    const label = createObject('label', { ...PLACE, uuid: LABEL, text: 'Haus an der Straße Schiff Auge' });
    const { heightMm } = labelLayout(withObjects(label), 0, label, fakeResources);
    expect(heightMm).toBeGreaterThan(PLACE.height);
    expect(drawn(label)).toEqual({ ...PLACE, height: heightMm });
  });

  it('ends below the last entry of a legend', () => {
    const legend = createObject('key', { ...PLACE, height: 300, uuid: LABEL });
    const { frameHeightMm } = keyLayout(withObjects(legend), 0, legend, fakeResources);
    expect(frameHeightMm).toBeLessThan(300);
    expect(drawn(legend)).toEqual({ ...PLACE, height: frameHeightMm });
  });

  it('is the stored frame of all else', () => {
    expect(drawn(createObject('rect', { ...PLACE, uuid: RECT, angle: 30 }))).toEqual(PLACE);
  });
});
