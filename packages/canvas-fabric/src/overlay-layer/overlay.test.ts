import { describe, expect, it } from '@jest/globals';
import { createOverlay } from './overlay.js';

const box = { x: 0, y: 0, width: 10, height: 10 };
const marks = { guides: [], gaps: [], distances: [] };

describe('createOverlay', () => {
  it('is shown while it has any part', () => {
    for (const change of [
      { groups: [box] },
      { sketch: { kind: 'marquee', box } as const },
      { marks },
      { figure: { figure: { kind: 'turn', degrees: 5 } as const, below: { box, angle: 0 } } },
    ]) {
      const overlay = createOverlay();
      expect(overlay.isShown()).toBe(false);
      expect(overlay.set(change)).toBe(true);
      expect(overlay.isShown()).toBe(true);
      overlay.set({ groups: [], sketch: null, marks: null, figure: null });
      expect(overlay.isShown()).toBe(false);
    }
  });

  it('looks the same while its parts are the same, or there were and are no groups', () => {
    const overlay = createOverlay();
    expect(overlay.set({ groups: [] })).toBe(false);
    expect(overlay.set({ marks })).toBe(true);
    expect(overlay.set({ marks })).toBe(false);
    expect(overlay.set({ groups: [box] })).toBe(true);
    expect(overlay.set({ groups: [] })).toBe(true);
  });

  it('keeps its other parts when one changes', () => {
    const overlay = createOverlay();
    const sketch = { kind: 'marquee', box } as const;
    overlay.set({ sketch });
    overlay.set({ marks });
    expect(overlay.sketch()).toBe(sketch);
  });
});
