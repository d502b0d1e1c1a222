import { describe, expect, it } from '@jest/globals';
import { chartEngine } from '../../../test/proofed-sheet.js';
import { layOutChart } from '../../kind/chart-object.js';
import { type ChartSpec, CHART_TYPES } from '../index.js';

const sample = CHART_TYPES.box.sample('de');
const [first] = sample.groups;
const groupsOf = (count: number, name: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => ({ values: first?.values ?? [], name: name(index) }));

function notesOf(spec: ChartSpec, height = 160) {
  const area = { x: 10, y: 30, width: 277, height };
  const { notes } = layOutChart(chartEngine.kinds, spec, {
    uuid: '00000000-0000-4000-8000-000000000001',
    area,
    cells: {},
  });
  return notes.map(({ code }) => code);
}

describe('the names of the groups of a box plot', () => {
  it('are told of where only some are written', () => {
    const years = { ...sample, groups: groupsOf(12, (index) => `${1990 + index}`) };
    expect(notesOf(years)).toContain('thinnedNames');
    expect(notesOf(sample)).not.toContain('thinnedNames');
  });

  it('are told of once where numbers stand for them', () => {
    const long = { ...sample, groups: groupsOf(12, (index) => `Klasse ${index} mit einem langen Namen`) };
    const notes = notesOf(long, 60);
    expect(notes).toContain('numberedRows');
    expect(notes).not.toContain('thinnedNames');
  });
});
