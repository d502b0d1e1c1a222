import { describe, expect, it } from '@jest/globals';
import { type Document, type PageObject } from '@tastwerk/editor-core';
import { spokenContext } from '../../../test/spoken-context.js';
import { createNewDocument } from '../../new-document.js';
import { newUuid } from '../../base/new-uuid.js';
import type { FindingRow } from '../proofing/finding-rows.js';
import { outlineText } from './outline-text.js';
import { pageOutline } from './page-outline.js';
import { createObject } from '@tastwerk/editor-core/standard';

const RECT = newUuid();
const LONG = 'Die lange Straße am Hafen mit vielen Häusern auf beiden Seiten';

function documentWith(...objects: readonly PageObject[]): Document {
  const blank = createNewDocument('de');
  return {
    ...blank,
    graphicTitle: 'Hafen',
    keyedTextures: [{ pattern: 'grid', label: 'Wiese' }],
    braillePages: {
      ...blank.braillePages,
      imageDescription: { type: 'Karte', summary: '', details: 'Von oben.' },
    },
    pages: blank.pages.map((page) => ({ ...page, objects })),
  };
}

const row = (objects: readonly string[], ruleId: 'title' | 'texture-contrast'): FindingRow => ({
  key: ruleId,
  finding: { ruleId, severity: 'error', objects, pageIndex: 0, place: null, source: 'tastwerk' },
  findings: [],
  objects,
  places: [],
});

const document = documentWith(
  createObject('group', {
    uuid: newUuid(),
    moniker: 'Baum',
    objects: [
      createObject('ellipse', { uuid: newUuid(), x: 20, y: 200, width: 20, height: 20 }),
      createObject('line', { uuid: newUuid(), x: 30, y: 190, dx: 0, dy: 10 }),
    ],
  }),
  createObject('rect', {
    uuid: RECT,
    x: 20,
    y: 50,
    width: 40,
    height: 30,
    pattern: { template: 'grid', offset: 2, clearance: 0 },
  }),
  createObject('label', { uuid: newUuid(), x: 80, y: 50, width: 100, text: LONG }),
  createObject('key', { uuid: newUuid(), x: 20, y: 240, active: true, show: true }),
);

describe('the outline of a page', () => {
  const outline = pageOutline(
    spokenContext(document, 0, [row([RECT], 'texture-contrast'), row([], 'title')]),
  );

  it('lists objects in reading order with place and looks, groups with what they hold', () => {
    expect(outline.items.map(({ name }) => name)).toEqual([
      'Rechteck',
      expect.stringContaining('Die lange Straße'),
      'Gruppe „Baum“',
      'Legende',
    ]);
    expect(outline.items[0]?.details).toBe('links 20 mm, oben 50 mm, 40 mal 30 mm, Textur Gitter');
    expect(outline.items[2]?.members.map(({ name }) => name)).toEqual(['Linie', 'Kreis']);
  });

  it('gives the whole text of a label whose name is cut', () => {
    expect(outline.items[1]?.name).toContain('…');
    expect(outline.items[1]?.text).toBe(LONG);
    expect(outline.items[0]?.text).toBeNull();
  });

  it('tells what the legend explains, and findings where they belong', () => {
    expect(outline.legend).toEqual(['Gitter: Wiese']);
    expect(outline.items[0]?.findings).toEqual([expect.stringContaining('ähnlich anfühlen')]);
    expect(outline.findings).toEqual([expect.stringContaining('fehlt ein Titel')]);
  });

  it('lists 500 objects and counts the rest', () => {
    const many = Array.from({ length: 503 }, (_, index) =>
      createObject('rect', { uuid: newUuid(), x: index % 200, y: 10, width: 1, height: 1 }),
    );
    const long = pageOutline(spokenContext(documentWith(...many)));
    expect([long.items.length, long.left]).toEqual([500, 3]);
  });

  it('becomes a text with headings, and leaves out what says nothing', () => {
    const { t } = spokenContext(document);
    const text = outlineText('Hafen', [outline], document.braillePages.imageDescription, t);
    const lines = text.split('\n');
    expect(lines[0]).toBe('# Hafen');
    expect(lines).toContain('## Seite 1 von 1');
    expect(lines).toContain('- Rechteck, links 20 mm, oben 50 mm, 40 mal 30 mm, Textur Gitter');
    expect(lines.some((line) => line.startsWith('  - Kreis'))).toBe(true);
    expect(lines.slice(-3)).toEqual(['', 'Art der Grafik: Karte', 'Einzelheiten: Von oben.']);
    expect(text).not.toContain('Zusammenfassung');
  });
});
