import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { id } from '../../test/documents.js';
import { isFlatColour } from '../values/colours.js';
import { CSS_COLOUR_NAMES } from './colour-names.js';
import { cssColour } from './css-colours.js';
import { readDrawing, svgObjects } from './svg-objects.js';
import { TACTILE_WISHES } from './tactile-look.js';
import { kinds } from '../standard.js';

const PAGE = { widthMm: 210, heightMm: 297, area: { x: 10, y: 10, width: 190, height: 277 } };
const AS_IT_IS = { blackLines: false, texturedFills: false, leastLineMm: 0.5, fillsPage: false };
const TACTILE = { ...TACTILE_WISHES, fillsPage: true };

function imported(content: string, wishes = AS_IT_IS) {
  let made = 0;
  const markup = `<svg width="100mm" height="50mm" viewBox="0 0 100 50">${content}</svg>`;
  return svgObjects(kinds, readDrawing(markup), PAGE, wishes, () => id((made += 1)));
}

describe('a colour of a drawing', () => {
  it.each([
    ['#000', 'black'],
    ['rgb(60, 60, 66)', 'black'],
    ['gray', 'grey'],
    ['#eee', 'white'],
    ['rgba(1,2,3,0)', 'none'],
    ['Navy', 'blue'],
    ['#ffec01', 'yellow'],
    ['currentColor', 'black'],
    ['cornflowerblue', 'cyan'],
    ['RebeccaPurple', 'blue'],
    ['slategray', 'cyan'],
    ['darkslategrey', 'cyan'],
    ['#f00f', 'red'],
    ['#ff000000', 'none'],
    ['#00000011', 'white'],
    ['rgba(0, 0, 0, 0.5)', 'grey'],
    ['rgb(100% 0% 0% / 50%)', 'red'],
    ['rgb(243 119 32)', 'orange'],
    ['rgb(none 0 255)', 'blue'],
    ['hsl(200 80% 50%)', 'cyan'],
    ['hsla(120deg, 100%, 25%, 0.7)', 'green'],
    ['hsl(0.25turn 100% 50%)', 'green'],
    ['hsl(-60, 100%, 50%)', 'magenta'],
    ['hsl(0 0% 50%)', 'grey'],
    ['hwb(0 0% 0%)', 'red'],
    ['hwb(0 60% 60%)', 'grey'],
    ['oklch(0.63 0.26 29)', 'red'],
    ['oklch(40% 50% 265deg)', 'blue'],
    ['oklab(0 0 0)', 'black'],
    ['oklab(100% 0 0)', 'white'],
    ['lab(88 -80 80)', 'green'],
    ['lab(50% 0 0 / 0)', 'none'],
    ['lch(54 107 41)', 'red'],
    ['lch(97 97 100)', 'yellow'],
    ['color(srgb 1 0 0)', 'red'],
    ['color(srgb-linear 0.2 0.2 0.2 / 1)', 'grey'],
    ['color(display-p3 0 0.9 0)', 'green'],
    ['color(srgb 1 0 0 / 0)', 'none'],
    ['#66c2a5', 'green'],
    ['#8da0cb', 'cyan'],
    ['#e5c494', 'gold_yellow'],
    ['#a6cee3', 'cyan'],
    ['#b07aa1', 'magenta'],
    ['#e377c2', 'magenta'],
    ['#ff9da7', 'red'],
    ['#8c564b', 'red'],
    ['#440154', 'violet'],
    ['#000080', 'blue'],
  ])('IMPORT-9 gives the colour %s as %s', (css, colour) => {
    expect(cssColour(css).palette).toBe(colour);
  });

  it('IMPORT-9 knows the names of CSS', () => {
    expect(CSS_COLOUR_NAMES.size).toBe(148);
    expect([...CSS_COLOUR_NAMES.values()].filter((hex) => !/^[0-9a-f]{6}$/u.test(hex))).toEqual([]);
  });

  it.each([
    'nonsense',
    'rgb(1, 2)',
    'rgb(a b c)',
    'rgb(1 2 3 / x)',
    'hsl(2turns 1% 1%)',
    'color(xyz 1 0 0)',
    'var(--ink)',
    '#12345',
  ])('IMPORT-9 takes %s for a colour that it names as left out, not for black', (css) => {
    const bar = `<rect x="0" y="10" width="15" height="30" fill="${css}"/>`;
    const line = `<path d="M0 5H90" fill="none" stroke="${css}"/>`;
    for (const drawn of [bar, line]) {
      expect(imported(drawn).leftOut).toEqual(['unreadColour']);
    }
    const { objects } = imported(bar + bar.replace(css, 'other') + line, TACTILE);
    expect(objects).toMatchObject([
      { fill: 'blue', pattern: { template: 'diagonal_lines' } },
      { fill: 'blue', pattern: { template: 'dotted' } },
      { borderColour: 'black' },
    ]);
  });

  it('IMPORT-9 names nothing where all colours can be read, or none is given', () => {
    const shapes = '<path d="M0 5H90V9" fill="" stroke=""/><path d="M0 5H90" stroke="currentColor"/>';
    const { objects, leftOut } = imported(shapes);
    expect(objects).toMatchObject([{ fill: 'black', border: false }, { borderColour: 'black' }]);
    expect(leftOut).toEqual([]);
  });

  it('IMPORT-9 gives no colour as black, grey or white', () => {
    const channel = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(channel, channel, channel, (red, green, blue) => {
        fc.pre(Math.max(red, green, blue) - Math.min(red, green, blue) > 30);
        expect(isFlatColour(cssColour(`rgb(${red}, ${green}, ${blue})`).palette)).toBe(true);
      }),
    );
  });
});
