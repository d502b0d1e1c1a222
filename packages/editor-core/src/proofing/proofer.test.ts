import { describe, expect, it } from '@jest/globals';
import { deepFreeze } from '../../test/deep-freeze.js';
import { id, SECOND_PAGE } from '../../test/documents.js';
import { fakeResources, pendingResources } from '../../test/fake-braille.js';
import { described, dots, line, rect, textured } from '../../test/proofed-documents.js';
import { type Document, type PageObject } from '../index.js';
import { labelFits } from '../placing/label-fits.js';
import { cellsWidthMm } from '../primitives/sizes.js';
import type { Finding } from './finding.js';
import { createProofer } from './proofer.js';
import { embosserProfile } from './profiles/embosser.js';
import { swellProfile } from './profiles/swell.js';
import { PROOFING_SOURCES } from './sources.js';
import { applyCommand, createObject } from '../standard.js';
import { findingsIn, standardRules } from '../../test/standard-rules.js';

function proofed(...objects: readonly PageObject[]): readonly Finding[] {
  return findingsIn(described(...objects));
}

function rulesOf(findings: readonly Finding[]): readonly string[] {
  return findings.map(({ ruleId }) => ruleId);
}

function fixed(document: Document, [finding]: readonly Finding[]): Document {
  const result = applyCommand(document, finding?.fix);
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

describe('distances of a proof', () => {
  it('PROOF-2 lie between the rims of strokes, corners included', () => {
    const corner = rect(2, { x: 60 + 30 + 1.5 + 1.2, y: 100 + 30 + 1.5 + 1.6 });
    expect(proofed(rect(1), corner)[0]).toMatchObject({ ruleId: 'gap-elements', measured: 2 });
  });

  it('PROOF-2 lie between dots, not between the frames of labels', () => {
    const close = proofed(dots(1, { width: 60 }), dots(2, { x: 60 + 18, width: 60 }));
    expect(rulesOf(close)).toEqual(['gap-elements']);
    expect(proofed(dots(1, { width: 60 }), dots(2, { x: 60 + 19, width: 60 }))).toEqual([]);
  });

  it('PROOF-2 are those of the curve, to a tenth of a mm', () => {
    const turned = line(
      2,
      { x: 0, y: 0, dx: 1 },
      {
        x: 100,
        y: 150,
        points: [
          { kind: 'M', x: 0, y: 0 },
          { kind: 'C', x1: 0, y1: -40, x2: 40, y2: -40, x: 40, y: 0 },
        ],
      },
    );
    const [finding] = proofed(line(1, { x: 100, y: 150 - 30 - 1.5 - 1, dx: 40 }), turned);
    expect(finding?.ruleId).toBe('gap-lines');
    expect(Math.abs((finding?.measured ?? 0) - 1)).toBeLessThan(0.1);
  });

  it('PROOF-2 of lines beside each other are warned of up to the wanted one', () => {
    const beside = (gapMm: number, dy = 0) =>
      proofed(line(1, { x: 50, y: 150, dx: 60 }), line(2, { x: 50, y: 151.5 + gapMm, dx: 60, dy }));
    expect(beside(5.9)).toMatchObject([{ ruleId: 'gap-lines', severity: 'warning', measured: 5.9 }]);
    expect(beside(3)).toMatchObject([{ ruleId: 'gap-lines', severity: 'warning' }]);
    expect(beside(2)).toEqual([]);
    // Not the same distance all along: no double line.
    expect(beside(2, 3)).toMatchObject([{ ruleId: 'gap-lines', severity: 'error' }]);
  });

  it('PROOF-2 do not count for flat ink', () => {
    const beside = rect(2, { x: 92, borderColour: 'blue', fill: 'yellow' });
    expect(rulesOf(proofed(rect(1), beside))).toEqual(['flat']);
  });
});

describe('joined shapes', () => {
  it('PROOF-3 touching, crossing and lying on each other they are one: no gap between them', () => {
    const axis = line(1, { x: 40, y: 150, dx: 100 });
    const ticks = [0, 1, 2].map((index) => line(2 + index, { x: 60 + index * 4, y: 147, dx: 0, dy: 6 }));
    expect(proofed(axis, ...ticks)).toEqual([]);
    expect(proofed(rect(1, { width: 80, height: 80 }), rect(2, { x: 61, width: 20, height: 20 }))).toEqual(
      [],
    );
    const ground = rect(1, { width: 80, height: 80, border: false, ...textured('dotted_tight') });
    expect(proofed(ground, rect(2, { x: 90, y: 130, width: 20, height: 20 }))).toEqual([]);
  });

  it('PROOF-3 two figures are found once, where they come closest', () => {
    const left = [rect(1), rect(2, { y: 130 })];
    const right = [rect(3, { x: 94, height: 36 }), rect(4, { x: 93.5, y: 135 })];
    const findings = proofed(...left, ...right);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ measured: 2, objects: [id(102), id(104)] });
  });

  it('PROOF-3 a double line is drawn on purpose', () => {
    const double = [line(1, { x: 50, y: 150, dx: 60 }), line(2, { x: 50, y: 153.5, dx: 60 })];
    expect(proofed(...double)).toEqual([]);
  });
});

describe('labels on areas', () => {
  it('PROOF-4 flat ink between a texture and a label frees the label', () => {
    const ground = rect(1, { x: 40, y: 150, width: 120, height: 90, ...textured('dotted_tight') });
    const field = rect(2, { x: 50, y: 185, width: 90, height: 40, fill: 'white', border: false });
    const close = dots(3, { clearance: 0 });
    expect(rulesOf(proofed(ground, close))).toEqual(['label-clear']);
    expect(proofed(ground, field, close)).toEqual([]);
    expect(rulesOf(proofed(field, ground, close))).toEqual(['label-clear']);
  });

  it('PROOF-4 the clearance of a label above keeps its textures away, but no colour and no texture that lies above', () => {
    const place = { x: 40, y: 180, width: 90, height: 40 };
    const ground = rect(1, { ...place, ...textured('dotted_tight') });
    const solid = rect(1, { ...place, pattern: { template: 'fill', offset: 2, clearance: 0 } });
    expect(proofed(ground, dots(3))).toEqual([]);
    expect(rulesOf(proofed(solid, dots(3))).filter((rule) => rule !== 'density')).toEqual([]);
    expect(rulesOf(proofed(ground, dots(3, { clearance: 2 })))).toEqual(['label-clear']);
    expect(rulesOf(proofed(dots(3), ground))).toEqual(['label-clear']);
    expect(rulesOf(proofed(dots(3), solid))).toContain('label-overlap');
  });

  it.each([
    [270, 'warning', { context: 'upwards' }],
    [-90, 'warning', { context: 'upwards' }],
    [90, 'error', undefined],
    [180, 'error', undefined],
    [269, 'error', undefined],
  ])('PROOF-18 a label turned by %s degrees is an %s', (angle, severity, values) => {
    const findings = proofed(dots(1, { angle }));
    expect(findings).toMatchObject([{ ruleId: 'label-rot', severity, wanted: 0, ...(values && { values }) }]);
    expect(findings[0]?.measured).toBe(((angle % 360) + 360) % 360);
  });

  it('PROOF-18 a label without dots may be turned as you like', () => {
    expect(proofed(dots(1, { angle: 270, displayDots: false, displayLetters: true }))).toEqual([]);
  });

  it('PROOF-9 members of one group may be as close as they like', () => {
    const pair = [rect(1), rect(2, { x: 92.5 })];
    expect(rulesOf(proofed(...pair))).toEqual(['gap-elements']);
    expect(proofed(createObject('group', { uuid: id(180), objects: pair }))).toEqual([]);
    const [one, other] = pair;
    const alone = one ? [createObject('group', { uuid: id(180), objects: [one] })] : [];
    expect(rulesOf(proofed(...alone, ...(other ? [other] : [])))).toEqual(['gap-elements']);
  });

  it('PROOF-4 on a solid raised area, on a line and on another label dots cannot be read', () => {
    expect(
      rulesOf(proofed(rect(1, { x: 40, y: 195, width: 90, height: 20, fill: 'black' }), dots(2))),
    ).toEqual(['label-overlap']);
    expect(rulesOf(proofed(dots(1), dots(2, { x: 66 })))).toEqual(['label-overlap']);
  });

  it('PROOF-4 a label a little off its object is told, one inside it, far off or a title is not', () => {
    const beside = (gapMm: number) => proofed(rect(1), dots(2, { x: 60 + 30.75 + gapMm, y: 110 }));
    expect(beside(8)[0]).toMatchObject({ ruleId: 'label-gap', severity: 'info', measured: 8, wanted: 6 });
    expect(beside(6)).toEqual([]);
    expect(beside(13)).toEqual([]);
    expect(proofed(rect(1, { width: 60, height: 40 }), dots(2, { x: 75, y: 115, width: 30 }))).toEqual([]);
  });

  it('PROOF-4 a lead line may be as short as its way is, other lines may not', () => {
    const short = line(2, { x: 80, y: 153, dx: 8 }, { borderWidth: 0.7 });
    const named = rect(3, { x: 93, y: 138 });
    expect(rulesOf(proofed(short, named))).toEqual(['line-len']);
    expect(proofed(dots(1, { x: 60, y: 150 }), short, named)).toEqual([]);
  });

  it('PROOF-4 an axis with its name at its end is no lead line', () => {
    const axis = line(2, { x: 80, y: 153, dx: 60 }, { borderWidth: 0.7 });
    const tick = line(3, { x: 110, y: 143, dx: 0, dy: 20 }, { borderWidth: 0.7 });
    const named = rect(4, { x: 145, y: 138 });
    const within = rect(4, { x: 120, y: 120, width: 70, height: 70 });
    expect(rulesOf(proofed(dots(1, { x: 60, y: 150 }), axis, named))).toEqual(['lead']);
    expect(rulesOf(proofed(dots(1, { x: 60, y: 150 }), axis, within))).toEqual(['lead']);
    expect(proofed(dots(1, { x: 60, y: 150 }), axis, tick, named)).toEqual([]);
    expect(proofed(dots(1, { x: 60, y: 150 }), axis)).toEqual([]);
  });

  it('PROOF-4 a label in the middle of a large area is not too far from it, but one inside a frame may be', () => {
    const circle = createObject('ellipse', { uuid: id(101), x: 40, y: 100, width: 90, height: 90 });
    const beside = line(2, { x: 104, y: 120, dx: 0, dy: 50 });
    const inside = dots(3, { x: 78, y: 140 });
    expect(rulesOf(proofed(beside, inside))).toEqual(['label-gap']);
    expect(proofed(circle, beside, inside)).toEqual([]);
    const frame = createObject('rect', { uuid: id(101), x: 11, y: 11, width: 188, height: 275 });
    expect(rulesOf(proofed(frame, beside, inside))).toContain('label-gap');
  });

  it('PROOF-4 short lines that repeat beside each other are read as a row', () => {
    const stripes = [0, 1, 2, 3].map((at) => line(1 + at, { x: 60 + 15 * at, y: 150, dx: 0, dy: 14 }));
    expect(proofed(...stripes)).toEqual([]);
    expect(rulesOf(proofed(...stripes.slice(0, 2)))).toEqual(['line-len', 'line-len']);
    const shorter = [0, 1, 2].map((at) => line(1 + at, { x: 60 + 15 * at, y: 150, dx: 0, dy: 10 }));
    expect(rulesOf(proofed(...shorter))).toEqual(['line-len', 'line-len', 'line-len']);
  });

  it('PROOF-4 a notch that opens like a V is entered by its mouth, a slot is not', () => {
    const outline = (corners: readonly (readonly [number, number])[]) =>
      line(
        1,
        { x: 60, y: 100, dx: 1 },
        {
          closed: true,
          points: corners.map(([x, y], at) => ({ kind: at === 0 ? ('M' as const) : ('L' as const), x, y })),
        },
      );
    const notch = [
      [0, 0],
      [90, 0],
      [90, 60],
      [52, 60],
      [45, 20],
      [38, 60],
      [0, 60],
    ] as const;
    const slot = [
      [0, 0],
      [90, 0],
      [90, 60],
      [48, 60],
      [48, 20],
      [42, 20],
      [42, 60],
      [0, 60],
    ] as const;
    expect(proofed(outline(notch))).toEqual([]);
    expect(rulesOf(proofed(outline(slot)))).toEqual(['recess']);
  });
});

describe('what does not swell', () => {
  it('PROOF-13 is found as far as it is seen, and its command makes it felt', () => {
    const found = (values: object) => rulesOf(proofed(rect(1, values)));
    expect(found({ borderColour: 'red' })).toEqual(['flat']);
    expect(found({ borderColour: 'red', ...textured('blank') })).toEqual(['flat']);
    expect(found({ borderColour: 'red', ...textured('dotted_tight') })).toEqual([]);
    expect(found({ fill: 'yellow' })).toEqual([]);
    expect(found({ border: false, fill: 'white' })).toEqual([]);
    const thin = described(line(1, { x: 50, y: 150, dx: 60 }, { borderColour: 'green', borderWidth: 0.2 }));
    const findings = findingsIn(thin);
    expect(findingsIn(fixed(thin, findings))).toEqual([]);
  });
});

describe('a finding', () => {
  it('PROOF-5 names its objects, its page, its place and its source', () => {
    const document = described(rect(1));
    const [page] = document.pages;
    const second = {
      uuid: SECOND_PAGE,
      name: 'Seite 2',
      text: false,
      guides: [],
      objects: [...(page?.objects ?? [])],
    };
    const away = rect(9, { x: 5 });
    const pages = [...document.pages, { ...second, objects: [...second.objects.slice(0, 1), away] }];
    const [finding, ...others] = findingsIn({ ...document, pages });
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      ruleId: 'margin',
      pageIndex: 1,
      objects: [away.uuid],
      place: { x: 4.25, y: 99.25, width: 31.5, height: 31.5 },
      wanted: 10,
    });
    expect(PROOFING_SOURCES).toHaveProperty(finding?.source ?? '');
  });

  it.each([
    ['margin', described(rect(1, { x: 3 }))],
    ['page-overflow', described(rect(1, { x: 190 }))],
    [
      'texture-contour',
      described(rect(1, { pattern: { template: 'vertical_lines', offset: 0, clearance: 0 } })),
    ],
    ['line-width', described(line(1, { x: 50, y: 150, dx: 60 }, { borderWidth: 0.5 }))],
    ['label-fit', described(dots(1, { text: 'Tür und Tor und Wand', width: 20 }))],
    ['label-rot', described(dots(1, { angle: 90 }))],
    ['label-letter', described(dots(1, { text: 'A' }))],
    ['abbrev-legend', described(dots(1, { text: 'Ha' }))],
  ] as const)('PROOF-6 the command of %s mends it', (ruleId, document) => {
    const findings = findingsIn(document);
    expect(rulesOf(findings)).toEqual([ruleId]);
    expect(rulesOf(findingsIn(fixed(document, findings)))).not.toContain(ruleId);
  });

  it.each([
    ['left', 0, 60, 200],
    ['center', 0, 57, 200],
    ['right', 0, 54, 200],
    ['left', 270, 57, 197],
  ] as const)(
    'PROOF-6 the full cell before a single one has room in a narrow label (%s, %s°)',
    (align, angle, x, y) => {
      const document = described(
        dots(1, {
          text: 'A',
          width: cellsWidthMm(1),
          height: 6.5,
          align,
          angle,
          autoSize: true,
          x: 60,
          y: 200,
        }),
      );
      const letters = findingsIn(document).filter(({ ruleId }) => ruleId === 'label-letter');
      const changed = fixed(document, letters);
      const label = changed.pages[0]?.objects.at(-1);
      expect(label).toMatchObject({
        fullCharPrefix: true,
        autoSize: true,
        x: expect.closeTo(x),
        y: expect.closeTo(y),
        width: expect.closeTo(cellsWidthMm(2)),
      });
      const rules = rulesOf(findingsIn(changed));
      expect(rules).toEqual(angle === 0 ? [] : ['label-rot']);
      expect(labelFits(changed, fakeResources)).toEqual([]);
    },
  );

  it('PROOF-6 there is no command where nothing can be mended without a hand', () => {
    expect(proofed(rect(1, { x: 5, width: 200, height: 40 }))[0]).not.toHaveProperty('fix');
    expect(proofed(rect(1, { x: -2000, y: 2000 }))[0]).not.toHaveProperty('fix');
    expect(proofed(dots(1, { text: 'Tür\n'.repeat(300) }))[0]).not.toHaveProperty('fix');
  });
});

describe('a profile', () => {
  it('PROOF-7 is data: other figures give other findings', () => {
    const document = described(rect(1), rect(2, { x: 60 + 30 + 1.5 + 4 }));
    expect(findingsIn(document)).toEqual([]);
    expect(rulesOf(findingsIn(document, embosserProfile))).toEqual(['gap-elements']);
    const strict = { ...swellProfile, margin: { minMm: 70, source: 'tastwerk' } } as const;
    expect(new Set(rulesOf(findingsIn(document, strict)))).toEqual(new Set(['margin']));
  });

  it('PROOF-7 the binding space is part of the margin while it is on', () => {
    const document = described(rect(1, { x: 30 }));
    const bound = { ...document, bindingSpace: true };
    expect(findingsIn(document)).toEqual([]);
    const findings = findingsIn(bound);
    expect(findings.find(({ objects }) => objects[0] === id(101))).toMatchObject({
      measured: 29.25,
      wanted: 40,
    });
  });
});

describe('a proofer', () => {
  const objects = Array.from({ length: 60 }, (_, index) => {
    const place = { x: 12 + (index % 6) * 31, y: 45 + Math.floor(index / 6) * 22 };
    if (index % 3 === 0) return dots(index, { ...place, width: 25 });
    return index % 3 === 1
      ? rect(index, { ...place, width: 20, height: 14, ...textured('diagonal_lines') })
      : line(index, { ...place, dx: 28, dy: 6 });
  });

  it('PROOF-8 says after every change what a proof from scratch says', () => {
    const proofer = createProofer(standardRules, swellProfile);
    let document = frozen(described(...objects));
    for (let step = 0; step < 12; step += 1) {
      const uuid = id(100 + ((step * 7) % 60));
      const move = { type: 'move-objects', uuids: [uuid], dx: 3.5, dy: step % 2 ? 4 : -4 };
      const others = new Map<number, object>([
        [5, { type: 'remove-objects', uuids: [uuid] }],
        [8, { type: 'reorder-objects', uuids: [uuid], to: 'back' }],
      ]);
      const command = others.get(step) ?? move;
      const result = applyCommand(document, command);
      document = result.ok ? frozen(result.value) : document;
      expect(proofer.proof(document, fakeResources)).toEqual(findingsIn(document));
    }
  });

  it('PROOF-8 forgets what it knows when braille arrives', () => {
    const proofer = createProofer(standardRules, swellProfile);
    const document = described(dots(1, { text: 'A' }));
    expect(proofer.proof(document, pendingResources)).toEqual([]);
    expect(rulesOf(proofer.proof(document, fakeResources))).toEqual(['label-letter']);
  });
});

/** The same document, frozen with all within. */
function frozen(document: Document): Document {
  deepFreeze(document);
  return document;
}
