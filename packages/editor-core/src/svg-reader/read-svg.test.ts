import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { boundsOfPath } from '../geometry/path-bounds.js';
import { svgPathOf } from '../geometry/svg-path.js';
import { arcSteps } from './arc.js';
import { readPathNotation } from './path-notation.js';
import { readSvg } from './read-svg.js';
import { applyMatrix, transformOf } from './transform.js';

const BOUNDS = { shapes: 50, points: 500 };

function read(markup: string) {
  return readSvg(markup, BOUNDS);
}

function outlineOf(markup: string) {
  return svgPathOf(read(markup).shapes[0]?.outline ?? []);
}

describe('reading SVG markup', () => {
  it('SVG-1 reads every kind of shape', () => {
    expect(outlineOf('<path d="M1 2L3 4"/>')).toBe('M1 2L3 4');
    expect(outlineOf('<line x1="1" y1="2" x2="3" y2="4" stroke="black"/>')).toBe('M1 2L3 4');
    expect(outlineOf('<polyline points="1,2 3,4 5"/>')).toBe('M1 2L3 4');
    expect(outlineOf('<polygon points="1,2 3,4 5,6"/>')).toBe('M1 2L3 4L5 6Z');
    expect(outlineOf('<rect x="1" y="2" width="3" height="4"/>')).toBe('M1 2L4 2L4 6L1 6Z');
    const round = read(
      '<rect width="30" height="20" rx="5"/><circle cx="9" cy="8" r="2"/><ellipse rx="3" ry="2"/>',
    );
    expect(round.shapes.map(({ outline }) => boundsOfPath(outline))).toEqual([
      { x: 0, y: 0, width: 30, height: 20 },
      { x: 7, y: 6, width: 4, height: 4 },
      { x: -3, y: -2, width: 6, height: 4 },
    ]);
    expect(round.shapes[0]?.outline).toHaveLength(10);
  });

  it('SVG-2 takes colours, lines and places from the elements around', () => {
    const { shapes } = read(
      '<svg><g fill="red" stroke="#000" style="stroke-width: 2px" transform="translate(10,20) scale(3)">' +
        '<path d="M0 0h4" stroke-dasharray="4 2"/><g fill="none" color="blue"><path d="M0 0v1" stroke="currentColor"/>' +
        '</g></g><path d="M0 0h1"/></svg>',
    );
    expect(shapes).toEqual([
      {
        outline: [
          { kind: 'M', to: { x: 10, y: 20 } },
          { kind: 'L', to: { x: 22, y: 20 } },
        ],
        fill: 'red',
        stroke: '#000',
        strokeWidth: 6,
        isDashed: true,
        heads: { start: false, end: false },
      },
      expect.objectContaining({ fill: 'none', stroke: 'blue', strokeWidth: 6, isDashed: false }),
      expect.objectContaining({ fill: 'black', stroke: 'none' }),
    ]);
  });

  it('SVG-2 knows the transforms of SVG in their order', () => {
    const at = (transform: string) => applyMatrix(transformOf(transform), { x: 2, y: 1 });
    expect(at('translate(5) scale(2, 3)')).toEqual({ x: 9, y: 3 });
    expect(at('rotate(90, 2, 0)')).toEqual({ x: expect.closeTo(1), y: expect.closeTo(0) });
    expect(at('matrix(1 2 3 4 5 6)')).toEqual({ x: 10, y: 14 });
    expect(at('skewX(45)skewY(0) nonsense(7)')).toEqual({ x: expect.closeTo(3), y: 1 });
    expect(at('translate(0,1122) scale(0.1,-0.1)')).toEqual({ x: 0.2, y: 1121.9 });
  });

  it('SVG-3 draws nothing that is not seen', () => {
    const hidden = '<path d="M0 0h9" style="display:none"/><g opacity="0"><path d="M0 0h9"/></g>';
    const clear = '<path d="M0 0h9" fill="none"/><path d="M0 0h9" fill-opacity="0"/><path d="M5 5"/>';
    const defined = '<defs><path d="M0 0h9"/></defs><clipPath><rect width="5" height="5"/></clipPath>';
    expect(read(hidden + clear + defined)).toEqual({ shapes: [], leftOut: [], isCut: false });
  });

  it('SVG-4 names what it does not read, and follows nothing', () => {
    const markup =
      '<image href="http://x/y.png"/><text>A<tspan>B</tspan></text><use href="#a"/><foreignObject><p>no</p></foreignObject>' +
      '<script>alert(1)</script><constructor/><style>path{fill:red}</style><path d="M0 0h9"/>';
    const { shapes, leftOut } = read(markup);
    expect(shapes).toHaveLength(1);
    expect(leftOut).toEqual(['image', 'text', 'use', 'foreignobject', 'constructor', 'style']);
  });

  it('SVG-5 stops at its bounds and says so', () => {
    expect(readSvg('<path d="M0 0h9"/>'.repeat(60), BOUNDS)).toMatchObject({
      shapes: { length: 50 },
      isCut: true,
    });
    const long = readSvg(`<path d="M0 0${'h1'.repeat(700)}"/><path d="M0 0h1"/>`, BOUNDS);
    expect(long).toMatchObject({ shapes: { length: 1 }, isCut: true });
  });

  it('SVG-6 never throws and gives finite numbers', () => {
    const pieces = fc.constantFrom(
      ...[
        '<g>',
        '</g>',
        '<svg',
        '<path d="',
        'M1 1',
        'A1 2 3 1 0 4 5',
        'e9',
        '"/>',
        '<rect width="1e999"',
        '/>',
        '&x;',
      ],
      ...[
        '<![CDATA[',
        ']]>',
        '<!--',
        '-->',
        ' transform="rotate(',
        'scale(1e300)',
        ')"',
        'zzQ1 2 3',
        '<!DOCTYPE a [',
        '\u0000',
      ],
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 30 }), (parts) => {
        const { shapes } = read(parts.join(''));
        expect(shapes.length).toBeLessThanOrEqual(BOUNDS.shapes);
        for (const { outline, strokeWidth } of shapes) {
          const { x, y, width, height } = boundsOfPath(outline);
          expect([x, y, width, height, strokeWidth].every(Number.isFinite)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('path notation', () => {
  const written = (notation: string) => svgPathOf(readPathNotation(notation, 1000));

  it('SVG-7 reads all letters, large and small, repeated and run together', () => {
    expect(written('m1,2 3,4-1-1z')).toBe('M1 2L4 6L3 5Z');
    expect(written('M0 0H5V6h-1v-2')).toBe('M0 0L5 0L5 6L4 6L4 4');
    expect(written('M0 0C1 1 2 1 3 0S5-1 6 0')).toBe('M0 0C1 1 2 1 3 0C4 -1 5 -1 6 0');
    expect(written('M0 0Q3 3 6 0T12 0')).toBe('M0 0C2 2 4 2 6 0C8 -2 10 -2 12 0');
    expect(written('M0 0c1 1 2 1 3 0 1-1 2-1 3 0')).toBe('M0 0C1 1 2 1 3 0C4 -1 5 -1 6 0');
    expect(written('M.5.5L1.5-.5 1e1 2')).toBe('M0.5 0.5L1.5 -0.5L10 2');
  });

  it('SVG-7 goes on after a closed piece where that began', () => {
    expect(written('M1 1h4v4zl2 2')).toBe('M1 1L5 1L5 5ZM1 1L3 3');
    expect(written('M1 1h4zm5 5h1z')).toBe('M1 1L5 1ZM6 6L7 6Z');
  });

  it('SVG-7 draws what comes before a fault', () => {
    expect(written('M1 1L2 2L3 x4 5')).toBe('M1 1L2 2');
    expect(written('M1 1L2 2L3')).toBe('M1 1L2 2');
    expect(written('L1 1')).toBe('');
  });

  it('SVG-7 reads flags of arcs that stand together', () => {
    const steps = readPathNotation('M10 0a10 10 0 0110 10', 100);
    expect(steps.at(-1)).toMatchObject({ kind: 'C', to: { x: 20, y: 10 } });
  });

  it('SVG-8 draws arcs along their ellipse', () => {
    const angles = fc.integer({ min: 0, max: 359 });
    const radii = fc.integer({ min: 1, max: 80 });
    fc.assert(
      fc.property(radii, radii, fc.boolean(), fc.boolean(), angles, (rx, ry, isLarge, isClockwise, turn) => {
        const from = { x: 3, y: 4 };
        const to = { x: 3 + turn / 20, y: 11 };
        const steps = arcSteps(from, { rx, ry, degrees: 0, isLarge, isClockwise, to });
        expect(steps.at(-1)).toMatchObject({ to });
        const box = boundsOfPath([{ kind: 'M', to: from }, ...steps]);
        const grown = Math.max(1, Math.hypot((to.x - from.x) / (2 * rx), (to.y - from.y) / (2 * ry)));
        expect(box.width).toBeLessThanOrEqual(2 * rx * grown * 1.001);
        expect(box.height).toBeLessThanOrEqual(2 * ry * grown * 1.001);
        const isHalfOrMore = box.width >= rx * grown * 0.99 || box.height >= ry * grown * 0.99;
        if (isLarge) expect(isHalfOrMore).toBe(true);
      }),
    );
    expect(
      arcSteps(
        { x: 0, y: 0 },
        { rx: 0, ry: 5, degrees: 0, isLarge: false, isClockwise: true, to: { x: 4, y: 0 } },
      ),
    ).toEqual([{ kind: 'L', to: { x: 4, y: 0 } }]);
  });
});
