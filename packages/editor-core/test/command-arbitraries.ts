import fc from 'fast-check';
import { type Command, type StepCommand, type Document } from '../src/index.js';
import { boxes } from './arbitraries.js';
import {
  ELLIPSE,
  id,
  LABEL,
  PAGE,
  PATH,
  RECT,
  SECOND_PAGE,
  SECOND_TITLE,
  TITLE,
  twoPages,
} from './documents.js';
import { BRAILLE_PAPER_IDS } from '../src/entries/braille.js';
import { createObject } from '../src/standard.js';

const LINE = id(16);
const GRAPHIC = id(17);
/** Ids for what commands add; each is used again and again, so that many are taken. */
const ADDED = [40, 41].map(id);
const GROUPS = [50, 51].map(id);
const COPIES = [60, 61, 62, 63].map(id);
const PATHS = [66, 67].map(id);
const NEW_PAGE = id(42);
const COPIED_PAGE = id(44);
const TEMPLATE_PAGE = id(45);

const DRAWN = [RECT, ELLIPSE, PATH, LABEL, TITLE, SECOND_TITLE, LINE, GRAPHIC];
const MADE = [...ADDED, ...GROUPS, ...PATHS, ...COPIES];
const OBJECTS = [...DRAWN, ...MADE];
/** Ids of objects, most of which are there; the last never is. */
const uuid = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...DRAWN) },
  { weight: 5, arbitrary: fc.constantFrom(...MADE) },
  { weight: 1, arbitrary: fc.constant(id(99)) },
);
const uuids = fc.array(uuid, { maxLength: 3 });
const pageUuid = fc.constantFrom(PAGE, PAGE, SECOND_PAGE, NEW_PAGE, COPIED_PAGE);
const path = fc.constantFrom(PATH, PATH, ...PATHS, RECT);
const point = fc.nat(4);
const mm = fc.integer({ min: -500, max: 500 });
const at = fc.record({ x: mm, y: mm });
const text = fc.string({ maxLength: 12 });
const direction = fc.constantFrom('horizontal' as const, 'vertical' as const);
/** Ids for copies, often too few or taken: then the command is refused. */
const ids = fc
  .tuple(fc.shuffledSubarray(OBJECTS, { minLength: 1 }), fc.shuffledSubarray(COPIES))
  .map(([originals, copies]) =>
    Object.fromEntries(copies.flatMap((copy, index) => (originals[index] ? [[originals[index], copy]] : []))),
  );
const pathStep = fc.oneof(
  fc.record({ kind: fc.constant('L' as const), x: mm, y: mm }),
  fc.record({ kind: fc.constant('C' as const), x1: mm, y1: mm, x2: mm, y2: mm, x: mm, y: mm }),
);

/** Two pages with all kinds on the first but a legend, which commands bring. */
export function allKinds(): Document {
  const document = twoPages();
  const line = createObject('line', { uuid: LINE, x: 100, y: 100, dx: 40, dy: 10 });
  const graphic = createObject('imported', { uuid: GRAPHIC, x: 120, y: 150 });
  return {
    ...document,
    pages: document.pages.map((page) =>
      page.uuid === PAGE ? { ...page, objects: [...page.objects, line, graphic] } : page,
    ),
  };
}

/** All commands that make undo steps. */
type Undoable = Exclude<StepCommand, 'mark-saved'>;

type CommandsByName = {
  readonly [N in Undoable]: fc.Arbitrary<Extract<Command, { readonly type: N }>>;
};

/** Commands of every name on {@link allKinds}, many of which can be done; a command that is missing here does not compile. */
export const COMMANDS: CommandsByName = {
  'add-objects': fc.record({
    type: fc.constant('add-objects' as const),
    pageUuid,
    objects: fc
      .tuple(fc.constantFrom(...ADDED), fc.boolean(), fc.boolean())
      .map(([added, isTitle, isKey]) => [
        createObject('label', { uuid: added, isTitle, isKey, text: 'Tor', x: 40, y: 80 }),
      ]),
  }),
  'remove-objects': fc.record({
    type: fc.constant('remove-objects' as const),
    uuids: fc.array(uuid, { maxLength: 1 }),
  }),
  'move-objects': fc.record({ type: fc.constant('move-objects' as const), uuids, dx: mm, dy: mm }),
  'resize-objects': fc.record({
    type: fc.constant('resize-objects' as const),
    uuids,
    from: boxes,
    to: boxes,
  }),
  'scale-objects': fc.record({ type: fc.constant('scale-objects' as const), uuids, from: boxes, to: boxes }),
  'rotate-objects': fc.record({
    type: fc.constant('rotate-objects' as const),
    uuids,
    degrees: fc.integer({ min: -360, max: 360 }),
    centre: at,
  }),
  'flip-objects': fc.record({ type: fc.constant('flip-objects' as const), uuids, direction }),
  'align-objects': fc.record({
    type: fc.constant('align-objects' as const),
    uuids,
    edge: fc.constantFrom('left' as const, 'centre' as const, 'bottom' as const),
    to: fc.oneof(fc.constantFrom('selection' as const, 'page' as const), fc.record({ uuid })),
  }),
  'distribute-objects': fc.record({
    type: fc.constant('distribute-objects' as const),
    uuids: fc.array(uuid, { minLength: 3, maxLength: 5 }),
    direction,
    by: fc.constantFrom('gaps' as const, 'centres' as const),
  }),
  'set-own-words': fc.record({
    type: fc.constant('set-own-words' as const),
    words: fc.subarray([
      { word: 'Tor', places: ['whole'], system: 'DE:VOLL', braille: '⠞' },
      { word: 'Haus|tür', places: ['whole', 'begin'], system: 'DE:KURZ', braille: null },
    ] satisfies Document['ownWords'][number][]),
  }),
  'reorder-objects': fc.record({
    type: fc.constant('reorder-objects' as const),
    uuids,
    to: fc.constantFrom('front' as const, 'back' as const, 'forward' as const, 'backward' as const, 0, 2),
  }),
  'place-objects': fc.record({
    type: fc.constant('place-objects' as const),
    uuids,
    into: fc.constantFrom(PAGE, ...GROUPS),
    index: fc.nat(4),
  }),
  'group-objects': fc.record({
    type: fc.constant('group-objects' as const),
    uuid: fc.constantFrom(...GROUPS),
    uuids: fc.array(uuid, { minLength: 1, maxLength: 3 }),
  }),
  'ungroup-objects': fc.record({
    type: fc.constant('ungroup-objects' as const),
    uuids: fc.constantFrom(...GROUPS).map((group) => [group]),
  }),
  'duplicate-objects': fc.record({
    type: fc.constant('duplicate-objects' as const),
    uuids: fc.array(uuid, { maxLength: 2 }),
    ids,
    dx: mm,
    dy: mm,
  }),
  'paste-objects': fc
    .tuple(pageUuid, fc.constantFrom(...COPIES), text, fc.boolean())
    .map(([page, copy, said, isKey]) => ({
      type: 'paste-objects' as const,
      pageUuid: page,
      objects: [createObject('label', { uuid: RECT, isTitle: true, isKey, text: said })],
      ids: { [RECT]: copy },
      dx: 1,
      dy: 1,
    })),
  'move-to-page': fc.record({ type: fc.constant('move-to-page' as const), uuids, pageUuid }),
  'update-objects': fc.record({
    type: fc.constant('update-objects' as const),
    changes: fc.array(
      fc.record({
        uuid,
        set: fc.oneof(
          fc.record({ text }),
          fc.record({ angle: mm }),
          fc.record({ isKey: fc.boolean() }),
          fc.record({ hidden: fc.boolean(), moniker: text }),
          fc.record({ locked: fc.boolean() }),
        ),
      }),
      { maxLength: 2 },
    ),
  }),
  'insert-path-point': fc.record({
    type: fc.constant('insert-path-point' as const),
    uuid: path,
    point,
    t: fc.integer({ min: 1, max: 9 }).map((tenths) => tenths / 10),
  }),
  'remove-path-points': fc.record({
    type: fc.constant('remove-path-points' as const),
    uuid: path,
    points: fc.array(point, { maxLength: 2 }),
  }),
  'move-path-points': fc.record({
    type: fc.constant('move-path-points' as const),
    uuid: path,
    moves: fc.array(
      fc.record({ point, part: fc.constantFrom('anchor' as const, 'arriving' as const), x: mm, y: mm }),
      { maxLength: 2 },
    ),
    keepSmooth: fc.boolean(),
  }),
  'convert-path-point': fc.record({
    type: fc.constant('convert-path-point' as const),
    uuid: path,
    point,
    form: fc.constantFrom('corner' as const, 'smooth' as const),
  }),
  'open-path': fc.record({ type: fc.constant('open-path' as const), uuid: path, point }),
  'close-path': fc.record({ type: fc.constant('close-path' as const), uuid: path }),
  'continue-path': fc.record({
    type: fc.constant('continue-path' as const),
    uuid: path,
    point,
    steps: fc.array(pathStep, { maxLength: 2 }),
  }),
  'reverse-path': fc.record({ type: fc.constant('reverse-path' as const), uuid: path }),
  'convert-to-path': fc.record({
    type: fc.constant('convert-to-path' as const),
    objects: fc.array(fc.record({ uuid, pathUuid: fc.constantFrom(...PATHS) }), { maxLength: 2 }),
  }),
  'combine-shapes': fc.record({
    type: fc.constant('combine-shapes' as const),
    operation: fc.constantFrom('union' as const, 'subtract' as const, 'intersect' as const),
    uuids,
    pathUuid: fc.constantFrom(...PATHS),
  }),
  'break-up-imported': fc.record({
    type: fc.constant('break-up-imported' as const),
    uuid: fc.constantFrom(GRAPHIC, RECT),
    groupUuid: fc.constantFrom(...GROUPS),
    pathUuids: fc.constant(PATHS.slice(0, 1)),
  }),
  'set-document-properties': fc.record({
    type: fc.constant('set-document-properties' as const),
    set: fc.oneof(
      fc.record({ graphicTitle: text }),
      fc.record({ system: fc.constantFrom('DE:KURZ' as const, 'EN:UEB2' as const) }),
      fc.record({ unknownCharacters: fc.constantFrom('sign' as const, 'leave-out' as const) }),
      fc.record({ mathCode: fc.constantFrom(null, 'nemeth' as const, 'latex' as const) }),
    ),
  }),
  'set-braille-override': fc.record({
    type: fc.constant('set-braille-override' as const),
    uuid,
    braille: fc.constantFrom('⠓⠁⠥⠎', '', null),
  }),
  'set-braille-pages': fc.record({
    type: fc.constant('set-braille-pages' as const),
    set: fc.record(
      {
        paper: fc.constantFrom(...BRAILLE_PAPER_IDS),
        marginLeft: fc.nat(30),
        holePunch: fc.boolean(),
        pageNumbers: fc.boolean(),
      },
      { requiredKeys: ['marginLeft', 'holePunch', 'pageNumbers'] },
    ),
  }),
  'set-keyed-textures': fc.record({
    type: fc.constant('set-keyed-textures' as const),
    textures: fc.array(
      fc.record({ pattern: fc.constantFrom('grid' as const, 'dotted' as const), label: text }),
      {
        maxLength: 2,
      },
    ),
  }),
  'set-backdrop': fc.record({
    type: fc.constant('set-backdrop' as const),
    pageUuid,
    backdrop: fc.option(
      fc.record({
        picture: fc.constantFrom('data:image/png;base64,AAAA', 'data:image/jpeg;base64,AAA='),
        x: fc.integer({ min: -50, max: 50 }),
        y: fc.constant(0),
        width: fc.integer({ min: 1, max: 300 }),
        height: fc.constant(100),
        opacity: fc.constantFrom(0.3, 1),
      }),
    ),
  }),
  'set-keyed-strokes': fc.record({
    type: fc.constant('set-keyed-strokes' as const),
    strokes: fc.array(
      fc.record({
        borderStyle: fc.constantFrom('solid' as const, 'dashed' as const),
        borderWidth: fc.constantFrom(0.5, 1.5, 2.5),
        borderColour: fc.constant('black' as const),
        label: text,
      }),
      { maxLength: 2 },
    ),
  }),
  'activate-key': fc.record({ type: fc.constant('activate-key' as const), pageUuid }),
  'deactivate-key': fc.record({ type: fc.constant('deactivate-key' as const), pageUuid }),
  'place-key': fc.record({
    type: fc.constant('place-key' as const),
    pageUuid,
    explains: fc.constantFrom('page' as const, 'document' as const),
  }),
  'add-page': fc.record({
    type: fc.constant('add-page' as const),
    uuid: fc.constant(NEW_PAGE),
    name: text,
    titleLabelUuid: fc.constant(id(43)),
    index: fc.nat(3),
  }),
  'remove-page': fc.record({
    type: fc.constant('remove-page' as const),
    uuid: fc.constantFrom(NEW_PAGE, COPIED_PAGE, SECOND_PAGE),
  }),
  'move-page': fc.record({ type: fc.constant('move-page' as const), uuid: pageUuid, index: fc.nat(3) }),
  'duplicate-page': fc.record({
    type: fc.constant('duplicate-page' as const),
    uuid: pageUuid,
    copyUuid: fc.constant(COPIED_PAGE),
    name: text,
    ids,
  }),
  'set-page': fc.record({
    type: fc.constant('set-page' as const),
    uuid: pageUuid,
    set: fc.record({ name: text, text: fc.boolean() }),
  }),
  'use-template': fc.record({
    type: fc.constant('use-template' as const),
    mode: fc.constantFrom('replace' as const, 'append' as const),
    template: fc.record({
      width: fc.constantFrom(210, 297),
      height: fc.constantFrom(297, 210),
      graphicTitle: text,
      keyedTextures: fc.constant([]),
      keyedStrokes: fc.constant([]),
      imageDescription: fc.record({ type: text, summary: text, details: text }),
      pages: fc.constant([{ uuid: TEMPLATE_PAGE, name: 'Seite 1', text: false, objects: [], guides: [] }]),
    }),
  }),
  'ignore-findings': fc.record({
    type: fc.constant('ignore-findings' as const),
    findings: fc.array(
      fc.record({
        ruleId: fc.constantFrom('line-width', 'title'),
        objects: fc.array(uuid, { maxLength: 2 }),
        pageUuid: fc.option(pageUuid),
        measured: fc.option(fc.double({ min: 0, max: 50, noNaN: true })),
        reason: fc.constantFrom('Absicht', 'So gewollt'),
      }),
      { maxLength: 3 },
    ),
  }),
  'heed-findings': fc.record({
    type: fc.constant('heed-findings' as const),
    findings: fc.array(
      fc.record({
        ruleId: fc.constantFrom('line-width', 'title'),
        objects: fc.array(uuid, { maxLength: 2 }),
        pageUuid: fc.option(pageUuid),
      }),
      { maxLength: 2 },
    ),
  }),
  'add-guide': fc.record({
    type: fc.constant('add-guide' as const),
    pageUuid,
    axis: fc.constantFrom('x' as const, 'y' as const),
    positionMm: fc.double({ min: 0, max: 300, noNaN: true }),
  }),
  'move-guide': fc.record({
    type: fc.constant('move-guide' as const),
    pageUuid,
    index: fc.nat(3),
    positionMm: fc.double({ min: 0, max: 300, noNaN: true }),
  }),
  'remove-guide': fc.record({
    type: fc.constant('remove-guide' as const),
    pageUuid,
    index: fc.nat(3),
  }),
  'change-format': fc.record({
    type: fc.constant('change-format' as const),
    format: fc.constantFrom('a4-portrait' as const, 'a4-landscape' as const, 'a3-portrait' as const),
    fit: fc.constantFrom('keep' as const, 'move' as const, 'scale' as const),
  }),
};
