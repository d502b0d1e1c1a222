import { describe, expect, it } from '@jest/globals';
import { pdfFile, streamOf } from '../../../test/pdf-file.js';
import { openPdf } from './open-pdf.js';

/** A server that has nothing. */
const NOTHING = {
  standardFont: () => Promise.reject(new Error('there is no server')),
  jpeg2000: undefined,
};

type Files = Parameters<typeof pdfFile>;

async function readPage(page: Files[0][number], objects: Files[1] = [], number = 1) {
  const pdf = await openPdf(pdfFile([page], objects), NOTHING);
  return pdf.read(number);
}

async function shapesOf(...parts: Parameters<typeof readPage>) {
  return (await readPage(...parts)).drawing.shapes;
}

const problemOf = async (bytes: Uint8Array<ArrayBuffer>) => {
  try {
    await openPdf(bytes, NOTHING);
    return 'none';
  } catch (error) {
    return (error as { problem?: string }).problem;
  }
};

/** Px of the drawing to the units of the file. */
const px = (pt: number) => (pt * 96) / 72;

describe('pages of a PDF file', () => {
  it('become shapes with their colours, lines and dashes, and texts, in px from the top left', async () => {
    const { drawing, isPicture } = await readPage({
      content: [
        '1 0 0 rg 10 10 50 40 re f',
        'q 2 0 0 2 0 0 cm 0 0 1 RG 1.5 w [3 2] 0 d 0 0 m 50 50 l S Q',
        '0 G 0 0 30 30 re 10 10 10 10 re B*',
        'BT /F1 12 Tf 20 50 Td (Hallo) Tj 30 0 Td [(We) 10 (lt)] TJ ET',
      ].join(' '),
    });
    expect(isPicture).toBe(false);
    expect(drawing.size).toEqual({ width: expect.closeTo(px(200)), height: expect.closeTo(px(100)) });
    expect(drawing.shapes).toMatchObject([
      { fill: { colour: '#ff0000' }, stroke: 'none' },
      { fill: { colour: 'none' }, stroke: '#0000ff', strokeWidth: expect.closeTo(px(3)), isDashed: true },
      { fill: { colour: '#ff0000' }, stroke: '#000000', isDashed: false },
    ]);
    expect(drawing.shapes[0]?.outline[0]).toEqual({
      kind: 'M',
      to: { x: expect.closeTo(px(10)), y: expect.closeTo(px(90)) },
    });
    expect(drawing.texts).toMatchObject([{ text: 'Hallo Welt', box: { x: expect.closeTo(px(20)) } }]);
    expect(drawing.leftOut).toEqual([]);
  });

  it('are turned and cut as the file says', async () => {
    const { drawing } = await readPage({
      content: '30 20 10 10 re f 400 20 10 10 re f 500 0 10 10 re f',
      mediaBox: '0 0 600 300',
      more: '/CropBox[20 20 220 120]/Rotate 90',
    });
    expect(drawing.size).toEqual({ width: expect.closeTo(px(100)), height: expect.closeTo(px(200)) });
    expect(drawing.shapes.map(({ outline }) => outline[0])).toEqual([
      { kind: 'M', to: { x: expect.closeTo(0), y: expect.closeTo(px(10)) } },
    ]);
  });

  it('draw their forms where these are placed, bounded by their boxes', async () => {
    const form = streamOf('/Type/XObject/Subtype/Form/BBox[0 0 10 10]/Matrix[2 0 0 2 0 0]', '0 0 30 5 re f');
    const shapes = await shapesOf(
      {
        content: 'q 1 0 0 1 20 30 cm /M Do Q q 1 0 0 1 60 30 cm /M Do Q',
        resources: '/XObject<</M 100 0 R>>',
      },
      [form],
    );
    const boxes = shapes.map(({ outline }) => {
      const xs = outline.flatMap((step) => (step.kind === 'Z' ? [] : [step.to.x]));
      return [Math.min(...xs), Math.max(...xs)];
    });
    expect(boxes).toEqual([
      [expect.closeTo(px(20)), expect.closeTo(px(40))],
      [expect.closeTo(px(60)), expect.closeTo(px(80))],
    ]);
  });

  it('have textures for patterns and the first colour of gradients; meshes and shadings are named', async () => {
    const tile = (content: string) =>
      streamOf(
        '/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 4 4]/XStep 4/YStep 4/Resources<<>>',
        content,
      );
    const fades =
      '<</ShadingType 2/ColorSpace/DeviceRGB/Coords[0 0 200 0]/Function<</FunctionType 2/Domain[0 1]/C0[0 1 0]/C1[1 0 0]/N 1>>>>';
    const { drawing } = await readPage(
      {
        content:
          '/Pattern cs /A scn 0 0 9 9 re f /B scn 20 0 9 9 re f /A scn 40 0 9 9 re f /G scn 60 0 9 9 re f /S sh',
        resources:
          '/Pattern<</A 100 0 R/B 101 0 R/G<</PatternType 2/Shading 102 0 R>>>>/Shading<</S 102 0 R>>',
      },
      [tile('0 0 m 4 4 l S'), tile('0 0 2 2 re f'), fades],
    );
    expect(drawing.shapes.map(({ fill }) => fill)).toEqual([
      { colour: 'none', texture: 0 },
      { colour: 'none', texture: 1 },
      { colour: 'none', texture: 0 },
      { colour: '#00ff00', texture: null },
    ]);
    expect(drawing.leftOut).toEqual(['gradient', 'shading']);
  });

  it('have the layers that are shown, without what masks others', async () => {
    const layers = '/Properties<</On 100 0 R/Off 101 0 R>>';
    const catalogue =
      '<</Type/Catalog/Pages 2 0 R/OCProperties<</OCGs[100 0 R 101 0 R]/D<</Order[]/OFF[101 0 R]>>>>>>';
    const mask = streamOf(
      '/Type/XObject/Subtype/Form/BBox[0 0 99 99]/Group<</S/Transparency/CS/DeviceGray>>',
      '0 0 99 99 re f',
    );
    const file = pdfFile(
      [
        {
          content:
            '/OC /On BDC 0 0 9 9 re f EMC /OC /Off BDC 20 0 9 9 re f EMC /GS gs 1 0 0 rg 40 0 9 9 re f',
          resources: `${layers}/ExtGState<</GS<</SMask<</S/Luminosity/G 102 0 R>>/ca 0.5>>>>`,
        },
      ],
      ['<</Type/OCG/Name(a)>>', '<</Type/OCG/Name(b)>>', mask, catalogue],
      '/Root 103 0 R',
    );
    const pdf = await openPdf(file, NOTHING);
    const { drawing } = await pdf.read(1);
    expect(drawing.shapes.map(({ fill }) => fill.colour)).toEqual(['black', '#ff0000']);
    expect(drawing.leftOut).toEqual(['mask']);
  });

  it('have texts in fonts that are drawings, as wide as these say', async () => {
    const glyph = streamOf('', '500 0 0 0 500 700 d1 0 0 500 700 re f');
    const font =
      '<</Type/Font/Subtype/Type3/FontBBox[0 0 500 700]/FontMatrix[0.002 0 0 0.002 0 0]/FirstChar 97/LastChar 98/Widths[500 500]/Encoding<</Differences[97/a/b]>>/CharProcs<</a 100 0 R/b 100 0 R>>/Resources<<>>>>';
    const { drawing } = await readPage(
      { content: 'BT /T 12 Tf 20 50 Td (ab) Tj ET', resources: '/Font<</T 101 0 R>>' },
      [glyph, font],
    );
    expect(drawing.texts).toMatchObject([{ text: 'ab', box: { width: expect.closeTo(px(24)) } }]);
    expect(drawing.shapes).toEqual([]);
  });

  it('are told as pictures where they are scans, whose hidden text is not taken', async () => {
    const image = streamOf(
      '/Type/XObject/Subtype/Image/Width 2/Height 2/BitsPerComponent 8/ColorSpace/DeviceGray',
      'abcd',
    );
    const page = {
      content: 'q 200 0 0 100 0 0 cm /I Do Q BT 3 Tr /F1 12 Tf 20 50 Td (Scan) Tj ET',
      resources: '/XObject<</I 100 0 R>>',
    };
    expect(await readPage(page, [image])).toMatchObject({
      isPicture: true,
      drawing: { shapes: [], texts: [], leftOut: ['image'] },
    });
  });

  it('are read without their annotations, links and scripts', async () => {
    const stamp = streamOf('/Type/XObject/Subtype/Form/BBox[0 0 99 99]', '0 0 99 99 re f');
    const note =
      '<</Type/Annot/Subtype/Stamp/Rect[0 0 99 99]/AP<</N 100 0 R>>/A<</S/JavaScript/JS(app.alert(1))>>>>';
    const shapes = await shapesOf(
      { content: '0 0 9 9 re f', more: '/Annots[101 0 R]/AA<</O<</S/JavaScript/JS(app.alert(1))>>>>' },
      [stamp, note],
    );
    expect(shapes).toHaveLength(1);
  });
});

describe('PDF files that cannot be read', () => {
  it('are told apart: locked, damaged, too much', async () => {
    const locked = pdfFile(
      [{ content: '' }],
      [`<</Filter/Standard/V 1/R 2/Length 40/P -4/O<${'ab'.repeat(32)}>/U<${'cd'.repeat(32)}>>>`],
      `/Encrypt 100 0 R/ID[<${'00'.repeat(16)}><${'00'.repeat(16)}>]`,
    );
    expect(await problemOf(locked)).toBe('pdfPassword');
    expect(await problemOf(pdfFile([{ content: '' }]).slice(0, 200))).toBe('pdfDamaged');
    expect(await problemOf(pdfFile([]))).toBe('pdfDamaged');
    expect(await problemOf(Uint8Array.from('%PDF-1.7\n', (sign) => sign.charCodeAt(0)))).toBe('pdfDamaged');
  });

  it('stop at as many steps as are allowed, and other pages can be read', async () => {
    const pdf = await openPdf(
      pdfFile([{ content: '0 0 9 9 re f '.repeat(500) }, { content: '0 0 9 9 re f '.repeat(50) }]),
      NOTHING,
      100,
    );
    await expect(pdf.read(1)).rejects.toMatchObject({ problem: 'pdfTooMuch' });
    expect((await pdf.read(2)).drawing.shapes).toHaveLength(50);
    expect((await pdf.read(2)).drawing.shapes).toHaveLength(50);
    await expect(pdf.read(3)).rejects.toMatchObject({ problem: 'pdfDamaged' });
  });
});
