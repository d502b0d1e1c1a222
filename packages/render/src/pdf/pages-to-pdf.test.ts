import { describe, expect, it } from '@jest/globals';
import { bundledFontMetrics, type Primitive, printPrimitives, type Scene } from '@tastwerk/editor-core/scene';
import { curvedShapes, pageOperations, streamsOf } from '../../test/pdf-content.mjs';
import { brailleRun, printedLine, rectPath, sceneOf, texturedSquare } from '../../test/scenes.js';
import type { PdfMetadata } from './metadata.js';
import { pagesToPdf } from './pages-to-pdf.js';
import { graphicPage } from './pdf-page.js';
import { namedLicence } from '../licence.js';

const METADATA = { title: 'Karte', language: 'de' } as const;
const TOLERANCE_MM = 0.02;

function scenesToPdf(scenes: readonly Scene[], metadata: PdfMetadata): Promise<Uint8Array> {
  return pagesToPdf(
    scenes.map((scene) => graphicPage(scene)),
    metadata,
  );
}

function latin1(pdf: Uint8Array): string {
  return Buffer.from(pdf).toString('latin1');
}

function filled(ink: string): Primitive {
  return { type: 'path', layer: 'print', objectId: null, path: rectPath(10, 10, 20, 20), fill: ink };
}

describe('pagesToPdf', () => {
  it('draws braille dots of 1.5 mm, 2.5 mm apart, cells 6 mm apart, within 0.02 mm', async () => {
    const pdf = await scenesToPdf([sceneOf([brailleRun([0b111111, 0b000001], 20, 30)])], METADATA);
    const dots = curvedShapes(pdf);

    expect(dots).toHaveLength(7);
    for (const dot of dots) {
      expect(Math.abs(dot.widthMm - 1.5)).toBeLessThanOrEqual(TOLERANCE_MM);
      expect(Math.abs(dot.heightMm - 1.5)).toBeLessThanOrEqual(TOLERANCE_MM);
    }
    const fromTop = dots.map(({ centreX, centreY }) => ({ x: centreX, y: 297 - centreY }));
    const expected = [
      [20, 30],
      [20, 32.5],
      [20, 35],
      [22.5, 30],
      [22.5, 32.5],
      [22.5, 35],
      [26, 30],
    ] as const;
    expected.forEach(([x, y], index) => {
      expect(Math.abs((fromTop[index]?.x ?? 0) - x)).toBeLessThanOrEqual(TOLERANCE_MM);
      expect(Math.abs((fromTop[index]?.y ?? 0) - y)).toBeLessThanOrEqual(TOLERANCE_MM);
    });
  });

  it('names each letter for search and voices, also behind a file with letters that are made of others', async () => {
    await scenesToPdf([sceneOf([printedLine('äöüÄÖÜß')])], METADATA);
    const pdf = await scenesToPdf([sceneOf([printedLine('Area')])], METADATA);
    const map = streamsOf(pdf).find(({ content }) => content.includes('beginbfrange'))?.content;
    expect(map).toContain('<0041> <0072> <0065> <0061>');
  });

  it('keeps the distances of dots in a turned run', async () => {
    const pdf = await scenesToPdf([sceneOf([brailleRun([0b001001, 0b000001], 50, 60, 30)])], METADATA);
    const [first, fourth, next] = curvedShapes(pdf);
    const between = (a = first, b = fourth): number =>
      Math.hypot((a?.centreX ?? 0) - (b?.centreX ?? 0), (a?.centreY ?? 0) - (b?.centreY ?? 0));

    expect(Math.abs(between(first, fourth) - 2.5)).toBeLessThanOrEqual(TOLERANCE_MM);
    expect(Math.abs(between(first, next) - 6)).toBeLessThanOrEqual(TOLERANCE_MM);
  });

  it('fills each run of braille as one path', async () => {
    const runs = [brailleRun([63, 63], 20, 30), brailleRun([63], 20, 50)];
    const operations = pageOperations(await scenesToPdf([sceneOf(runs)], METADATA));

    expect(operations.filter(({ operator }) => operator === 'f')).toHaveLength(2);
  });

  it('shares one tiling pattern per texture and ink between all shapes and pages', async () => {
    const first = sceneOf([
      texturedSquare(20, 20, 'grid'),
      texturedSquare(80.3, 21.7, 'grid'),
      texturedSquare(20, 90, 'grid', 30),
      texturedSquare(80, 90, 'dotted'),
    ]);
    const pdf = await scenesToPdf([first, sceneOf([texturedSquare(20, 20, 'grid')])], METADATA);

    expect(latin1(pdf).match(/\/PatternType 1/g)).toHaveLength(2);
    const drawn = pageOperations(pdf).filter(({ operator }) => operator === 'Do');
    expect(drawn.map(({ operands }) => operands[0])).toEqual(['/T1', '/T1', '/T1', '/T2']);
  });

  it('lays a tile with its centre at the centre of the shape', async () => {
    const pdf = await scenesToPdf([sceneOf([texturedSquare(33.3, 47.1, 'vertical_lines')])], METADATA);
    const operations = pageOperations(pdf);
    const at = operations.findIndex(({ operator }) => operator === 'Do');
    const [, , , , x = 0, y = 0] = operations[at - 1]?.operands.map(Number) ?? [];

    // The tile of this texture is 5 mm on each side and the field begins at a tile's corner.
    expect((((48.3 - x - 2.5) % 5) + 5) % 5).toBeCloseTo(0, 2);
    expect((((62.1 - y - 2.5) % 5) + 5) % 5).toBeCloseTo(0, 2);
  });

  it('covers the whole page with a texture at any place and turn', async () => {
    for (const [x, y, angle] of [
      [-400, 900, 0],
      [190, 280, 33],
      [1900, -1900, 301],
    ] as const) {
      const pdf = await scenesToPdf([sceneOf([texturedSquare(x, y, 'stair', angle)])], METADATA);
      const operations = pageOperations(pdf);
      const at = operations.findIndex(({ operator }) => operator === 'Do');
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = operations[at - 1]?.operands.map(Number) ?? [];
      const form = streamsOf(pdf).find(({ dictionary }) => dictionary.includes('/Form'));
      const [, , width = 0, height = 0] =
        /\/BBox \[(.*)\]/
          .exec(form?.dictionary ?? '')?.[1]
          ?.split(' ')
          .map(Number) ?? [];
      for (const [pageX, pageY] of [
        [0, 0],
        [210, 0],
        [0, 297],
        [210, 297],
      ] as const) {
        const fieldX = a * (pageX - e) + b * (pageY - f);
        const fieldY = c * (pageX - e) + d * (pageY - f);
        expect(fieldX).toBeGreaterThan(0);
        expect(fieldX).toBeLessThan(width);
        expect(fieldY).toBeGreaterThan(0);
        expect(fieldY).toBeLessThan(height);
      }
    }
  });

  it('gives the same bytes again', async () => {
    const scene = sceneOf([filled('E4120D'), texturedSquare(20, 20, 'stair'), brailleRun([1, 2], 20, 80)]);
    const again = await scenesToPdf([scene], METADATA);
    expect(Buffer.compare(await scenesToPdf([scene], METADATA), again)).toBe(0);
  });

  it('writes text with plain advances in the files of the font that cover it', async () => {
    const latin = await scenesToPdf([sceneOf([printedLine('AVA fi')])], METADATA);
    expect(latin1(latin).match(/\/Subtype \/Type0/g)).toHaveLength(1);
    const shown = pageOperations(latin).filter(({ operator }) => operator === 'Tj');
    expect(shown.map(({ operands }) => operands)).toEqual([['<000100020001000300040005>']]);

    const both = await scenesToPdf([sceneOf([printedLine('Žižkov')])], METADATA);
    expect(latin1(both).match(/\/Subtype \/Type0/g)).toHaveLength(2);
    expect(pageOperations(both).filter(({ operator }) => operator === 'Tj')).toHaveLength(4);
  });

  it('leans italic print, outlines bold print alone and names another language', async () => {
    const line = printedLine('AVA');
    const marked = { ...line, isBold: true, isItalic: true, language: 'en' } as const;
    const pdf = await scenesToPdf([sceneOf([marked, line])], METADATA);
    const operations = pageOperations(pdf);
    const operandsOf = (wanted: string) =>
      operations.filter(({ operator }) => operator === wanted).map(({ operands }) => operands.map(String));
    expect(operandsOf('Tm').map((matrix) => matrix.slice(0, 4))).toEqual([
      ['1', '0', '0.21256', '-1'],
      ['1', '0', '0', '-1'],
    ]);
    const modes = operations.filter(({ operator }) => ['q', 'Q', 'Tr', 'Tj'].includes(operator));
    expect(modes.map(({ operator }) => operator).slice(-5)).toEqual(['q', 'Tr', 'Tj', 'Q', 'Tj']);
    expect(operandsOf('Tr')).toEqual([['2']]);
    expect(operandsOf('BDC').map((operands) => operands.join(' '))).toContain(
      '/Span <</Lang <FEFF0065006E>>>',
    );
  });

  it('has glyphs for sub- and superscript characters, and for letters and signs of further fonts', async () => {
    const glyphsOf = async (text: string) => {
      const pdf = await scenesToPdf(
        [sceneOf(printPrimitives(printedLine(text), bundledFontMetrics))],
        METADATA,
      );
      const shown = pageOperations(pdf).filter(({ operator }) => operator === 'Tj');
      const codes = shown.flatMap(({ operands }) => operands.join('').match(/[0-9a-f]{4}/gi) ?? []);
      return { codes, fonts: latin1(pdf).match(/\/Subtype \/Type0/g)?.length };
    };
    // Glyph 0 of a font is the box for what it lacks (OpenType).
    expect(await glyphsOf('漢')).toEqual({ codes: ['0000'], fonts: 1 });
    const written = await glyphsOf('H₂O α·10⁻³');
    expect(written.codes).toHaveLength(10);
    expect(written.codes).not.toContain('0000');
    expect(written.fonts).toBe(2);
    expect(await glyphsOf('H₂O')).toMatchObject({ fonts: 1 });
    const further = await glyphsOf('Ж ệ ĉ ἀ ⇒ Հ ბ');
    expect(further.codes).not.toContain('0000');
    expect(further.fonts).toBe(8);
  });

  it('has the size of the paper and no raster images', async () => {
    const landscape = { ...sceneOf([texturedSquare(20, 20, 'dotted')]), widthMm: 420, heightMm: 297 };
    const file = latin1(await scenesToPdf([landscape], METADATA));
    const [, , width = 0, height = 0] = /\/MediaBox \[(.*)\]/.exec(file)?.[1]?.split(' ').map(Number) ?? [];

    expect((width * 25.4) / 72).toBeCloseTo(420, 2);
    expect((height * 25.4) / 72).toBeCloseTo(297, 2);
    expect(file).not.toContain('/Subtype /Image');
  });

  it('leaves aids of the screen out', async () => {
    const aid: Primitive = { ...filled('FF0000'), layer: 'aid' };
    const operations = pageOperations(await scenesToPdf([sceneOf([aid])], METADATA));
    expect(operations.map(({ operator }) => operator)).toEqual(['cm', 'cm']);
  });

  it('writes graphics state only where it changes and restores it after a clip', async () => {
    const clip: Primitive = {
      type: 'clip',
      layer: 'relief',
      objectId: null,
      clip: rectPath(0, 0, 50, 50),
      evenOdd: true,
      children: [filled('018ECC')],
    };
    const operations = pageOperations(
      await scenesToPdf([sceneOf([filled('E4120D'), filled('E4120D'), clip, filled('E4120D')])], METADATA),
    );
    const colours = operations
      .filter(({ operator }) => operator === 'rg')
      .map(({ operands }) => operands.join(' '));
    expect(colours).toEqual(['0.894 0.071 0.051', '0.004 0.557 0.8']);
    expect(operations.some(({ operator }) => operator === 'W*')).toBe(true);
  });

  it('says title, language and licence, whatever characters the title has', async () => {
    const pdf = await scenesToPdf([sceneOf([])], {
      title: 'A <b> & "c"',
      language: 'en',
      author: 'Ä. Nonym',
      licence: namedLicence('cc-by-sa', 'Licence: CC BY-SA 4.0'),
    });
    const packet = streamsOf(pdf).find(({ dictionary }) => dictionary.includes('/Metadata'))?.content ?? '';

    expect(latin1(pdf)).toContain('/Lang (en)');
    expect(packet).toContain('A &lt;b&gt; &amp; &quot;c&quot;');
    expect(packet).not.toContain('<b>');
    expect(packet).toContain('https://creativecommons.org/licenses/by-sa/4.0/');
    expect(packet).toContain('CC BY-SA 4.0');
    const unlicensed = latin1(await scenesToPdf([sceneOf([])], { title: 'A', language: 'en' }));
    expect(unlicensed).not.toContain('creativecommons');
    expect(unlicensed).not.toContain('/Keywords');
  });

  it('writes greys as black ink alone and colours without any for a press', async () => {
    const inks = ['000000', 'B5AEAB', '0000FF', 'FFEC01'];
    const pdf = await pagesToPdf([graphicPage(sceneOf(inks.map(filled)))], METADATA, { inks: 'press' });
    const chosen = pageOperations(pdf).filter(({ operator }) => operator === 'k');
    expect(chosen.map(({ operands }) => operands.join(' '))).toEqual([
      '0 0 0 1',
      '0 0 0 0.312',
      '1 1 0 0',
      '0 0.075 0.996 0',
    ]);
    const textured = await pagesToPdf([graphicPage(sceneOf([texturedSquare(20, 20, 'grid')]))], METADATA, {
      inks: 'press',
    });
    const pattern = streamsOf(textured).find(({ dictionary }) => dictionary.includes('/PatternType'));
    expect(pattern?.content).toContain('0 0 0 1 K');
  });

  it('puts relief and print into layers that a viewer can switch', async () => {
    const relief: Primitive = { ...filled('000000'), layer: 'relief' };
    const clip: Primitive = {
      type: 'clip',
      layer: 'relief',
      objectId: null,
      clip: rectPath(0, 0, 50, 50),
      evenOdd: false,
      children: [relief, filled('018ECC')],
    };
    const pdf = await scenesToPdf([sceneOf([relief, relief, filled('0000FF'), clip])], METADATA);
    const marks = pageOperations(pdf).filter(({ operator }) => /^(BDC|EMC|q|Q|f)$/.test(operator));
    expect(marks.map(({ operator, operands }) => [...operands, operator].join(' '))).toEqual([
      '/Figure <</MCID 0>> BDC',
      '/OC /relief BDC',
      'f',
      'f',
      'EMC',
      '/OC /print BDC',
      'f',
      'EMC',
      'q',
      '/OC /relief BDC',
      'f',
      'EMC',
      '/OC /print BDC',
      'f',
      'EMC',
      'Q',
      'EMC',
    ]);
    const file = latin1(pdf);
    expect(file.match(/\/Type \/OCG/g)).toHaveLength(2);
    expect(file).toMatch(/\/OCProperties <<\n\/OCGs \[(\d+ 0 R \d+ 0 R)\][\s\S]*\/Order \[\1\]/);
    expect(file).toContain('(Relief \\(quillt auf\\))');
  });

  it('gives braille the text that it writes', async () => {
    const operations = pageOperations(await scenesToPdf([sceneOf([brailleRun([1], 20, 30)])], METADATA));
    const span = operations.find(({ operands }) => operands[0] === '/Span');
    expect(span?.operands.join(' ')).toBe('/Span <</ActualText <FEFF006100620063>>>');
  });

  it('is tagged in the order of reading, with words instead of the picture', async () => {
    const label = (objectId: string, x: number, y: number, words: string | null): readonly Primitive[] => [
      ...(words === null ? [] : [{ ...printedLine(words), objectId, origin: { x, y } } satisfies Primitive]),
      { ...brailleRun([1], x, y + 5), objectId },
    ];
    const scene = sceneOf([
      ...label('low', 20, 200, 'unten'),
      filled('E4120D'),
      ...label('right', 120, 51, null),
      ...label('left', 20, 52, 'links'),
    ]);
    const pdf = await pagesToPdf([graphicPage(scene, { alternative: 'Ein Plan' })], METADATA);
    const file = latin1(pdf);
    const roles = [...file.matchAll(/\/S \/(\w+)/g)].map((match) => match[1]);
    expect(roles.sort()).toEqual(['Document', 'Figure', 'P', 'P', 'P', 'Sect']);
    expect(file).toContain('/Alt (Ein Plan)');
    expect(file).toContain('/Marked true');

    const tags = pageOperations(pdf).filter(({ operands }) =>
      /^\/(Figure|P|Artifact)$/.test(operands[0] ?? ''),
    );
    expect(tags.map(({ operands }) => operands.join(' '))).toEqual([
      '/P <</MCID 0>>',
      '/Artifact <</Type /Layout>>',
      '/Figure <</MCID 1>>',
      '/P <</MCID 2>>',
      '/P <</MCID 3>>',
      '/Artifact <</Type /Layout>>',
    ]);
    const section = /\/S \/Sect[\s\S]*?\/K \[([^\]]*)\]/.exec(file)?.[1]?.match(/\d+(?= 0 R)/g) ?? [];
    const contents = section.map(
      (id) => new RegExp(`\\n${id} 0 obj[\\s\\S]*?/K \\[(\\d*)\\]`).exec(file)?.[1],
    );
    expect(contents).toEqual(['1', '3', '2', '0']);
    const parents = /\/Nums \[\n? *0 \[([^\]]*)\]/.exec(file)?.[1]?.match(/\d+(?= 0 R)/g);
    expect(parents).toEqual([section[3], section[0], section[2], section[1]]);
  });

  it('lists the pages of a longer file by their titles', async () => {
    const pages = Array.from({ length: 12 }, (_, index) =>
      sceneOf([filled('E4120D')], `Karte – Seite ${index + 1}`),
    );
    const file = latin1(await scenesToPdf(pages, METADATA));
    expect(file.match(/\/Type \/Page\n/g)).toHaveLength(12);
    expect(file.match(/\/Dest \[/g)).toHaveLength(12);
    expect(file).toContain('/Count 12');
    expect(latin1(await scenesToPdf(pages.slice(0, 1), METADATA))).not.toContain('/Dest [');
  });
});
