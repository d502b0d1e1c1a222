import { describe, expect, it } from '@jest/globals';
import { createEngine, type Engine, type SceneLine } from '@tastwerk/editor-core';
import { standardPlugins } from '@tastwerk/editor-core/plugins';
import { readSceneText } from '../reading/read-scene-text.js';
import { loadSceneLines } from './load-scene-lines.js';
import { writeSceneText } from '../writing/write-scene-text.js';
import { charts, countingIds } from '../../test/engine.js';
import { withoutIds } from '../../test/without-ids.js';

const { sceneLines: _own, ...bare } = charts;
void _own;

/** An engine whose charts have the line `line`, or none. */
const engineWith = (line?: SceneLine): Engine =>
  createEngine([...standardPlugins, line ? { ...bare, sceneLines: async () => ({ chart: line }) } : bare]);

/** A document with one chart as text, after it was read back equal. */
async function said(engine: Engine): Promise<string> {
  await loadSceneLines(engine);
  const blank = engine.blank({ uuid: countingIds(1)(), pageUuid: countingIds(2)(), language: 'de' });
  const chart = engine.kinds.create('chart', {
    uuid: countingIds(3)(),
    moniker: 'Obst',
    x: 10,
    y: 40,
    width: 120,
    height: 150,
    locked: true,
  });
  const added = engine.commands.apply(blank, {
    type: 'add-objects',
    pageUuid: blank.pages[0]?.uuid,
    objects: [chart],
  });
  if (!added.ok) throw new Error(added.error.code);
  const text = writeSceneText(added.value, engine, 'de');
  const read = readSceneText(text, { engine, newId: countingIds(50) });
  expect(read.ok && withoutIds(read.value.document)).toEqual(withoutIds(added.value));
  return text;
}

describe('the line of a kind of a plugin', () => {
  it('has the words that the plugin contributes', async () => {
    const text = await said(
      engineWith({
        words: { de: 'Schaubild', en: 'Figure' },
        properties: [
          { property: 'height', words: { de: 'Aufriss', en: 'rise' }, value: 'number' },
          { property: 'locked', words: { de: 'fest', en: 'fixed' }, value: 'flag' },
          { property: 'moniker', words: { de: 'genannt', en: 'called' }, value: 'text' },
          { property: 'spec', words: { de: 'Angaben', en: 'Data' }, value: 'fields' },
        ],
      }),
    );
    expect(text).toContain('\nSchaubild Aufriss 150 fest genannt "Obst" bei 10, 40 Breite 120\n');
    expect(text).toContain('\n  Angaben\n    type: "bar"\n');
  });

  it('is that of any object where the plugin contributes none', async () => {
    expect(await said(engineWith())).toContain(
      '\nObjekt chart "Obst" bei 10, 40 Breite 120 Höhe 150 gesperrt',
    );
  });
});
