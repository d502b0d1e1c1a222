import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { boundsOfPath } from '../geometry/path-bounds.js';
import { svgPathOf } from '../geometry/svg-path.js';
import { readSvgFile } from './read-svg-file.js';

const BOUNDS = { shapes: 50, points: 500 };
const read = (markup: string) => readSvgFile(markup, BOUNDS);
const svg = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;
const outlinesOf = (markup: string) => read(markup).shapes.map(({ outline }) => svgPathOf(outline));
const boxesOf = (markup: string) => read(markup).shapes.map(({ outline }) => boundsOfPath(outline));

describe('reading an SVG file', () => {
  it('SVG-9 lays the view box into the size that the file says', () => {
    const line = '<path d="M0 0L10 10" stroke="black"/>';
    expect(read(svg(line, 'width="96" height="1in" viewBox="0 0 10 10"')).size).toMatchObject({
      width: 96,
      height: expect.closeTo(96),
    });
    expect(outlinesOf(svg(line, 'width="96" height="96" viewBox="0 0 10 10"'))).toEqual(['M0 0L96 96']);
    expect(outlinesOf(svg(line, 'width="200" height="100" viewBox="0 0 10 10"'))).toEqual(['M50 0L150 100']);
    const stretched = 'width="200" height="100" viewBox="0 0 10 10" preserveAspectRatio="none"';
    expect(outlinesOf(svg(line, stretched))).toEqual(['M0 0L200 100']);
    expect(outlinesOf(svg(line, 'width="20" viewBox="5 5 10 20"'))).toEqual(['M-10 -10L10 10']);
    expect(read(svg(line)).size).toBeUndefined();
    expect(
      outlinesOf(svg(`<svg x="5" y="5" width="20" height="20" viewBox="0 0 10 10">${line}</svg>`)),
    ).toEqual(['M5 5L25 25']);
  });

  it('SVG-10 draws what is used within the file, where it is used', () => {
    const defs = '<defs><rect id="a" width="2" height="3"/><g id="b"><use href="#a" x="10"/></g></defs>';
    expect(boxesOf(svg(`${defs}<use xlink:href="#b" y="5" transform="scale(2)"/>`))).toEqual([
      { x: 20, y: 10, width: 4, height: 6 },
    ]);
    const symbol = '<symbol id="s" viewBox="0 0 4 4"><rect width="4" height="4"/></symbol>';
    expect(boxesOf(svg(`${symbol}<use href="#s" x="1" width="8" height="8"/>`))).toEqual([
      { x: 1, y: 0, width: 8, height: 8 },
    ]);
    for (const foreign of [
      'http://x/y.svg#a',
      '#missing',
      'data:image/svg+xml,<svg/>',
      'file:///etc/passwd',
    ]) {
      expect(read(svg(`<use href="${foreign}"/>`))).toMatchObject({ shapes: [], leftOut: ['use'] });
    }
  });

  it('SVG-10 ends where elements use themselves or one another without end', () => {
    expect(read(svg('<g id="a"><path d="M0 0h1"/><use href="#a"/></g>')).leftOut).toEqual(['use']);
    const floors = Array.from({ length: 12 }, (_, index) => {
      const uses = `<use href="#f${index + 1}"/>`.repeat(10);
      return `<g id="f${index}">${uses}</g>`;
    });
    const bomb = read(svg(`<defs>${floors.join('')}<path id="f12" d="M0 0h1"/></defs><use href="#f0"/>`));
    expect(bomb.leftOut).toEqual(['use']);
    expect(bomb.shapes.length).toBeLessThanOrEqual(BOUNDS.shapes);
  });

  it('SVG-11 gives texts with the place of their letters, the lines of a paragraph as one', () => {
    const { texts } = read(
      svg(
        '<text x="10" y="40" font-size="20">Der <tspan font-weight="bold">Ring</tspan>' +
          '<tspan x="10" dy="25">und das Haus</tspan></text>' +
          '<text x="100" y="20" style="font-size:10px;text-anchor:end" transform="translate(0 50)">Süd</text>' +
          '<text x="5" y="5"> </text><text y="9" fill="none">weg</text>',
      ),
    );
    expect(texts.map(({ text }) => text)).toEqual(['Der Ring\nund das Haus', 'Süd']);
    expect(texts[0]?.box).toMatchObject({ x: 10, y: 25, height: 40 });
    const end = texts[1]?.box ?? { x: 0, width: 0, y: 0 };
    expect(end.x + end.width).toBeCloseTo(100);
    expect(end.y).toBeCloseTo(62.5);
  });

  it('SVG-11 places texts as the group around them says, as gnuplot writes them', () => {
    const { texts } = read(
      svg(
        '<g text-anchor="middle"><text x="50" y="20" font-size="10">20</text></g>' +
          '<g style="text-anchor:end"><text x="50" y="40" font-size="10">30</text></g>',
      ),
    );
    const [middle, end] = texts.map(({ box }) => box);
    expect((middle?.x ?? 0) + (middle?.width ?? 0) / 2).toBeCloseTo(50);
    expect((end?.x ?? 0) + (end?.width ?? 0)).toBeCloseTo(50);
  });

  it('SVG-17 draws what is made visible inside of what is not, and nothing that is not displayed', () => {
    const inside = '<g visibility="hidden"><path d="M0 0h9"/><path d="M0 5h9" visibility="visible"/></g>';
    const away = '<g display="none"><path d="M0 7h9" style="visibility:visible"/></g>';
    const collapsed = '<path d="M0 8h9" visibility="collapse"/>';
    expect(outlinesOf(svg(inside + away + collapsed))).toEqual(['M0 5L9 5']);
  });

  it('SVG-17 draws the first slide of a presentation, which a script would show', () => {
    const slide = (y: number) => `<g visibility="hidden"><g class="Slide"><path d="M0 ${y}h9"/></g></g>`;
    const { shapes, leftOut } = read(
      svg(`<g class="SlideGroup">${slide(1)}${slide(2)}</g><script>show()</script>`),
    );
    expect(shapes.map(({ outline }) => svgPathOf(outline))).toEqual(['M0 1L9 1']);
    expect(leftOut).toEqual(['script']);
  });

  it('SVG-11 leaves texts of one element by themselves that stand apart, and knows the size of a part', () => {
    const { texts } = read(
      svg(
        '<text font-size="10"><tspan x="10" y="20">1</tspan><tspan x="40" y="20.5">2</tspan>' +
          '<tspan x="40" y="90">3</tspan></text>' +
          '<text><tspan font-size="400"><tspan x="0" y="2000">Last</tspan><tspan x="0" dy="480">arm</tspan></tspan></text>',
      ),
    );
    expect(texts.map(({ text }) => text)).toEqual(['1', '2', '3', 'Last\narm']);
    expect(texts.at(-1)?.box).toMatchObject({ y: 1700, height: 780 });
  });

  it('SVG-18 draws one of several languages: the one asked for, that for all, or the first', () => {
    const drawing = svg(
      '<switch><text systemLanguage="en, fr" y="9">Rhine</text><text systemLanguage="de-AT" y="9">Rhein</text><text y="9">Rhenus</text></switch>',
    );
    const textsIn = (language?: string) =>
      readSvgFile(drawing, BOUNDS, language).texts.map(({ text }) => text);
    expect([textsIn('de'), textsIn('fr'), textsIn('nl'), textsIn()]).toEqual([
      ['Rhein'],
      ['Rhine'],
      ['Rhenus'],
      ['Rhenus'],
    ]);
    const bare = svg(
      '<switch><g systemLanguage="en"><path d="M0 1h9"/></g><g systemLanguage="fr"><path d="M0 2h9"/></g></switch>',
    );
    expect(outlinesOf(bare)).toEqual(['M0 1L9 1']);
  });

  it('SVG-19 reads what boxes of HTML say, as diagrams of Mermaid have them', () => {
    const box = (html: string) =>
      `<g transform="translate(20 30)"><foreignObject width="60" height="18"><div xmlns="x">${html}</div></foreignObject></g>`;
    const { texts, leftOut } = read(
      svg(
        box('<span>Blatt</span><br/> oder  <b>Nadel</b>?<style>p{}</style>') + box('<script>no()</script>'),
      ),
    );
    expect(texts).toEqual([{ text: 'Blatt\noder Nadel?', box: { x: 20, y: 30, width: 60, height: 18 } }]);
    expect(leftOut).toEqual(['foreignobject']);
  });

  it('SVG-20 knows the ends of lines that carry a head, and leaves other marks out', () => {
    const markers =
      '<marker id="point" orient="auto"><path d="M0 0L9 5L0 9z"/></marker>' +
      '<marker id="DotM"><path d="M0 0L9 5L0 9z"/></marker><marker id="end"><circle r="4"/></marker>';
    const line = (attributes: string) => `<path d="M0 0h90" stroke="red" ${attributes}/>`;
    const { shapes, leftOut } = read(
      svg(
        `<defs>${markers}</defs>${line('marker-end="url(#point)"')}<g style="marker-start:url('#point')">${line('')}</g>` +
          line('marker-end="none"') +
          line('marker-end="url(#gone)"'),
      ),
    );
    expect(shapes.map(({ heads }) => [heads.start, heads.end])).toEqual([
      [false, true],
      [true, false],
      [false, false],
      [false, false],
    ]);
    expect(leftOut).toEqual(['marker-end']);
    expect(
      read(svg(`${markers}${line('marker-end="url(#DotM)"')}${line('marker-start="url(#end)"')}`)).shapes,
    ).toMatchObject([{ heads: { start: false, end: false } }, { heads: { start: false, end: false } }]);
  });

  it('SVG-21 reads letters that are used as shapes, where their names say which they are', () => {
    const box = 'M0 0V-7H5V0z';
    const letters = ['g0-82', 'g1-49', 'g0-61', 'g0-228', 'glyph0-1', 'DejaVuSans-4e'].map(
      (id) => `<path id="${id}" d="${box}"/>`,
    );
    const use = (id: string, x: number, y = 20) => `<use xlink:href="#${id}" x="${x}" y="${y}"/>`;
    const read1 = (content: string) => read(svg(`<defs>${letters.join('')}</defs>${content}`));
    const { texts, shapes, leftOut } = read1(
      use('g0-82', 0) +
        use('g1-49', 5.5, 22) +
        use('g0-61', 15) +
        use('g0-228', 60) +
        use('DejaVuSans-4e', 10, 60),
    );
    expect(texts.map(({ text }) => text)).toEqual(['R₁ =', 'ä', 'N']);
    expect(texts[0]?.box).toEqual({ x: 0, y: 13, width: 20, height: 9 });
    expect([shapes, leftOut]).toEqual([[], []]);
    const halves = ['XSans-d800', 'XSans-7f', 'XSans-20', 'g0-300'].map(
      (name) => `<path id="${name}" d="${box}"/>${use(name, 0)}`,
    );
    expect(read1(halves.join(''))).toMatchObject({ texts: [], leftOut: ['letters'] });
    const unknown = read1(use('glyph0-1', 0) + `<path d="${box}"/>`);
    expect(unknown.texts).toEqual([]);
    expect(unknown.shapes).toHaveLength(1);
    expect(unknown.leftOut).toEqual(['letters']);
    expect(read1(`<g transform="rotate(90)">${use('g0-82', 0)}</g>`)).toMatchObject({
      texts: [],
      leftOut: ['letters'],
    });
  });

  it('SVG-16 reads letters that matplotlib drew as outlines as the words that it remarks', () => {
    const { shapes, texts } = read(
      '<svg><g id="text_1"><!-- Äpfel --><g transform="translate(10 20) scale(2)">' +
        '<defs><path id="l" d="M0 0H4V5Z"/></defs><use href="#l"/><use href="#l" x="5"/></g></g>' +
        '<g id="text_2"><!-- $\\mathdefault{10}$ --><path d="M50 0H54V5Z"/></g>' +
        '<g id="text_3"><!-- nothing drawn --></g><g id="line_1"><!-- a line --><path d="M0 0H9V9"/></g></svg>',
    );
    expect(texts).toEqual([
      { text: 'Äpfel', box: { x: 10, y: 20, width: 18, height: 10 } },
      { text: '10', box: { x: 50, y: 0, width: 4, height: 5 } },
    ]);
    expect(shapes).toMatchObject([{ fill: { colour: 'black' } }]);
  });

  it('SVG-16 passes over remarks too long for a label, and reads the words behind them', () => {
    const long = (characters: number) => `<!--${'x'.repeat(characters)}-->`;
    const { texts, isCut } = read(
      `<svg>${long(2_000_001)}<text y="9">Haus</text><g id="text_1">${long(1001)}<path d="M0 0H4V5Z"/></g></svg>`,
    );
    expect(texts.map(({ text }) => text)).toEqual(['Haus']);
    expect(isCut).toBe(false);
  });

  it('SVG-12 takes looks from simple rules of a style sheet, below those of the element itself', () => {
    const css =
      '<style>/* x */ .line{fill:none;stroke:#00f} path{stroke-width:3} #own{stroke:red}' +
      'path:hover{fill:lime} @import url(http://x/y.css);</style>';
    const { shapes, leftOut } = read(
      svg(
        `${css}<path class="line thick" d="M0 0h9"/><path class="line" id="own" d="M0 0h9"/>` +
          '<path class="line" style="stroke:green" d="M0 0h9"/>',
      ),
    );
    expect(shapes.map(({ stroke, strokeWidth }) => [stroke, strokeWidth])).toEqual([
      ['#00f', 3],
      ['red', 3],
      ['green', 3],
    ]);
    expect(leftOut).toEqual(['style']);
  });

  it('SVG-12 knows elements within others, with several classes, and what goes before the element itself', () => {
    const css =
      '<style>#all .node rect,#all .node path{fill:lime} .node>path{stroke:blue} .node.end path{stroke:red}' +
      ' .free path{fill:none;stroke:gray!important} g>.own{fill:teal} #all > .own{fill:navy}</style>';
    const path = (attributes = '') => `<path d="M0 0h9v9z" ${attributes}/>`;
    const { shapes, leftOut } = read(
      svg(
        `${css}<g class="node">${path()}<g>${path()}</g></g><g class="end node">${path()}</g>` +
          `<g class="free">${path('style="stroke:green;fill:pink"')}</g><g>${path('class="own"')}</g>${path('class="own"')}${path()}`,
        'id="all"',
      ),
    );
    expect(shapes.map(({ fill, stroke }) => [fill.colour, stroke])).toEqual([
      ['lime', 'blue'],
      ['lime', 'none'],
      ['lime', 'red'],
      ['pink', 'gray'],
      ['teal', 'none'],
      ['navy', 'none'],
      ['black', 'none'],
    ]);
    expect(leftOut).toEqual([]);
  });

  it('SVG-12 looks at each element once, however deep the elements and selectors lie in each other', () => {
    const rules = Array.from({ length: 500 }, (_, at) => `.no g g g g .x${at % 2}{fill:red}`).join('');
    const depth = 50;
    const inner = '<path class="x0 x1" d="M0 0h9v9z"/>'.repeat(40);
    const markup = svg(
      `<style>${rules} .deep g g g g path{fill:lime}</style><g class="deep">${'<g>'.repeat(depth)}${inner}${'</g>'.repeat(depth)}</g>`,
    );
    expect(new Set(read(markup).shapes.map(({ fill }) => fill.colour))).toEqual(new Set(['black']));
    const few = markup.replace(rules, '');
    expect(new Set(read(few).shapes.map(({ fill }) => fill.colour))).toEqual(new Set(['lime']));
  });

  it('SVG-13 takes the first colour of a gradient, and tells the patterns of a drawing apart', () => {
    const defs =
      '<defs><linearGradient id="g"><stop stop-color="#f00"/><stop stop-color="#0f0"/></linearGradient>' +
      '<radialGradient id="h" href="#g"/><pattern id="p"><path d="M0 0h9"/></pattern>' +
      '<pattern id="q"><path d="M0 0v9"/></pattern><pattern id="r"><path d="M0 0h9"/></pattern></defs>';
    const fills = read(
      svg(
        ['url(#g)', 'url(#h)', 'url(#p)', 'url(#q)', 'url(#r)', 'url(#no) blue', 'url(http://x/y#z)']
          .map((fill) => `<path d="M0 0h9v9" stroke="black" fill="${fill}"/>`)
          .join('') + defs,
      ),
    );
    expect(fills.shapes.map(({ fill }) => [fill.colour, fill.texture])).toEqual([
      ['#f00', null],
      ['#f00', null],
      ['none', 0],
      ['none', 1],
      ['none', 0],
      ['blue', null],
      ['none', null],
    ]);
    expect(fills.leftOut).toEqual(['gradient', 'url']);
  });

  it('SVG-14 names what could load, run or is not drawn as it was', () => {
    const { shapes, leftOut } = read(
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>' +
        svg(
          '<script>alert(1)</script><image href="http://x/y.png"/><foreignObject><p>x</p></foreignObject>' +
            '<path d="M0 0h9" onclick="alert(1)" clip-path="url(#c)"/><animate attributeName="x"/>' +
            '<text>&b;</text>',
        ),
    );
    expect(shapes).toHaveLength(1);
    expect(leftOut).toEqual(['script', 'image', 'foreignobject', 'clip-path', 'animate']);
  });

  it('SVG-15 says when it stopped at its bounds, however deep and however much there is', () => {
    expect(read(svg('<path d="M0 0h9"/>'.repeat(60)))).toMatchObject({ shapes: { length: 50 }, isCut: true });
    const deep = `${'<g>'.repeat(5000)}<path d="M0 0h9"/>${'</g>'.repeat(5000)}`;
    expect(read(svg(deep))).toMatchObject({ shapes: [], isCut: true });
    expect(read('no markup at all')).toMatchObject({ shapes: [], texts: [], isCut: false });
  });

  it('SVG-6 never throws and gives finite numbers, whatever the file is', () => {
    const pieces = fc.constantFrom(
      ...[
        '<svg viewBox="0 0 0 9" width="',
        '1e400',
        '<g id="a">',
        '</g>',
        '<use href="#a"',
        '<style>.a{',
        '}</style>',
      ],
      ...[
        '<text x="1e308" font-size="1e308">',
        'A',
        '</text>',
        '<tspan dy="',
        '"/>',
        '">',
        '<rect width="9" height="9" fill="url(#a)"/>',
      ],
      ...[
        ' class="a"',
        '<symbol id="a">',
        '</symbol>',
        '<pattern id="a"/>',
        '<linearGradient id="a" href="#a"/>',
        '<!DOCTYPE a [',
      ],
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 40 }), (parts) => {
        const { shapes, texts, size } = read(svg(parts.join('')));
        const boxes = [...shapes.map(({ outline }) => boundsOfPath(outline)), ...texts.map(({ box }) => box)];
        for (const { x, y, width, height } of boxes)
          expect([x, y, width, height].every(Number.isFinite)).toBe(true);
        if (size) expect(Number.isFinite(size.width * size.height)).toBe(true);
      }),
      { numRuns: 400 },
    );
  });
});
