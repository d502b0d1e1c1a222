import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { runCommand, sessionActions } from '@tastwerk/editor-core';
import { createObject } from '@tastwerk/editor-core/standard';
import { createListener } from '../../../test/listener.js';
import { newUuid } from '../../base/new-uuid.js';
import { createNewDocument } from '../../new-document.js';

const [RECT, WHEEL] = [newUuid(), newUuid()];

const blank = createNewDocument('de');
const document = {
  ...blank,
  pages: blank.pages.map((page) => ({
    ...page,
    objects: [
      createObject('ellipse', { uuid: WHEEL, x: 80, y: 50, width: 20, height: 20, moniker: 'Rad' }),
      createObject('rect', { uuid: RECT, x: 20, y: 50, width: 40, height: 30, moniker: 'Balken' }),
    ],
  })),
};

describe('when something is said', () => {
  let listener: ReturnType<typeof createListener>;

  beforeEach(() => {
    jest.useFakeTimers();
    listener = createListener(document);
  });
  afterEach(() => {
    listener.session.close();
    jest.useRealTimers();
  });

  it('tells where the selection is when another was selected and moved in between, as quick keys do', () => {
    const { store, said, rest, selecting } = listener;
    selecting(WHEEL);
    store.dispatch(sessionActions.select([RECT]));
    store.dispatch(runCommand({ type: 'move-objects', uuids: [RECT], dx: 0, dy: -10 }));
    store.dispatch(sessionActions.select([WHEEL]));
    rest();
    expect(said()).toMatch(
      /^Rechteck „Balken“: links 20 mm, oben 40 mm\. Kreis „Rad“, 2 von 2, links 80 mm/u,
    );
  });

  it('answers and tells once braille is known, and after two seconds without it', () => {
    const { around, said, selecting, asking, doing } = listener;
    selecting(WHEEL);
    const before = said();
    around.isBrailleKnown = false;
    expect(asking('neighbours')).toBe(before);
    around.isBrailleKnown = true;
    jest.advanceTimersByTime(50);
    expect(said()).toContain('Links davon Rechteck „Balken“');
    around.isBrailleKnown = false;
    expect(doing({ type: 'move-objects', uuids: [WHEEL], dx: 0, dy: 30 })).toContain('Links davon');
    jest.advanceTimersByTime(2000);
    expect(said()).toBe('links 80 mm, oben 80 mm');
  });
});
