import { describe, expect, it } from '@jest/globals';
import { fakeStage, mouseAt } from '../../test/fake-stage.js';
import { startSymbol } from './symbol-gesture.js';

describe('startSymbol', () => {
  it('places a symbol with its middle where the hand lets go', () => {
    const stage = fakeStage([]);
    const press = startSymbol(stage, mouseAt(40, 40));
    press.move(mouseAt(83.37, 71.11));
    press.end(mouseAt(83.37, 71.11), true);
    expect(stage.drawn).toMatchObject([{ type: 'ellipse', x: 79.37, y: 67.11, width: 8, height: 8 }]);
  });

  it('leaves nothing when it is given up', () => {
    const stage = fakeStage([]);
    startSymbol(stage, mouseAt(40, 40)).cancel();
    expect(stage.previews.at(-1)).toBeNull();
    expect(stage.drawn).toHaveLength(0);
  });
});
