import type { PageObject } from '@tastwerk/editor-core';
import type { Point } from '@tastwerk/editor-core/geometry';
import { z } from 'zod';
import { outlineText } from '../../outline/read-outline.js';
import { drawBlock, partsOf, textBreaker } from '../../outline/text-block.js';
import { drawLine, drawPath } from '../../sheet/draw.js';
import { baseFields } from '../../sheet/fields.js';
import type { ChartType, LaidOut, Sheet } from '../../sheet/sheet.js';
import { describeFlow, FLOW_WORDS } from './describe-flow.js';
import { boxOutline, FLOW_LINES_MM, TEXT_TOP_MM } from './flow-boxes.js';
import type { Piece, PlacedBox } from './flow-layout.js';
import { type FlowTexts, planFlow, sizeOf } from './flow-plan.js';
import { type Flow, type FlowBox, type FlowWay, readFlow } from './read-flow.js';

const flowSchema = z.strictObject({
  type: z.literal('flow-chart'),
  ...baseFields,
  /** The boxes line by line; the answers to a question are indented below it: `yes -> what follows`. */
  outline: outlineText(readFlow),
});

/** A flow chart, from an outline. */
export type FlowSpec = z.infer<typeof flowSchema>;

/** Widths in mm at which the texts of boxes break, tried one after the other. */
const WIDTHS_MM = [90, 72, 58, 46, 36, 28] as const;
/** Texts of boxes that are numbered stay as they are up to this width in mm. */
const SHORT_MM = 36;

const NO_FLOW: Flow = { boxes: [], main: { items: [], jump: null } };

/** The flow of a spec; the schema has read it before. */
function flowOf({ outline }: FlowSpec): Flow {
  const flow = readFlow(outline);
  return flow.ok ? flow.value : NO_FLOW;
}

const answersOf = ({ items }: FlowWay): readonly string[] =>
  items.flatMap(({ answers }) => answers.flatMap(({ name, way }) => [name, ...answersOf(way)]));

const numberOf = ({ index }: FlowBox) => `${index + 1}`;

function textsOf(flow: Flow, language: FlowSpec['language']): readonly string[] {
  const { connector } = FLOW_WORDS[language];
  const texts = flow.boxes.map(({ text }) => text);
  return [
    ...partsOf([...answersOf(flow.main), ...texts, connector]),
    ...flow.boxes.flatMap((box) => [numberOf(box), `${connector} ${numberOf(box)}`]),
  ];
}

/** The ways to write the texts of boxes, best first: at some width, then as numbers that the legend explains. */
function textsToTry(flow: Flow, sheet: Sheet): readonly (() => FlowTexts)[] {
  const parts = new Set(textsOf(flow, sheet.language));
  const broken = textBreaker(sheet, parts);
  const { connector } = FLOW_WORDS[sheet.language];
  const nameOf = (text: string) => broken({ text }, WIDTHS_MM[2]);
  const whole = WIDTHS_MM.map((width) => () => ({
    textOf: (_shape: unknown, text: string) => broken({ text }, width),
    nameOf,
    connectorOf: (to: number) => `${connector} ${flow.boxes[to]?.text ?? ''}`,
  }));
  const isShort = (text: string) => {
    const { width, lines } = broken({ text }, SHORT_MM);
    return lines.length === 1 && width <= SHORT_MM;
  };
  const numbered = () => ({
    textOf: (_shape: unknown, text: string, box: FlowBox | null) =>
      box && !isShort(text)
        ? broken({ text, abbreviation: numberOf(box) }, SHORT_MM)
        : broken({ text }, WIDTHS_MM[2]),
    nameOf,
    connectorOf: (to: number) => {
      const box = flow.boxes[to];
      return box ? `${connector} ${isShort(box.text) ? box.text : numberOf(box)}` : '';
    },
  });
  return [...whole, numbered];
}

/** Whether a chart of these sides fits `area`. */
const fits = ({ width, height }: ReturnType<typeof sizeOf>, { area }: Sheet): boolean =>
  width <= area.width && height <= area.height;

function drawBox(sheet: Sheet, box: PlacedBox, at: Point): readonly PageObject[] {
  const { role, shape, text, tip, width, height } = box;
  const place = { x: at.x + box.x, y: at.y + box.y, width, height };
  const own = { uuid: sheet.id(role), moniker: text.label.text, borderWidth: FLOW_LINES_MM.box };
  const outline =
    shape === 'step'
      ? sheet.kinds.create('rect', { ...own, ...place })
      : sheet.kinds.create('path', { ...own, points: boxOutline(shape, place, tip), closed: true });
  const middle = { x: place.x + width / 2, y: place.y + TEXT_TOP_MM, align: 'center' as const };
  return [outline, drawBlock(sheet, `text ${role}`, text, middle)];
}

function drawPiece(sheet: Sheet, piece: Piece, at: Point): readonly PageObject[] {
  const lines = piece.lines.map(({ role, points, hasHead }) => {
    const placed = points.map(({ x, y }) => ({ x: x + at.x, y: y + at.y }));
    const look = { borderWidth: FLOW_LINES_MM.arrow, endArrow: hasHead };
    const [from, to] = placed;
    return placed.length === 2 && from && to
      ? drawLine(sheet, role, from, to, look)
      : drawPath(sheet, role, placed, look);
  });
  const names = piece.names.map(({ role, text, x, y }) =>
    drawBlock(sheet, role, text, { x: x + at.x, y: y + at.y, align: 'left' }),
  );
  return [...lines, ...piece.boxes.flatMap((box) => drawBox(sheet, box, at)), ...names];
}

function layOut(spec: FlowSpec, sheet: Sheet): LaidOut {
  const flow = flowOf(spec);
  const { area } = sheet;
  let piece: Piece | undefined;
  let size: ReturnType<typeof sizeOf> | undefined;
  const attempts = textsToTry(flow, sheet);
  for (const [index, texts] of attempts.entries()) {
    const isLast = index === attempts.length - 1;
    piece = planFlow(flow, texts(), (boxes) => isLast || fits(sizeOf(boxes), sheet));
    size = sizeOf(piece);
    if (fits(size, sheet)) break;
  }
  if (!piece || !size) return { objects: [], textures: [], strokes: [], notes: [] };
  const isTooLarge = !fits(size, sheet);
  const at = { x: area.x + Math.max(0, (area.width - size.width) / 2) + size.left, y: area.y - size.top };
  return {
    objects: drawPiece(sheet, piece, at),
    textures: [],
    strokes: [],
    notes: isTooLarge ? [{ code: 'flow-too-large', params: { boxes: flow.boxes.length }, isOpen: true }] : [],
  };
}

const SAMPLES = {
  de: {
    title: 'Gerade oder ungerade?',
    outline: [
      'Start',
      'Zahl lesen',
      'Frage: Ist die Zahl gerade?',
      '  ja -> Durch 2 teilen',
      '  nein -> Mal 3, plus 1',
      'Frage: Ist es die 1?',
      '  ja -> Ende',
      '  nein -> zurück zu: Ist die Zahl gerade?',
    ].join('\n'),
  },
  en: {
    title: 'Even or odd?',
    outline: [
      'Start',
      'Read a number',
      'Question: Is it even?',
      '  yes -> Divide by 2',
      '  no -> Times 3, plus 1',
      'Question: Is it 1?',
      '  yes -> End',
      '  no -> back to: Is it even?',
    ].join('\n'),
  },
} as const;

/** A flow chart from an outline, laid out from top to bottom. */
export const flowChart: ChartType<FlowSpec> = {
  schema: flowSchema,
  sample: (language) => ({ type: 'flow-chart', language, ...SAMPLES[language] }),
  paper: () => 'portrait',
  texts: (spec) => textsOf(flowOf(spec), spec.language),
  layOut,
  describe: (spec) => describeFlow(flowOf(spec), spec.title, spec.language),
};
