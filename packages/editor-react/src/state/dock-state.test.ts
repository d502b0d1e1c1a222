import { describe, expect, it } from '@jest/globals';
import { createDocks, DOCK_WIDTH_PX } from './dock-state.js';

/** The part of a storage that the docks use, over a map. */
function fakeStorage(start: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(start));
  const storage: Storage = {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: () => null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  };
  return () => storage;
}

const room = (hasRoomForBoth: boolean, isOverSheet = false) => ({
  hasRoomForBoth: () => hasRoomForBoth,
  isOverSheet: () => isOverSheet,
});
const [WIDE, NARROW, TABLET] = [room(true), room(false), room(false, true)];

const PANELS = {
  left: { ids: ['guide', 'objects', 'pages', 'history'], usual: 'objects' },
  right: { ids: ['draft', 'object', 'legend'], usual: 'draft' },
};

describe('the docks', () => {
  it('are both open where there is room, and the left one is not where there is little', () => {
    expect(createDocks(PANELS, fakeStorage(), WIDE).state.get()).toMatchObject({
      left: { isOpen: true, panel: 'objects' },
      right: { isOpen: true, panel: 'draft' },
    });
    expect(createDocks(PANELS, fakeStorage(), NARROW).state.get().left.isOpen).toBe(false);
  });

  it('remember how they stood, but not which panel a selection had brought to the front', () => {
    const storage = fakeStorage();
    const docks = createDocks(PANELS, storage, WIDE);
    docks.show('pages');
    docks.resize('left', 300);
    docks.prefer('object');
    docks.toggle('right');
    expect(createDocks(PANELS, storage, WIDE).state.get()).toEqual({
      left: { isOpen: true, widthPx: 300, panel: 'pages' },
      right: { isOpen: false, widthPx: DOCK_WIDTH_PX.right.usual, panel: 'draft' },
    });
  });

  it('open for a panel that is asked for, and stay closed for one that is only preferred', () => {
    const docks = createDocks(PANELS, fakeStorage(), NARROW);
    docks.prefer('pages');
    expect(docks.state.get().left).toMatchObject({ isOpen: false, panel: 'pages' });
    docks.show('pages');
    expect(docks.state.get().left).toMatchObject({ isOpen: true, panel: 'pages' });
  });

  it('keep within their bounds', () => {
    const docks = createDocks(PANELS, fakeStorage(), WIDE);
    docks.resize('left', 5);
    docks.resize('right', 9999);
    expect(docks.state.get()).toMatchObject({
      left: { widthPx: DOCK_WIDTH_PX.left.min },
      right: { widthPx: DOCK_WIDTH_PX.right.max },
    });
  });

  it('believe no storage that holds something else, and bear one that refuses', () => {
    const usual = createDocks(PANELS, fakeStorage(), WIDE).state.get();
    for (const text of ['', 'x', '5', 'null', '{"left":7}', '{"left":{"widthPx":"9","panel":"draft"}}']) {
      expect(createDocks(PANELS, fakeStorage({ 'tastwerk-docks': text }), WIDE).state.get()).toEqual(usual);
    }
    const docks = createDocks(
      PANELS,
      () => {
        throw new Error('forbidden');
      },
      WIDE,
    );
    docks.toggle('left');
    expect(docks.state.get().left.isOpen).toBe(false);
  });

  it('lie over the sheet of a tablet: closed at first, one at a time, and not remembered', () => {
    const storage = fakeStorage();
    const docks = createDocks(PANELS, storage, TABLET);
    const open = () => [docks.state.get().left.isOpen, docks.state.get().right.isOpen];
    expect(open()).toEqual([false, false]);
    docks.show('objects');
    expect(open()).toEqual([true, false]);
    docks.toggle('right');
    expect(open()).toEqual([false, true]);
    docks.toggle('right');
    expect(open()).toEqual([false, false]);
    expect(createDocks(PANELS, storage, WIDE).state.get().right.isOpen).toBe(true);
  });
});
