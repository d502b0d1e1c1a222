import { describe, expect, it } from '@jest/globals';
import { id } from '../../test/documents.js';
import type { Point } from '../geometry/point.js';
import { brailleDotCentres } from '../primitives/primitive-bounds.js';
import { DOT_GEOMETRY } from '../primitives/sizes.js';
import { cellsFromUnicode } from '../translator/cells.js';
import { kinds } from '../standard.js';
import { readDrawing, svgObjects, type SvgWishes } from './svg-objects.js';

const PAGE = { widthMm: 210, heightMm: 297, area: { x: 0, y: 0, width: 210, height: 297 } };
const AS_IT_IS: SvgWishes = { blackLines: false, texturedFills: false, leastLineMm: 0.1, fillsPage: false };
const SHEET = 'xmlns="http://www.w3.org/2000/svg" width="210mm" height="297mm" viewBox="0 0 210 297"';

const circle = ({ x, y }: Point) => `M${x - 0.75} ${y}a.75 .75 0 1 0 1.5 0a.75 .75 0 1 0 -1.5 0Z`;

/** A row of braille as drawings of the program have it: one path with a title. */
function drawn(text: string, origin: Point, angle: number, title = text): string {
  const cells = cellsFromUnicode(text);
  const dots = brailleDotCentres({ cells, text, origin, angle, dots: DOT_GEOMETRY, ink: '000000' });
  return `<path d="${dots.map(circle).join('')}"><title>${title}</title></path>`;
}

function objectsOf(content: string) {
  let last = 100;
  const drawing = readDrawing(`<svg ${SHEET}>${content}</svg>`);
  return svgObjects(kinds, drawing, PAGE, AS_IT_IS, () => id((last += 1))).objects;
}

describe('braille that a drawing draws dot by dot', () => {
  it.each([
    ['a word', '⠓⠡⠎', 0],
    ['a word whose first and last cells have dots on one side', '⠂⠓⠐', 0],
    ['one dot', '⠄', 0],
    ['a word that is turned', '⠓⠡⠎⠓⠡⠎', 90],
    ['a word that is turned askew', '⠓⠡⠎⠀⠓⠡⠎', 337.5],
  ])('becomes a label of cells in its place: %s', (_, text, angle) => {
    const origin = { x: 80, y: 120 };
    const [label] = objectsOf(drawn(text, origin, angle));
    if (label?.type !== 'label') throw new Error('no label');
    expect(label).toMatchObject({ text, displayLetters: false, placing: 'hand', anchor: null });
    expect(label.angle).toBeCloseTo(angle, 6);
    const middle = { x: label.x + label.width / 2, y: label.y + label.height / 2 };
    // Dot 1 of the first cell, as the frame has it: half a dot from its corner, turned about its middle.
    const turn = (label.angle * Math.PI) / 180;
    const [dx, dy] = [label.x + 0.75 - middle.x, label.y + 0.75 - middle.y];
    expect(middle.x + dx * Math.cos(turn) - dy * Math.sin(turn)).toBeCloseTo(origin.x, 2);
    expect(middle.y + dx * Math.sin(turn) + dy * Math.cos(turn)).toBeCloseTo(origin.y, 2);
  });

  it('is read from a group whose title says it, too', () => {
    const dots = drawn('⠓⠡⠎', { x: 80, y: 120 }, 0, 'dots');
    expect(objectsOf(`<g><title>⠓⠡⠎</title>${dots}</g>`)).toMatchObject([{ type: 'label', text: '⠓⠡⠎' }]);
  });

  it('is one label where it is written as text, in several rows', () => {
    const rows = '<text x="20" y="30">⠓⠡⠎<tspan x="20" y="40">⠁⠍⠀⠎⠑⠑</tspan></text>';
    expect(objectsOf(rows)).toMatchObject([
      { type: 'label', text: '⠓⠡⠎\n⠁⠍⠀⠎⠑⠑', displayLetters: false, width: 34, height: 16.5 },
    ]);
  });

  it('stays dots where the title says other cells, or print', () => {
    for (const title of ['⠓⠡', 'Haus', '⠀'])
      expect(objectsOf(drawn('⠓⠡⠎', { x: 80, y: 120 }, 0, title)).map(({ type }) => type)).toEqual(['path']);
  });
});

describe('a texture that a drawing names', () => {
  it('is the same again, with the strip that the drawing left free', () => {
    const pattern = (attributes: string) =>
      `<pattern id="t1" ${attributes} width="5" height="5"><path d="M0 0L5 5"/></pattern><pattern id="t2" href="#t1" patternTransform="translate(3 4)"/>`;
    const area = '<path d="M20 20H80V80H20Z" fill="url(#t2)"/>';
    expect(objectsOf(`<defs>${pattern('data-texture="stair"')}</defs>${area}`)).toMatchObject([
      { pattern: { template: 'stair', offset: 0 } },
    ]);
    // A name that no texture has: the first of those that stand for patterns.
    expect(objectsOf(`<defs>${pattern('data-texture="toString"')}</defs>${area}`)).toMatchObject([
      { pattern: { template: 'diagonal_lines' } },
    ]);
  });
});
