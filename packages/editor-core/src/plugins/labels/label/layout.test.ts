import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { blank, id, LABEL, PAGE, RECT, TITLE, twoPages, withObjects } from '../../../../test/documents.js';
import {
  fakeLookup,
  fakeResources,
  fakeTranslation,
  pendingResources,
} from '../../../../test/fake-braille.js';
import { expectRefused, runThroughOracle } from '../../../../test/command-oracle.js';
import { cellsFromUnicode, cellsToUnicode, FULL_CELL } from '../../../translator/cells.js';
import { collectBrailleTexts } from '../../../braille/collect.js';
import type { Document } from '../../../document/schema.js';
import { boundsOfPath } from '../../../geometry/path-bounds.js';
import type { BrailleLookup } from '../../../translator/translator.js';
import { bundledFontMetrics, textWidthMm } from '../../../resources/font-metrics.js';
import { buildObjectScene } from '../../../scene/build-scene.js';
import { labelLayout } from './layout.js';
import { BLACK_PRINT_MM, cellsWidthMm } from '../../../primitives/sizes.js';
import type { LabelObject } from './schema.js';
import { createObject, kinds } from '../../../standard.js';

function label(values: Partial<Omit<LabelObject, 'type' | 'uuid'>>): LabelObject {
  return createObject('label', { uuid: LABEL, x: 20, y: 30, width: 60, height: 100, ...values });
}

function layOut(object: LabelObject, braille: BrailleLookup = fakeLookup) {
  return labelLayout(withObjects(object), 0, object, { ...fakeResources, braille });
}

function draw(object: LabelObject, braille: BrailleLookup = fakeLookup) {
  return buildObjectScene(withObjects(object), 0, object, { ...fakeResources, braille }).primitives;
}

const WORDS = ['Haus', 'an', 'der', 'Straße', 'Schiff', 'ist', 'sechzehn', 'x', 'Auge'];
const texts = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 12 })
  .map((words) => words.join(' '));

describe('lines of a label', () => {
  it('LABEL-1 break at the same spaces in print and braille, and write the whole text', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 20, max: 120 }), (text, width) => {
        const { lines } = layOut(label({ text, width }));
        expect(lines.map(({ print }) => print).join(' ')).toBe(text);
        for (const { print, cells } of lines) {
          const whole = fakeTranslation({ text: print, system: 'DE:VOLL' });
          expect(whole.ok && whole.value.cells).toEqual(cells);
        }
      }),
    );
  });

  it('LABEL-3 are no wider than the label unless a single word is', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 20, max: 120 }), (text, width) => {
        const { lines, overflows } = layOut(label({ text, width, height: 500 }));
        const tooWide = lines.filter(
          ({ cells, printWidthMm }) => Math.max(cellsWidthMm(cells.length), printWidthMm) > width + 1e-6,
        );
        expect(tooWide.every(({ print }) => !print.includes(' '))).toBe(true);
        expect(overflows).toBe(tooWide.length > 0);
      }),
    );
  });

  it('LABEL-1 keep line breaks and blank lines, and do not begin or end with blanks', () => {
    const { lines } = layOut(label({ text: 'Haus  Tor\r\n\r\nam\tWeg \n\n' }));
    expect(lines.map(({ print }) => print)).toEqual(['Haus  Tor', '', 'am Weg']);
    expect(lines.map(({ cells }) => cells.length)).toEqual([8, 0, 6]);
    expect(layOut(label({ text: 'Haus Tor', width: 30 })).lines.map(({ cells }) => cells.length)).toEqual([
      3, 3,
    ]);
  });

  it('LABEL-2 stand 16 apart as pairs, 10 apart as dots and 6 apart as letters', () => {
    const tops = (values: Partial<Omit<LabelObject, 'type' | 'uuid'>>) =>
      layOut(label({ text: 'Haus\nTor', ...values })).lines.map(({ printTopMm, dotsTopMm }) => [
        printTopMm,
        dotsTopMm,
      ]);
    expect(tops({})).toEqual([
      [0, 7],
      [16, 23],
    ]);
    expect(tops({ displayLetters: false })).toEqual([
      [0, 0],
      [10, 10],
    ]);
    expect(tops({ displayDots: false }).map(([top]) => top)).toEqual([0, 6]);
  });

  it('LABEL-2 are drawn with print above dots, flat blue above swelling black', () => {
    expect(draw(label({ text: 'Haus', angle: 0 }))).toMatchObject([
      { type: 'text', layer: 'print', text: 'Haus', origin: { x: 20, y: 34.7 }, ink: '0000FF', angle: 0 },
      { type: 'braille', layer: 'relief', text: 'Haus', origin: { x: 20.75, y: 37.75 }, ink: '000000' },
    ]);
    expect(draw(label({ text: 'Haus', displayLetters: false })).map(({ type }) => type)).toEqual(['braille']);
    expect(draw(label({ text: 'Haus', displayDots: false })).map(({ type }) => type)).toEqual(['text']);
    expect(draw(label({ text: 'Haus', displayDots: false, displayLetters: false }))).toEqual([]);
  });

  it('LABEL-4 that need more height than there is make the label and its frame grow downwards', () => {
    expect(layOut(label({ text: 'Haus', height: 20 }))).toMatchObject({ heightMm: 20, neededHeightMm: 13.5 });
    expect(layOut(label({ text: 'Haus', height: 13.4 }))).toMatchObject({ heightMm: 13.5, overflows: false });
    expect(layOut(label({ text: 'Haus\nTor', height: 13.5 })).heightMm).toBe(29.5);
    const framed = label({ text: 'Haus\nTor', height: 13.5, border: true });
    const [frame] = draw(framed);
    expect(frame?.type === 'path' && boundsOfPath(frame.path)).toMatchObject({
      y: 30,
      height: expect.closeTo(33.1),
    });
    const usual = createObject('label', { uuid: LABEL, text: 'Haus', border: true });
    expect(layOut(usual)).toMatchObject({ heightMm: usual.height, overflows: false });
  });

  it('LABEL-7 begin with a full cell that counts for the width of the first line alone', () => {
    const plain = layOut(label({ text: 'abc abc', width: cellsWidthMm(7), displayLetters: false }));
    expect(plain.lines).toHaveLength(1);
    const marked = layOut(
      label({ text: 'abc abc', width: cellsWidthMm(7), displayLetters: false, fullCharPrefix: true }),
    );
    expect(marked.lines.map(({ cells }) => cells.length)).toEqual([4, 3]);
    expect(marked.lines[0]?.cells[0]).toBe(FULL_CELL);
    const later = layOut(
      label({ text: 'a\nabc abc', width: cellsWidthMm(7), displayLetters: false, fullCharPrefix: true }),
    );
    expect(later.lines.map(({ cells }) => cells.length)).toEqual([2, 7]);
    expect(layOut(label({ text: 'a', fullCharPrefix: true, displayDots: false })).lines[0]?.cells).toEqual(
      [],
    );
  });

  it('LABEL-8 keep 3 mm off a frame at the sides', () => {
    const framed = label({
      text: 'abc abc',
      border: true,
      width: cellsWidthMm(7) + 6,
      displayLetters: false,
    });
    expect(layOut(framed)).toMatchObject({ overflows: false, leftMm: 3, neededWidthMm: cellsWidthMm(7) + 6 });
    expect(layOut({ ...framed, width: framed.width - 0.1 }).lines).toHaveLength(2);
    expect(draw(framed)[0]).toMatchObject({ type: 'path', layer: 'relief', stroke: { widthMm: 1 } });
  });

  it('LABEL-9 are none in an empty label', () => {
    for (const text of ['', ' \n\t']) {
      expect(draw(label({ text }))).toEqual([]);
      expect(layOut(label({ text }))).toMatchObject({ lines: [], overflows: false });
    }
    expect(draw(label({ text: '', border: true }))).toHaveLength(1);
  });

  it('LABEL-3 of huge and narrow labels end', () => {
    const huge = 'Haus '.repeat(400).trim();
    expect(layOut(label({ text: huge, width: 0.1, height: 0.1 })).lines).toHaveLength(400);
    expect(layOut(label({ text: 'x'.repeat(2000) })).lines).toHaveLength(1);
  });
});

describe('braille of a label', () => {
  const written = cellsToUnicode([1, 3, 0, 9]);
  const override = { braille: written, text: 'Haus', system: 'DE:VOLL' } as const;

  it('LABEL-5 is the transcriber’s own where there is one', () => {
    const own = layOut(label({ text: 'Haus', brailleOverride: override }));
    expect(own.braille).toEqual({ kind: 'override', isOutdated: false });
    expect(own.lines.map(({ cells }) => cells)).toEqual([[1, 3, 0, 9]]);
    expect(
      collectBrailleTexts(kinds, withObjects(label({ text: 'Haus', brailleOverride: override }))),
    ).toEqual([]);
  });

  it('LABEL-5 breaks at its own blanks and lines, beside print that breaks at its own', () => {
    const braille = `${written}\n${cellsToUnicode([5])}`;
    const brailleOverride = { ...override, braille };
    const own = layOut(label({ text: 'Haus', brailleOverride, width: cellsWidthMm(3) }));
    expect(own.lines.map(({ print, cells }) => [print, cellsToUnicode(cells)])).toEqual([
      ['Haus', cellsToUnicode([1, 3])],
      ['', cellsToUnicode([9])],
      ['', cellsToUnicode([5])],
    ]);
    expect(cellsFromUnicode(written)).toEqual([1, 3, 0, 9]);
  });

  it('LABEL-10 stays the transcriber’s own when text or system change, and says that it is out of date', () => {
    const start = withObjects(label({ text: 'Haus' }));
    const command = { type: 'set-braille-override', uuid: LABEL, braille: written } as const;
    const own = runThroughOracle(start, command);
    const labelOf = (document: Document) => document.pages[0]?.objects[0];
    expect(labelOf(own)).toMatchObject({ brailleOverride: override });
    expect(runThroughOracle(own, command)).toBe(own);
    const layoutOf = (document: Document) => {
      const object = labelOf(document);
      if (object?.type !== 'label') throw new Error('there is no label');
      return labelLayout(document, 0, object, fakeResources);
    };
    expect(layoutOf(own).braille).toEqual({ kind: 'override', isOutdated: false });
    const renamed = runThroughOracle(own, {
      type: 'update-objects',
      changes: [{ uuid: LABEL, set: { text: 'Hütte' } }],
    });
    expect(layoutOf(renamed)).toMatchObject({ braille: { kind: 'override', isOutdated: true } });
    expect(layoutOf(renamed).lines[0]).toMatchObject({ print: 'Hütte', cells: [1, 3, 0, 9] });
    const short = runThroughOracle(own, { type: 'set-document-properties', set: { system: 'DE:KURZ' } });
    expect(layoutOf(short).braille).toEqual({ kind: 'override', isOutdated: true });
    const back = runThroughOracle(renamed, { type: 'set-braille-override', uuid: LABEL, braille: null });
    expect(labelOf(back)).toMatchObject({ brailleOverride: null });
  });

  it('LABEL-10 is followed by the page counter of a title', () => {
    const document = twoPages();
    const titled = runThroughOracle(document, {
      type: 'set-braille-override',
      uuid: TITLE,
      braille: written,
    });
    const title = titled.pages[0]?.objects.find(({ uuid }) => uuid === TITLE);
    if (title?.type !== 'label') throw new Error('there is no title');
    const counter = fakeTranslation({ text: '1/2', system: 'DE:VOLL' });
    expect(counter.ok && labelLayout(titled, 0, title, fakeResources).lines.at(-1)?.cells).toEqual([
      ...[1, 3, 0, 9, 0],
      ...(counter.ok ? counter.value.cells : []),
    ]);
    expect(collectBrailleTexts(kinds, titled).map(({ text }) => text)).toContain('1/2');
  });

  it('LABEL-10 is refused for what is no label', () => {
    const issue = expectRefused(twoPages(), { type: 'set-braille-override', uuid: RECT, braille: written });
    expect(issue).toMatchObject({ code: 'COMMAND_INVALID' });
  });

  it('LABEL-6 that is pending leaves the letters', () => {
    const pending = layOut(label({ text: 'Haus' }), pendingResources.braille);
    expect(pending.braille).toEqual({ kind: 'pending' });
    expect(draw(label({ text: 'Haus' }), pendingResources.braille).map(({ type }) => type)).toEqual(['text']);
  });

  it('LABEL-6 that leaves characters out stands for the rest, and names each of them once', () => {
    const laidOut = layOut(label({ text: 'Regen ☂☂\n☂ und Wind' }));
    expect(laidOut.braille).toEqual({
      kind: 'translated',
      lacking: [
        { code: 'BRAILLE_UNTRANSLATABLE', character: '☂', index: 6 },
        { code: 'BRAILLE_UNTRANSLATABLE', character: '☂', index: 0 },
      ],
    });
    expect(laidOut.lines.map(({ print, cells }) => [print, cells.length])).toEqual([
      ['Regen ☂☂', 5],
      ['☂ und Wind', 8],
    ]);
  });

  it('LABEL-6 that failed leaves the letters and names the character', () => {
    const failed = layOut(label({ text: 'Haus\nSchnee ☃' }));
    expect(failed.braille).toEqual({
      kind: 'failed',
      failure: { code: 'BRAILLE_UNTRANSLATABLE', character: '☃', index: 7 },
    });
    expect(failed.lines.map(({ print, cells }) => [print, cells.length])).toEqual([
      ['Haus', 0],
      ['Schnee ☃', 0],
    ]);
  });
});

describe('a title', () => {
  const titled = () => {
    const document = withObjects(label({ text: 'Haus', isTitle: true, width: 190 }));
    return runThroughOracle(document, {
      type: 'add-page',
      uuid: id(70),
      name: 'Seite 2',
      titleLabelUuid: id(71),
    });
  };

  it('TITLE-4 counts the pages in print and braille when there are several', () => {
    const document = titled();
    const prints = document.pages.map((page, index) => {
      const [title] = page.objects;
      return title?.type === 'label'
        ? labelLayout(document, index, title, fakeResources).lines[0]
        : undefined;
    });
    expect(prints).toMatchObject([{ print: 'Haus 1/2', source: 'Haus 1/2' }, { print: 'Haus 2/2' }]);
    expect(prints[1]?.cells).toHaveLength(7);
    expect(collectBrailleTexts(kinds, document).map(({ text }) => text)).toEqual(['Haus 1/2', 'Haus 2/2']);
  });

  it('TITLE-4 does not count a single page, nor does another label', () => {
    expect(layOut(label({ text: 'Haus', isTitle: true })).lines[0]?.print).toBe('Haus');
    const document = titled();
    expect(labelLayout(document, 0, label({ text: 'Tor' }), fakeResources).lines[0]?.print).toBe('Tor');
    expect(labelLayout(document, 1, label({ text: '', isTitle: true }), fakeResources).lines[0]?.print).toBe(
      '2/2',
    );
  });

  it('TITLE-4 counts on the last line of a title of several lines', () => {
    const { lines } = labelLayout(titled(), 0, label({ text: 'Haus\nTor', isTitle: true }), fakeResources);
    expect(lines.map(({ print }) => print)).toEqual(['Haus', 'Tor 1/2']);
  });
});

describe('the bundled font', () => {
  it('FONT-1 measures text by its advances', () => {
    expect(bundledFontMetrics.advance('A')).toBeCloseTo(0.626, 6);
    expect(textWidthMm('AVA', 10, bundledFontMetrics)).toBeCloseTo(18.45, 6);
    expect(textWidthMm('Straße', BLACK_PRINT_MM, bundledFontMetrics)).toBeCloseTo(14.382, 3);
    expect(textWidthMm('', 10, bundledFontMetrics)).toBe(0);
    expect(bundledFontMetrics.advance('ł')).toBeGreaterThan(0);
    expect(bundledFontMetrics.advance('漢')).toBeCloseTo(0.527, 3);
  });
});

describe('every request', () => {
  it('BRAILLE-1 that layouts and pages make has been collected', () => {
    const document = {
      ...twoPages(),
      graphicTitle: 'Haus',
      braillePages: {
        ...blank().braillePages,
        content: 'Eins\n\nZwei',
        imageDescription: { type: 'Karte', summary: 'Haus', details: '' },
      },
    };
    const asked = new Set<string>();
    const spy: BrailleLookup = {
      get(text, system) {
        asked.add(text);
        return fakeTranslation({ text, system });
      },
    };
    document.pages.forEach((page, index) => {
      for (const object of page.objects)
        buildObjectScene(document, index, object, { ...fakeResources, braille: spy });
    });
    const collected = collectBrailleTexts(kinds, document);
    expect(collected.map(({ text }) => text)).toEqual(expect.arrayContaining([...asked]));
    expect(collected.map(({ text }) => text)).toEqual([
      'Die Straße',
      '1/2',
      '2/2',
      'Haus',
      'Karte',
      'Eins',
      'Zwei',
    ]);
    expect(new Set(collected.map(({ system }) => system))).toEqual(new Set(['DE:VOLL']));
    expect(document.pages[0]?.uuid).toBe(PAGE);
  });
});
