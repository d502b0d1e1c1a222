import { expect, it } from '@jest/globals';
import { createBlankDocument } from '../standard.js';

it('a blank document has a grid of 10 mm, which is not shown', () => {
  const blank = createBlankDocument({
    uuid: '3d0f1c7a-8a52-4f51-8f0e-5b1c9a7e6d21',
    pageUuid: '9b7f6c1e-1c55-4a47-b6a5-0a8d3e2f1c44',
    language: 'de',
  });
  expect(blank).toMatchObject({
    verticalGridSpacing: 10,
    horizontalGridSpacing: 10,
    showVerticalGrid: false,
    showHorizontalGrid: false,
  });
});
