import { describe, expect, it } from '@jest/globals';
import { expectRefused, runThroughOracle } from '../../../../test/command-oracle.js';
import { id, PAGE, SECOND_PAGE, twoPages } from '../../../../test/documents.js';
import { fakeResources } from '../../../../test/fake-braille.js';
import { LIMITS } from '../../../values/limits.js';
import { withoutOrigin } from '../../../document/origin.js';
import { buildScene } from '../../../scene/build-scene.js';

const picture = 'data:image/png;base64,iVBORw0KGgo=';
const backdrop = { picture, x: 10, y: 20, width: 100, height: 80, opacity: 0.5 };

interface Change extends Partial<typeof backdrop> {
  readonly crop?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

function lay(pageUuid: string, change: Change = {}) {
  return { type: 'set-backdrop', pageUuid, backdrop: { ...backdrop, ...change } } as const;
}

describe('the picture under a page', () => {
  it('BACKDROP-1 lies there, gives way to another, and is taken away', () => {
    const laid = runThroughOracle(twoPages(), lay(PAGE));
    expect(laid.backdrops).toEqual([{ pageUuid: PAGE, ...backdrop }]);
    const both = runThroughOracle(laid, lay(SECOND_PAGE, { opacity: 1 }));
    const paler = runThroughOracle(both, lay(PAGE, { opacity: 0.2 }));
    expect(paler.backdrops.map(({ pageUuid, opacity }) => [pageUuid, opacity])).toEqual([
      [SECOND_PAGE, 1],
      [PAGE, 0.2],
    ]);
    expect(runThroughOracle(paler, lay(PAGE, { opacity: 0.2 }))).toBe(paler);
    const bare = runThroughOracle(paler, { type: 'set-backdrop', pageUuid: PAGE, backdrop: null });
    expect(bare.backdrops).toHaveLength(1);
    expect(runThroughOracle(bare, { type: 'set-backdrop', pageUuid: PAGE, backdrop: null })).toBe(bare);
  });

  it('BACKDROP-1 goes when the page is gone and another is laid', () => {
    const laid = runThroughOracle(twoPages(), lay(SECOND_PAGE));
    const shorter = runThroughOracle(laid, { type: 'remove-page', uuid: SECOND_PAGE });
    expect(runThroughOracle(shorter, lay(PAGE)).backdrops).toHaveLength(1);
    expect(expectRefused(shorter, lay(SECOND_PAGE))).toMatchObject({ code: 'COMMAND_PAGE_NOT_FOUND' });
    expect(expectRefused(twoPages(), lay(id(999)))).toMatchObject({ code: 'COMMAND_PAGE_NOT_FOUND' });
  });

  it('BACKDROP-2 is data of a JPEG or PNG within its bounds', () => {
    for (const refused of [
      'https://example.org/a.png',
      'data:image/svg+xml;base64,PHN2Zy8+',
      'data:image/png;base64,AA"onload=',
      'data:text/html,<script>',
      `data:image/png;base64,${'A'.repeat(LIMITS.backdropLength)}`,
    ]) {
      expect(expectRefused(twoPages(), lay(PAGE, { picture: refused }))).toMatchObject({
        path: ['backdrop', 'picture'],
      });
    }
    for (const opacity of [0, 1.1]) {
      expect(expectRefused(twoPages(), lay(PAGE, { opacity }))).toMatchObject({ code: 'COMMAND_INVALID' });
    }
  });

  it('BACKDROP-4 shows a part of the picture and keeps the rest', () => {
    const crop = { x: 0.25, y: 0, width: 0.5, height: 1 };
    const laid = runThroughOracle(twoPages(), lay(PAGE, { crop }));
    expect(laid.backdrops).toEqual([{ pageUuid: PAGE, ...backdrop, crop }]);
    expect(runThroughOracle(laid, lay(PAGE, { crop: { ...crop } }))).toBe(laid);
    const narrower = runThroughOracle(laid, lay(PAGE, { crop: { ...crop, width: 0.25 } }));
    expect(narrower.backdrops[0]).toMatchObject({ picture, crop: { x: 0.25, width: 0.25 } });
    expect(runThroughOracle(narrower, lay(PAGE)).backdrops).toEqual([{ pageUuid: PAGE, ...backdrop }]);
    for (const wrong of [{ x: -0.1 }, { width: 0 }, { height: 1.5 }]) {
      expect(expectRefused(laid, lay(PAGE, { crop: { ...crop, ...wrong } }))).toMatchObject({
        code: 'COMMAND_INVALID',
      });
    }
  });

  it('BACKDROP-3 is neither stored nor drawn', () => {
    const before = twoPages();
    const laid = runThroughOracle(before, lay(PAGE));
    expect(withoutOrigin(laid)).toEqual(withoutOrigin(before));
    expect(buildScene(laid, 0, fakeResources)).toEqual(buildScene(before, 0, fakeResources));
  });
});
