import { describe, expect, it } from '@jest/globals';
import { id, RECT, withObjects } from '../../test/documents.js';
import { collectBrailleTexts, placedBrailleTexts } from '../braille/collect.js';
import { NO_BRAILLE } from '../translator/translator.js';
import { changeBetween } from '../description/change.js';
import { readingOrder } from '../description/reading-order.js';
import { importArea } from '../import/import-area.js';
import { type RectObject, rectType } from '../plugins/shapes/index.js';
import { findObject } from '../objects/tree.js';
import { bundledFontMetrics } from '../resources/font-metrics.js';
import { drawnFrame } from '../scene/drawn-frame.js';
import { shapes } from '../plugins/shapes/plugin.js';
import { standardPlugins } from '../plugins/standard.js';
import { createObject } from '../standard.js';
import { createEngine } from './engine.js';
import { definePlugin } from './plugin.js';
import type { ObjectType } from '../objects/kinds.js';

/** An engine in which rectangles are signs: what they are called is their text, and a dashed one is the title of its page. */
const sign: ObjectType<RectObject> = {
  ...rectType,
  purpose: ({ borderStyle }) => (borderStyle === 'dashed' ? 'title' : undefined),
  withoutPurpose: (object) => ({ ...object, borderStyle: 'solid' }),
  text: ({ moniker }) => moniker,
  brailleTexts: ({ moniker }, { pageNumber }) => [{ text: `${moniker} ${pageNumber}`, path: ['moniker'] }],
  drawnFrame: (object) => ({ ...rectType.frame(object), height: 99 }),
  follow: (before, after) => (before.moniker === after.moniker ? after : { ...after, fill: 'red' }),
  pieces: (object) => {
    const piece = rectType.asPath(object);
    return piece ? [piece, piece] : [];
  },
};

const signs = definePlugin({
  id: 'shapes',
  version: '1.0.0',
  isInFormat: true,
  kinds: { rect: sign },
});
const engine = createEngine(standardPlugins.map((plugin) => (plugin === shapes ? signs : plugin)));
const { kinds } = engine;

const rect = createObject('rect', { uuid: RECT, x: 50, y: 10, width: 40, height: 20, moniker: 'Weg' });
const title: RectObject = { ...rect, uuid: id(20), y: 40, borderStyle: 'dashed' };
const label = createObject('label', { uuid: id(21), x: 10, y: 5, text: 'Haus' });
const document = withObjects(label, rect, title);

function applied(command: Parameters<typeof engine.commands.apply>[1]) {
  const result = engine.commands.apply(document, command);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

describe('a kind of a plugin', () => {
  it('is a title where it says so: read first, above what is imported, and copied onto new pages', () => {
    expect(readingOrder(kinds, [label, rect, title])[0]).toBe(title);
    expect(importArea(kinds, document, 0).y).toBeGreaterThan(60);
    const added = applied({ type: 'add-page', uuid: id(30), name: '', titleLabelUuid: id(31) });
    expect(added.pages[1]?.objects).toEqual([{ ...title, uuid: id(31) }]);
  });

  it('is no title where its page has one', () => {
    const ids = { [title.uuid]: id(32) };
    const copied = applied({ type: 'duplicate-objects', uuids: [title.uuid], ids, dx: 5, dy: 5 });
    expect(findObject(copied.pages[0]?.objects ?? [], id(32))).toMatchObject({ borderStyle: 'solid' });
  });

  it('has its texts translated, with their place in the document', () => {
    expect(collectBrailleTexts(kinds, document).map(({ text }) => text)).toEqual(['Haus', 'Weg 1']);
    expect(placedBrailleTexts(kinds, document)[1]).toEqual({
      text: 'Weg 1',
      uuid: RECT,
      path: ['pages', 0, 'objects', 1, 'moniker'],
    });
  });

  it('says what follows from an edit, and that its text has changed', () => {
    const after = applied({ type: 'update-objects', changes: [{ uuid: RECT, set: { moniker: 'Platz' } }] });
    expect(findObject(after.pages[0]?.objects ?? [], RECT)).toMatchObject({ fill: 'red' });
    expect(changeBetween(kinds, document, after)?.kind).toBe('text');
  });

  it('breaks up into its pieces', () => {
    const broken = applied({
      type: 'break-up-imported',
      uuid: RECT,
      groupUuid: id(40),
      pathUuids: [id(41), id(42)],
    });
    const group = findObject(broken.pages[0]?.objects ?? [], id(40));
    expect(group).toMatchObject({ type: 'group', objects: [{ uuid: id(41) }, { uuid: id(42) }] });
  });

  it('has the frame that it is drawn in', () => {
    const resources = { kinds, braille: NO_BRAILLE, font: bundledFontMetrics };
    expect(drawnFrame(document, 0, rect, resources)).toEqual({ x: 50, y: 10, width: 40, height: 99 });
  });
});
