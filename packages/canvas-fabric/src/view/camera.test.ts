import { describe, expect, it } from '@jest/globals';
import type { Viewport } from '../viewport/viewport.js';
import { createCamera } from './camera.js';

function camera(ratio = 1) {
  const seen: Viewport[] = [];
  const made = createCamera({
    host: () => ({ width: 1000, height: 800 }),
    page: () => ({ width: 210, height: 297 }),
    ratio: () => ratio,
    onChange: (viewport) => seen.push(viewport),
  });
  return { camera: made, seen };
}

describe('createCamera', () => {
  it('adds up moves by parts of a px', () => {
    const { camera: it } = camera();
    for (let step = 0; step < 8; step += 1) it.panBy(3.75, 0.1);
    expect(it.viewport()).toMatchObject({ panX: 30, panY: 1 });
  });

  it('puts the page on whole device px', () => {
    const { camera: it } = camera(2);
    it.panBy(10.3, 10.6);
    expect(it.viewport()).toMatchObject({ panX: 10.5, panY: 10.5 });
  });

  it('adds up small zooms until they make a step', () => {
    const { camera: it, seen } = camera();
    for (let step = 0; step < 5; step += 1) it.zoomBy(1.02, { x: 0, y: 0 });
    expect(it.viewport().scalingFactor).toBe(1.1);
    expect(seen).toHaveLength(1);
  });

  it('shows a box in the middle, as large as fits', () => {
    const { camera: it } = camera();
    it.fitTo({ x: 50, y: 100, width: 40, height: 20 });
    const { scalingFactor, panX, panY } = it.viewport();
    const scale = scalingFactor * (96 / 25.4);
    expect(40 * scale).toBeLessThanOrEqual(1000);
    expect(40 * (scale + 0.1 * (96 / 25.4))).toBeGreaterThan(1000 - 2 * 24);
    expect(panX + 70 * scale).toBeCloseTo(500, 0);
    expect(panY + 110 * scale).toBeCloseTo(400, 0);
    it.fitTo({ x: 0, y: 0, width: 0.1, height: 0.1 });
    expect(it.viewport().scalingFactor).toBe(8);
  });

  it('tells nobody when nothing changed', () => {
    const { camera: it, seen } = camera();
    it.panBy(0, 0);
    it.zoomTo(1, { x: 50, y: 50 });
    expect(seen).toEqual([]);
  });
});
