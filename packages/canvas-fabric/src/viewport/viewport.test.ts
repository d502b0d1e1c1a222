import { describe, expect, it } from '@jest/globals';
import { mmToPx } from '@tastwerk/editor-core/geometry';
import {
  bringIntoView,
  fitPage,
  keepPageInReach,
  roundScalingFactor,
  toPage,
  toScreen,
  type Viewport,
  visibleBox,
  zoomAt,
} from './viewport.js';

const A4 = { width: 210, height: 297 };
const viewport: Viewport = { scalingFactor: 1.3, panX: 40, panY: -20 };

describe('viewport', () => {
  it('shows a millimetre at 96 dpi when the factor is 1', () => {
    expect(toScreen({ scalingFactor: 1, panX: 0, panY: 0 }, { x: 25.4, y: 0 }).x).toBeCloseTo(96);
  });

  it('finds the page point back from the screen', () => {
    const back = toPage(viewport, toScreen(viewport, { x: 12.5, y: 99 }));
    expect(back.x).toBeCloseTo(12.5);
    expect(back.y).toBeCloseTo(99);
  });

  it('keeps the page point under the anchor while zooming', () => {
    const anchor = { x: 300, y: 220 };
    const before = toPage(viewport, anchor);
    const after = toPage(zoomAt(viewport, 2.7, anchor), anchor);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  it('rounds the factor to one decimal and keeps it between 0.5 and 8', () => {
    expect([0.1, 0.44, 1.26, 99].map(roundScalingFactor)).toEqual([0.5, 0.5, 1.3, 8]);
  });

  it('fits the whole page into the host, centred', () => {
    const host = { width: 1000, height: 800 };
    const fitted = fitPage(A4, host);
    expect(mmToPx(A4.height) * fitted.scalingFactor).toBeLessThanOrEqual(host.height);
    expect(mmToPx(A4.height) * (fitted.scalingFactor + 0.1)).toBeGreaterThan(host.height - 48);
    const right = toScreen(fitted, { x: A4.width, y: 0 }).x;
    expect(Math.abs(fitted.panX - (host.width - right))).toBeLessThanOrEqual(1);
  });

  it('shows the top left of a page that is too large for the smallest zoom', () => {
    expect(fitPage(A4, { width: 300, height: 200 })).toEqual({ scalingFactor: 0.5, panX: 24, panY: 24 });
    expect(fitPage(A4, { width: 370, height: 200 })).toMatchObject({ panX: -13 });
  });

  it('never loses the page', () => {
    const host = { width: 600, height: 400 };
    const left = keepPageInReach({ ...viewport, panX: -99999 }, A4, host);
    expect(toScreen(left, { x: 210, y: 0 }).x).toBeCloseTo(48);
    expect(keepPageInReach({ ...viewport, panY: 99999 }, A4, host).panY).toBe(352);
  });

  it('brings a place to the middle of the host, and moves nothing for one that is seen', () => {
    const host = { width: 600, height: 400 };
    const place = { x: 150, y: 250, width: 20, height: 10 };
    const moved = bringIntoView(viewport, place, host);
    const middle = toScreen(moved, { x: 160, y: 255 });
    expect([middle.x, middle.y].map(Math.round)).toEqual([300, 200]);
    expect(moved.scalingFactor).toBe(viewport.scalingFactor);
    expect(bringIntoView(moved, place, host)).toBe(moved);
  });

  it('knows which part of the page plane is seen', () => {
    const box = visibleBox(
      { scalingFactor: 1, panX: -mmToPx(10), panY: mmToPx(5) },
      { width: mmToPx(50), height: mmToPx(30) },
    );
    expect([box.x, box.y, box.width, box.height].map((mm) => Math.round(mm))).toEqual([10, -5, 50, 30]);
  });
});
