import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { uuidFrom } from '@tastwerk/editor-core/objects';
import { swellProfile } from '@tastwerk/editor-core/proofing';
import { engine, translator } from '../../test/engine.js';
import { makeTactile } from './make-tactile.js';
import type { TactileStep } from './steps.js';
import { tactileReport } from './report.js';
import { svgPage } from './svg-page.js';

const PAGES = { legend: 'Legende', continued: (name: string) => `${name} (Fortsetzung)` };

function pageOf(name: string) {
  let count = 0;
  const markup = readFileSync(
    new URL(`../../../../content/import-samples/${name}.svg`, import.meta.url),
    'utf8',
  );
  const page = svgPage(markup, {
    engine,
    newId: () => uuidFrom(`${name}/${(count += 1)}`),
    system: 'DE:VOLL',
  });
  if (!page) throw new Error('nothing is drawn');
  return page.document;
}

const tactile = (name: string, ...leftOut: readonly TactileStep[]) =>
  makeTactile(pageOf(name), 0, {
    engine,
    translator,
    profile: swellProfile,
    leftOut: new Set(leftOut),
    fallbackTitle: name,
    pageNames: PAGES,
  });

describe('a drawing of another program', () => {
  it.each([
    'inkscape-pflanzenzelle',
    'matplotlib-parabeln',
    'gnuplot-erwaermungskurve-wasser',
    'geogebra-satz-des-thales',
    'graphviz-shortest-path',
    'wikimedia-schichtvulkan',
  ])('such as %s has no error once it is tactile', async (name) => {
    const { before, after, document, findings, removed } = await tactile(name);
    expect(before.errors).toBeGreaterThan(5);
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(after.errors).toBe(0);
    expect(after.warnings).toBeLessThan(before.warnings);
    expect(document.graphicTitle).not.toBe('');
    expect(removed.every(({ object, reason }) => object.uuid !== '' && reason.length > 0)).toBe(true);
    expect(engine.parse(JSON.parse(JSON.stringify(document))).ok).toBe(true);
    // A lead line goes with its label: from this page to the next, and off the page.
    for (const { objects } of document.pages) {
      const own = new Set(objects.map(({ uuid }) => uuid));
      for (const object of objects)
        if (object.type === 'line' && object.leadsFrom !== null) expect(own.has(object.leadsFrom)).toBe(true);
    }
  });

  it('keeps every word: on a page, in the title or among what was removed', async () => {
    const page = pageOf('inkscape-pflanzenzelle');
    const { document, removed } = await tactile('inkscape-pflanzenzelle');
    const textsOf = (of: typeof page) =>
      of.pages.flatMap(({ objects }) =>
        objects.flatMap((object) => (object.type === 'label' ? [object.text.trim()] : [])),
      );
    const left = new Set([
      ...textsOf(document),
      document.graphicTitle,
      ...removed.flatMap(({ object }) => (object.type === 'label' ? [object.text.trim()] : [])),
    ]);
    expect(textsOf(page).filter((text) => text !== '' && !left.has(text))).toEqual([]);
  });

  it('counts each label that went for want of room, in the legend too', async () => {
    const { removed, unplaced } = await tactile('drawio-verfassungsorgane');
    const gone = removed.filter(({ reason }) => reason === 'no-room');
    expect(gone.length).toBeGreaterThan(0);
    expect(unplaced).toHaveLength(gone.length);
  });

  it('is the same each time', async () => {
    const [one, other] = [
      await tactile('geogebra-satz-des-thales'),
      await tactile('geogebra-satz-des-thales'),
    ];
    expect(one.document).toEqual(other.document);
  });

  it('keeps what a step would have done that is left out', async () => {
    const { stages, removed } = await tactile('matplotlib-parabeln', 'grid', 'place');
    expect(stages.map(({ step }) => step)).not.toContain('grid');
    expect(stages.map(({ step }) => step)).not.toContain('place');
    expect(removed.some(({ reason }) => reason === 'grid')).toBe(false);
  });

  it('is told in a report that names what was removed and what is left to decide', async () => {
    const made = await tactile('matplotlib-parabeln');
    const report = tactileReport(made, ['letters']);
    expect(report).toMatchObject({ before: made.before, after: made.after });
    expect(report.unread).toEqual(['letters']);
    expect(report.removed).toHaveLength(made.removed.length);
    expect(report.open.every(({ severity }) => severity === 'warning')).toBe(true);
    expect(JSON.parse(JSON.stringify(report))).toMatchObject({ after: { errors: 0 } });
  });
});

describe('a file without a drawing', () => {
  it.each(['', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'no markup at all', '<svg><rect'])(
    'becomes no page: %j',
    (markup) => {
      expect(svgPage(markup, { engine, newId: () => uuidFrom('x'), system: 'DE:VOLL' })).toBeUndefined();
    },
  );
});
