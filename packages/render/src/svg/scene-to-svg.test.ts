import { describe, expect, it } from '@jest/globals';
import type { Primitive } from '@tastwerk/editor-core/scene';
import { brailleRun, printedLine, rectPath, sceneOf, texturedSquare } from '../../test/scenes.js';
import { sceneToSvg } from './scene-to-svg.js';

function outline(layer: Primitive['layer']): Primitive {
  const stroke = { ink: '000000', widthMm: 1.5, dashMm: [8, 4], cap: 'butt', join: 'miter' } as const;
  return { type: 'path', layer, objectId: null, path: rectPath(10, 10, 50, 40), stroke };
}

function count(svg: string, pattern: RegExp): number {
  return [...svg.matchAll(pattern)].length;
}

describe('sceneToSvg', () => {
  it('has the size of the paper in mm with one unit per mm', () => {
    const svg = sceneToSvg(sceneOf([]));
    expect(svg).toContain('width="210mm" height="297mm" viewBox="0 0 210 297"');
    expect(svg).toContain('stroke-miterlimit="10"');
  });

  it('names the picture and describes it, with markup in the words escaped', () => {
    const svg = sceneToSvg(sceneOf([], 'Plan <A> & B'), { description: 'Ein "Plan"' });
    expect(svg).toContain('<title id="title">Plan &lt;A&gt; &amp; B</title>');
    expect(svg).toContain('<desc id="desc">Ein &quot;Plan&quot;</desc>');
    expect(svg).toContain('role="img" aria-labelledby="title" aria-describedby="desc"');
    expect(sceneToSvg(sceneOf([]))).not.toContain('aria-describedby');
  });

  it('groups neighbours of one layer without changing the painting order', () => {
    const svg = sceneToSvg(
      sceneOf([outline('relief'), outline('relief'), outline('print'), outline('relief')]),
    );
    expect([...svg.matchAll(/data-layer="(\w+)"/g)].map((match) => match[1])).toEqual([
      'relief',
      'print',
      'relief',
    ]);
  });

  it('draws what gets printed unless other layers are asked for', () => {
    const scene = sceneOf([outline('relief'), outline('print'), outline('aid')]);
    expect(count(sceneToSvg(scene), /<path/g)).toBe(2);
    expect(count(sceneToSvg(scene, { layers: ['relief'] }), /<path/g)).toBe(1);
    expect(sceneToSvg(scene, { layers: ['aid'] })).toContain('data-layer="aid"');
  });

  it('strokes with width, dashes and ink', () => {
    expect(sceneToSvg(sceneOf([outline('relief')]))).toContain(
      'fill="none" stroke="#000000" stroke-width="1.5" stroke-dasharray="8 4"/>',
    );
  });

  it('defines the marks of a texture once and a lattice per place', () => {
    const svg = sceneToSvg(
      sceneOf([
        texturedSquare(20, 20, 'dotted'),
        texturedSquare(20, 20, 'dotted'),
        texturedSquare(91, 20, 'dotted'),
        texturedSquare(20, 90, 'dotted', 45),
      ]),
    );
    expect(count(svg, /<pattern [^>]*patternUnits/g)).toBe(1);
    expect(count(svg, /<pattern [^>]*href/g)).toBe(3);
    expect(count(svg, /fill="url\(#t2\)"/g)).toBe(2);
  });

  it('draws the dots of all tiles of a cell', () => {
    const svg = sceneToSvg(sceneOf([texturedSquare(20, 20, 'dotted')]));
    const dots = /patternUnits[^>]*><path d="([^"]*)"/.exec(svg)?.[1] ?? '';
    const places = [...dots.matchAll(/M([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
    const columns = new Set(places.map(([x]) => x));
    const rows = new Set(places.map(([, y]) => y));
    expect(columns.size).toBeGreaterThan(2);
    expect(columns.size).toBe(rows.size);
    // Every other row is shifted.
    expect(places).toHaveLength((columns.size * rows.size) / 2);
  });

  it('puts the centre of a tile at the centre of the lattice', () => {
    const svg = sceneToSvg(sceneOf([texturedSquare(33.3, 47.1, 'vertical_lines')]));
    const size = Number(/width="([\d.]+)" height="[\d.]+"><path/.exec(svg)?.[1]);
    const x = Number(/translate\((\S+) /.exec(svg)?.[1]);
    expect(x + size / 2).toBeCloseTo(48.3, 3);
    expect((size / 5) % 2).toBe(1);
  });

  it('writes black print as text as wide as the core measured it', () => {
    const svg = sceneToSvg(sceneOf([printedLine('Größe < 3 & mehr', 90)]));
    expect(svg).toContain(
      '<text x="20" y="30" transform="rotate(90 20 30)" font-size="4.939" textLength="25" ' +
        'lengthAdjust="spacingAndGlyphs" fill="#0000FF">Größe &lt; 3 &amp; mehr</text>',
    );
    expect(svg).toContain('font-kerning:none');
    expect(svg).not.toContain('@font-face');
  });

  it('leans italic print about its place, outlines bold print and names another language', () => {
    const line = printedLine('very', 90);
    const svg = sceneToSvg(sceneOf([{ ...line, isBold: true, isItalic: true, language: 'en' }]));
    expect(svg).toContain('transform="rotate(90 20 30) matrix(1 0 -0.21256 1 6.377 0)"');
    expect(svg).toContain('fill="#0000FF" stroke="#0000FF" stroke-width="0.247" xml:lang="en">very</text>');
    expect(sceneToSvg(sceneOf([{ ...line, angle: 0, isItalic: true }]))).toContain(
      'transform="matrix(1 0 -0.21256 1 6.377 0)"',
    );
  });

  it('embeds the fonts that it is given, but only where there is text', () => {
    const fonts = [{ base64: 'AAAA', unicodeRange: 'U+0-FF' }];
    expect(sceneToSvg(sceneOf([printedLine('a')]), { fonts })).toContain('url(data:font/woff;base64,AAAA)');
    expect(sceneToSvg(sceneOf([outline('relief')]), { fonts })).not.toContain('AAAA');
  });

  it('embeds of the fonts those that have characters of the drawing', () => {
    const fonts = [
      { base64: 'AAAA', unicodeRange: 'U+0000-00FF,U+0131' },
      { base64: 'BBBB', unicodeRange: 'U+0370-0377, U+037A' },
    ];
    const embedded = (text: string) =>
      [...sceneToSvg(sceneOf([printedLine(text)]), { fonts }).matchAll(/base64,(\w+)/g)].map(
        (match) => match[1],
      );
    expect(embedded('aı')).toEqual(['AAAA']);
    expect(embedded('a\u037a')).toEqual(['AAAA', 'BBBB']);
    expect(embedded('\u0378')).toEqual([]);
  });

  it('keeps blanks at the ends of text and those that follow each other', () => {
    const kept = (text: string) =>
      sceneToSvg(sceneOf([printedLine(text)])).includes(`xml:space="preserve">${text}</text>`);
    expect([' a', 'a ', 'a  b', 'a b'].map(kept)).toEqual([true, true, true, false]);
  });

  it('draws a run of braille as one path of circles at the places of its dots', () => {
    const svg = sceneToSvg(sceneOf([brailleRun([0b100001], 20, 30)]));
    expect(svg).toContain(
      '<path d="M19.25 30a0.75 0.75 0 1 0 1.5 0a0.75 0.75 0 1 0 -1.5 0zM21.75 35a0.75 0.75 0 1 0 1.5 0' +
        'a0.75 0.75 0 1 0 -1.5 0z" fill="#000000"><title>abc</title></path>',
    );
  });

  it('clips children to an outline', () => {
    const clip: Primitive = {
      type: 'clip',
      layer: 'relief',
      objectId: null,
      clip: rectPath(0, 0, 10, 10),
      evenOdd: true,
      children: [outline('relief'), outline('aid')],
    };
    const svg = sceneToSvg(sceneOf([clip]));
    expect(svg).toContain(
      '<clipPath id="c1"><path d="M0 0L10 0L10 10L0 10Z" clip-rule="evenodd"/></clipPath>',
    );
    expect(count(svg, /stroke-dasharray/g)).toBe(1);
    expect(svg).toContain('<g clip-path="url(#c1)">');
  });

  it('begins every id with the prefix', () => {
    const svg = sceneToSvg(sceneOf([texturedSquare(20, 20, 'grid')]), { idPrefix: 'p2-', description: 'x' });
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(ids).toEqual(['p2-title', 'p2-desc', 'p2-t1', 'p2-t2']);
    const uses = [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].map((match) => match[1]);
    expect(uses.every((id) => ids.includes(id))).toBe(true);
  });

  it('gives the same text again', () => {
    const scene = sceneOf([texturedSquare(20, 20, 'stair'), brailleRun([63], 1, 2), printedLine('a')]);
    expect(sceneToSvg(scene)).toBe(sceneToSvg(scene));
  });
});
