import { describe, expect, it } from '@jest/globals';
import { CHART_TYPE_NAMES, CHART_TYPES } from '../types/index.js';
import { sceneLines } from './scene-lines.js';

const sorts = sceneLines.chart?.sorts;

describe('the words of charts in scene texts', () => {
  it.each(CHART_TYPE_NAMES)('%s: what is usual is what a chart has where nothing is said', (type) => {
    const fields = sorts?.lines[type]?.fields ?? [];
    const sample = new Map<string, unknown>(Object.entries(CHART_TYPES[type].sample('de')));
    const said = fields.filter(({ name, usual }) => usual === undefined || name === 'title');
    const spec = Object.fromEntries(said.map(({ name }) => [name, sample.get(name)]));
    // Lists that may be empty, and yet have to be there.
    const lists = Object.fromEntries(
      fields.flatMap(({ name, value, usual }) => (value === 'numbers' && usual ? [[name, usual]] : [])),
    );
    const read: object = CHART_TYPES[type].schema.parse({ ...lists, ...spec, type });
    const made = new Map<string, unknown>(Object.entries(read));
    for (const { name, usual } of fields)
      if (usual !== undefined && name !== 'title') expect([name, made.get(name)]).toEqual([name, usual]);
    const names = new Set(['type', ...fields.map(({ name }) => name)]);
    expect([...made.keys()].filter((name) => !names.has(name))).toEqual([]);
  });

  it('are other words for each type', () => {
    const words = Object.values(sorts?.lines ?? {}).flatMap(({ words: { de, en } }) => [de, en]);
    expect(new Set(words).size).toBe(words.length);
  });
});
