import { describe, expect, it } from '@jest/globals';
import type { Document, PageObject } from '@tastwerk/editor-core';
import { keyOf } from '@tastwerk/editor-core/legend';
import { drawingOf, kinds, rect } from '../test/drawings.js';
import { engine, resourcesOf } from '../test/engine.js';
import { legendCommands } from './legend-command.js';

const LINE_OF_WORDS = 'ein langer Name für diese Fläche';

/** A page with a legend of two textures in a low frame, above `others`. */
async function pageWith(...others: readonly PageObject[]): Promise<Document> {
  const key = kinds.create('key', {
    ...{ uuid: '00000000-0000-4000-8000-000000000077', x: 20, y: 40, width: 60, height: 30 },
    active: true,
  });
  const areas = (['dotted', 'grid'] as const).map((template, at) =>
    rect(70 + at, 120 + 40 * at, 230, 30, 30, { pattern: { template, offset: 2, clearance: 0 } }),
  );
  const { document } = drawingOf(key, ...areas, ...others);
  return {
    ...document,
    keyedTextures: [
      { pattern: 'dotted', label: LINE_OF_WORDS },
      { pattern: 'grid', label: LINE_OF_WORDS },
    ],
  };
}

describe('a legend', () => {
  it('stays where it has room, with all that it grows by', async () => {
    const document = await pageWith();
    expect(legendCommands(engine, document, 0, await resourcesOf(document), 'Legende')).toEqual([]);
  });

  it('gets another place where what it grows by lies on something', async () => {
    // Below the frame of the legend, where its second entry comes to stand.
    const document = await pageWith(rect(80, 20, 100, 60, 20));
    const resources = await resourcesOf(document);
    const commands = legendCommands(engine, document, 0, resources, 'Legende');
    expect(commands).toHaveLength(1);
    const [command] = commands;
    const after = command && engine.commands.apply(document, command);
    const [page] = after?.ok ? after.value.pages : [];
    const key = page && keyOf(page);
    expect(key && (key.y > 120 || key.y + key.height < 100 || key.x > 80)).toBe(true);
  });
});
