import { MATH_CODES } from '@tastwerk/editor-core/formulas';
import type { Document, PageObject } from '@tastwerk/editor-core';
import { type KeptPlacing, walkObjects } from '@tastwerk/editor-core/objects';
import fc from 'fast-check';
import { validDocuments } from '../../editor-core/test/valid-documents.js';
import { regularPolygon, triangleOfSides } from '@tastwerk/editor-core/placing';
import { anyChartSpecs } from './chart-specs.js';
import { engine } from './engine.js';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const shares = fc.double({ min: -3, max: 3, noNaN: true });
const lengths = fc.integer({ min: 100, max: 9000 }).map((value) => value / 100);

/** Objects with what those of the editor's own tests lack: measures, ties, braille, charts, unknown kinds. */
const more: fc.Arbitrary<PageObject> = fc.oneof(
  fc.tuple(fc.integer({ min: 3, max: 12 }), lengths).map(([corners, radius]) =>
    engine.kinds.create('path', {
      uuid: id(0),
      closed: true,
      points: regularPolygon(corners, radius).map(({ x, y }, at) => ({ kind: at === 0 ? 'M' : 'L', x, y })),
    }),
  ),
  fc.tuple(lengths, lengths, lengths).map(([a, b, c]) =>
    engine.kinds.create('path', {
      uuid: id(0),
      closed: true,
      points: (triangleOfSides(a, b, c) ?? regularPolygon(3, 20)).map(({ x, y }, at) => ({
        kind: at === 0 ? 'M' : 'L',
        x,
        y,
      })),
    }),
  ),
  fc
    .record({ x: shares, y: shares, dx: shares, dy: shares })
    .map((fields) => engine.kinds.create('line', { uuid: id(0), ...fields, endArrow: true })),
  fc
    .record({
      text: fc.constantFrom('A', 'Berg', 'A "B" #c\n\\n', '', ' '),
      autoSize: fc.boolean(),
      pristine: fc.boolean(),
      keyVal: fc.constantFrom('', 'ber'),
      align: fc.constantFrom('left' as const, 'center' as const, 'right' as const),
      placing: fc.constantFrom('hand' as const, 'free' as const, 'pinned' as const),
      displayDots: fc.boolean(),
      locked: fc.boolean(),
      brailleOverride: fc.constantFrom(null, {
        braille: '⠁⠃\n⠉',
        text: 'ab',
        system: 'fr:fr-bfu-g2@3.39' as const,
      }),
    })
    .map((fields) => engine.kinds.create('label', { uuid: id(0), ...fields })),
);

/** A chart of a size, with its drawing. */
const charts = fc
  .record({
    width: fc.integer({ min: 120, max: 180 }),
    height: fc.integer({ min: 120, max: 200 }),
    spec: anyChartSpecs,
  })
  .map((size) => engine.kinds.create('chart', { uuid: id(0), x: 12.5, y: 40, ...size }));

/** An object of a kind that no plugin brings. */
const UNKNOWN: unknown = {
  type: 'clock',
  uuid: id(0),
  moniker: 'Uhr',
  hidden: false,
  locked: true,
  x: 10,
  y: 20.25,
  hands: [{ hour: 3 }, { hour: 12 }],
  note: 'halb # "vier"',
};

function parsed(json: unknown): Document {
  const read = engine.parse(JSON.parse(JSON.stringify(json)));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value.document;
}

/** `object` with the id `uuid`; a chart is drawn again, as the ids of its drawing follow from its own. */
function withId(object: PageObject, uuid: string): PageObject {
  if (object.type !== 'chart') return { ...object, uuid };
  const { x, y, width, height, spec } = object;
  return engine.kinds.create('chart', { uuid, x, y, width, height, spec });
}

/** What is placed by others in each of the ways that there are. */
const KEPT: readonly ((of: string, and: string) => KeptPlacing)[] = [
  (of) => ({ relation: { kind: 'beside', side: 'left', of }, gapMm: 2.5, along: 'middle' }),
  (of) => ({ relation: { kind: 'beside', side: 'below', of }, along: 'end' }),
  (of) => ({ relation: { kind: 'inside', of }, along: 'start' }),
  (of) => ({ relation: { kind: 'corner', number: 3, of }, gapMm: 0 }),
  (of, sameSize) => ({ relation: { kind: 'edge', number: 1, of }, sameSize }),
  (of, and) => ({ relation: { kind: 'between', of, and } }),
  (sameSize) => ({ sameSize }),
  (from, to) => ({ from, to, gapMm: 4 }),
];

function keeperOf(uuid: string, which: number, of: string, and: string): PageObject {
  const kept = KEPT[which]?.(of, and) ?? { sameSize: of };
  return kept.from === undefined
    ? engine.kinds.create('rect', { uuid, moniker: 'Bleibt', x: 12.5, y: 30, kept })
    : engine.kinds.create('line', { uuid, x: 12.5, y: 30, dx: 20, dy: 7.25, kept });
}

/** Documents of all kinds with all that they may hold, as they are saved and read. */
export const anyDocuments: fc.Arbitrary<Document> = fc
  .record({
    document: validDocuments,
    more: fc.array(fc.oneof({ arbitrary: more, weight: 24 }, { arbitrary: charts, weight: 2 }), {
      maxLength: 4,
    }),
    hasUnknown: fc.boolean(),
    kept: fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat({ max: 7 })), { maxLength: 3 }),
    ties: fc.array(fc.tuple(fc.nat(), fc.nat(), shares), { maxLength: 3 }),
    texts: fc.record({
      graphicTitle: fc.constantFrom('', 'Ein "Titel"'),
      graphicDescription: fc.constantFrom('', 'Zeile 1\nZeile 2\n\n# drei'),
      category: fc.constantFrom(null, 'physics', 'Sachkunde'),
      system: fc.constantFrom('DE:VOLL', 'EN:UEB2', 'en:en-ueb-g2@3.39', 'fr:fr-bfu-g2@3.39'),
      notation: fc.constantFrom('plain' as const, 'capitals' as const, 'computer' as const),
      unknownCharacters: fc.constantFrom('sign' as const, 'leave-out' as const),
      medium: fc.constantFrom('swell' as const, 'embosser' as const, 'print' as const),
      showVerticalGrid: fc.boolean(),
      horizontalGridSpacing: fc.constantFrom(10, 7.5),
      safeArea: fc.boolean(),
      bindingSpace: fc.boolean(),
      tags: fc.constantFrom(
        [],
        [
          { name: 'Kreis', tag_id: null },
          { name: 'Bruch', tag_id: 4 },
        ],
      ),
      translations: fc.constantFrom(
        [],
        [{ language: 'en' as const, title: 'Circle', description: 'One.\nTwo.' }],
      ),
      ownWords: fc.constantFrom<Document['ownWords'][number][][]>(
        [],
        [{ word: 'Haus|tier', places: ['whole'], system: 'DE:KURZ', braille: null }],
        [
          { word: 'Vase', places: ['begin', 'end'], system: 'fr:fr-bfu-g2@3.39', braille: '⠧⠁⠎⠑' },
          { word: 'z.B.', places: ['whole', 'begin', 'middle', 'end'], system: 'DE:VOLL', braille: '⠵⠃' },
        ],
      ),
      keyedStrokes: fc.constantFrom(
        [],
        [{ borderStyle: 'dashed' as const, borderWidth: 0.7, borderColour: 'red' as const, label: 'Weg' }],
      ),
    }),
    finding: fc.option(fc.tuple(fc.nat(), fc.constantFrom(null, 1.25), fc.boolean())),
    braillePages: fc.constantFrom<Partial<Document['braillePages']>>(
      {},
      { paper: 'everest-a3', width: 297, height: 420, cellsPerRow: 47 },
      { paper: 'us-braille', width: 292.1, height: 279.4, rowsPerPage: 20, pageNumbers: true },
      { paper: 'custom', width: 250, height: 304.8, gutter: 2, runningHead: 'Papier "A4"' },
    ),
    pages: fc.record({ text: fc.boolean(), name: fc.constantFrom('Seite 1', 'Page "1"', '') }),
  })
  .map(({ document, more: added, hasUnknown, kept, ties, texts, finding, braillePages, pages }) => {
    const extra: readonly unknown[] = [
      ...added.map((object, at) => withId(object, id(900_000 + at))),
      ...(hasUnknown ? [{ ...JSON.parse(JSON.stringify(UNKNOWN)), uuid: id(910_000) }] : []),
    ];
    const whole = {
      ...document,
      ...texts,
      braillePages: { ...document.braillePages, ...braillePages },
      mathCode: texts.bindingSpace ? MATH_CODES[texts.tags.length] : null,
      plugins: hasUnknown ? { clocks: '1.2.3' } : {},
      pages: document.pages.map((page, at) =>
        at === 0 ? { ...page, ...pages, objects: [...extra, ...page.objects] } : page,
      ),
    };
    const first = parsed(whole);
    const uuids: string[] = [];
    for (const { objects } of first.pages) walkObjects(objects, ({ uuid }) => void uuids.push(uuid));
    if (uuids.length === 0) return first;
    const at = (number: number) => uuids[number % uuids.length] ?? id(1);
    const labels = ties.map(([to, from, share], index) =>
      engine.kinds.create('label', {
        uuid: id(920_000 + index),
        text: `Name ${from % 2}`,
        anchor: { object: to % 7 === 0 ? id(999_999) : at(to), at: { x: share, y: 0.5 } },
      }),
    );
    const leads = labels.map(({ uuid }, index) =>
      engine.kinds.create('line', { uuid: id(930_000 + index), leadsFrom: uuid }),
    );
    const keepers = kept.map(([of, and, which], index) =>
      keeperOf(id(940_000 + index), which, at(of), at(and)),
    );
    const [page] = first.pages;
    const ignoredFindings = finding
      ? [
          {
            ruleId: 'shape-min',
            objects: [at(finding[0])],
            pageUuid: finding[2] && page ? page.uuid : null,
            measured: finding[1],
            reason: 'So "gewollt"',
          },
        ]
      : [];
    return parsed({
      ...first,
      ignoredFindings,
      pages: first.pages.map((one, index) =>
        index === 0 ? { ...one, objects: [...one.objects, ...labels, ...leads, ...keepers] } : one,
      ),
    });
  });
