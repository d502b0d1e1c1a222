import type { ImageDescription } from '@tastwerk/editor-core';
import { z } from 'zod';
import { boxSize, drawBox, POINT_REACH_MM } from '../../figures/boxes.js';
import { Drawing } from '../../figures/drawing.js';
import { outlineText, readOutline, tellOutline } from '../../figures/outline.js';
import { brokenTexts, type Words, wordsOf } from '../../figures/words.js';
import { LINE_MM } from '../../sheet/draw.js';
import { baseFields } from '../../sheet/fields.js';
import type { ChartType, LaidOut, Sheet } from '../../sheet/sheet.js';
import { flowOf, type FlowStep, textsOfFlow } from './flow.js';

const flowChartSchema = z.strictObject({
  type: z.literal('flow-chart'),
  ...baseFields,
  /**
   * A step in each line. Lines indented below a step make it a decision, and are its answers: `yes: step`, or the answer alone with steps
   * indented below it. After the answers the next line goes on.
   */
  text: outlineText.default('A\nB'),
});

/** A flow chart. */
export type FlowChartSpec = z.infer<typeof flowChartSchema>;

/** Between boxes below each other, with an arrow between them, in mm: its head is 9.4 mm long and keeps 3 mm off the box. */
const ARROW_MM = 20;
const TIP_MM = 4.5;
/** Between branches beside each other in mm. */
const BESIDE_MM = 12;
/** From a decision to the line that divides, from there to the answers' steps, and from the last steps to the line that joins, in mm. */
const DIVIDE_MM = 9;
const ANSWER_MM = 33.5;
const JOIN_MM = 9;
/** From a line to the word of an answer beside it, in mm. */
const WORD_MM = 3.8;
/** Widths in mm at which steps break into lines, widest first. */
const WIDTHS_MM = [90, 66, 48, 36, 1] as const;

/** A drawable part of a flow: how much room it takes at both sides of its middle, how high it is, and how it is drawn there. */
interface Part {
  readonly left: number;
  readonly right: number;
  readonly height: number;
  readonly draw: (x: number, y: number) => void;
}

function stepPart(drawing: Drawing, role: string, words: Words, shape: 'box' | 'decision'): Part {
  const size = boxSize(words);
  const half = size.width / 2 + (shape === 'decision' ? POINT_REACH_MM : 0);
  return {
    left: half,
    right: half,
    height: size.height,
    draw: (x, y) => drawBox(drawing, role, words, { x: x - size.width / 2, y, ...size }, shape),
  };
}

/** Parts below each other with arrows between them. */
function columnOf(drawing: Drawing, role: string, parts: readonly Part[]): Part {
  return {
    left: Math.max(0, ...parts.map(({ left }) => left)),
    right: Math.max(0, ...parts.map(({ right }) => right)),
    height: parts.reduce((sum, { height }) => sum + height, 0) + Math.max(0, parts.length - 1) * ARROW_MM,
    draw: (x, y) => {
      let top = y;
      parts.forEach((part, index) => {
        part.draw(x, top);
        top += part.height + ARROW_MM;
        if (index + 1 === parts.length) return;
        drawing.line(
          `${role} arrow ${index}`,
          { x, y: top - ARROW_MM },
          { x, y: top - TIP_MM },
          { endArrow: true, borderWidth: LINE_MM.axis },
        );
      });
    },
  };
}

function decisionPart(
  drawing: Drawing,
  sheet: Sheet,
  role: string,
  step: Extract<FlowStep, { kind: 'decision' }>,
  mostMm: number,
): Part {
  const head = stepPart(drawing, role, wordsOf(sheet, { text: step.text }, mostMm), 'decision');
  const branches = step.answers.map(({ text, steps }, index) => {
    const word = wordsOf(sheet, { text });
    const column = columnOf(
      drawing,
      `${role}.${index}`,
      partsOf(drawing, sheet, steps, mostMm, `${role}.${index}.`),
    );
    // The word of the answer stands at the right of its line.
    return {
      word,
      column,
      left: Math.max(column.left, 3),
      right: Math.max(column.right, word.width + WORD_MM + 2),
      isEmpty: steps.length === 0,
    };
  });
  const width =
    branches.reduce((sum, { left, right }) => sum + left + right, 0) + (branches.length - 1) * BESIDE_MM;
  // The middle of the decision lies over the middle between its outer branches.
  const first = branches[0]?.left ?? 0;
  const last = branches.at(-1)?.right ?? 0;
  const middle = (first + width - last) / 2;
  const below = Math.max(...branches.map(({ column }) => column.height));
  const height = head.height + DIVIDE_MM + ANSWER_MM + below + JOIN_MM;
  return {
    left: Math.max(head.left, middle),
    right: Math.max(head.right, width - middle),
    height,
    draw: (x, y) => {
      head.draw(x, y);
      const divide = y + head.height + DIVIDE_MM;
      const join = y + height;
      drawing.line(
        `${role} down`,
        { x, y: y + head.height },
        { x, y: divide },
        { borderWidth: LINE_MM.axis },
      );
      let at = x - middle;
      const centres = branches.map(({ word, column, left, right, isEmpty }, index) => {
        const centre = at + left;
        at += left + right + BESIDE_MM;
        const top = divide + ANSWER_MM;
        if (isEmpty)
          drawing.line(
            `${role}.${index} way`,
            { x: centre, y: divide },
            { x: centre, y: join },
            { borderWidth: LINE_MM.axis },
          );
        else {
          drawing.line(
            `${role}.${index} way`,
            { x: centre, y: divide },
            { x: centre, y: top - TIP_MM },
            { endArrow: true, borderWidth: LINE_MM.axis },
          );
          column.draw(centre, top);
          drawing.line(
            `${role}.${index} out`,
            { x: centre, y: top + column.height },
            { x: centre, y: join },
            { borderWidth: LINE_MM.axis },
          );
        }
        drawing.put(`${role}.${index} word`, word, { x: centre + WORD_MM, y: divide + 1.5, align: 'left' });
        return centre;
      });
      const [from, to] = [Math.min(x, ...centres), Math.max(x, ...centres)];
      for (const [name, level] of [
        ['divide', divide],
        ['join', join],
      ] as const) {
        if (to - from > 0.1)
          drawing.line(
            `${role} ${name}`,
            { x: from, y: level },
            { x: to, y: level },
            { borderWidth: LINE_MM.axis },
          );
      }
    },
  };
}

function partsOf(
  drawing: Drawing,
  sheet: Sheet,
  steps: readonly FlowStep[],
  mostMm: number,
  role = '',
): readonly Part[] {
  return steps.map((step, index) =>
    step.kind === 'decision'
      ? decisionPart(drawing, sheet, `step ${role}${index}`, step, mostMm)
      : stepPart(drawing, `step ${role}${index}`, wordsOf(sheet, { text: step.text }, mostMm), 'box'),
  );
}

function layOut({ text }: FlowChartSpec, sheet: Sheet): LaidOut {
  const { area } = sheet;
  const steps = flowOf(readOutline(text));
  for (const mostMm of WIDTHS_MM) {
    const drawing = new Drawing(sheet);
    const flow = columnOf(drawing, 'flow', partsOf(drawing, sheet, steps, mostMm));
    if (flow.left + flow.right > area.width - 2 || flow.height > area.height - 2) continue;
    flow.draw(area.x + (area.width - flow.left - flow.right) / 2 + flow.left, area.y + 1);
    return { objects: drawing.objects(), textures: [], strokes: [], notes: drawing.notes };
  }
  return {
    objects: [],
    textures: [],
    strokes: [],
    notes: [{ code: 'figure-no-room', params: {}, isOpen: true }],
  };
}

function describe({ language, title, text }: FlowChartSpec): ImageDescription {
  const nodes = readOutline(text);
  const steps = flowOf(nodes);
  const decisions = steps.filter(({ kind }) => kind === 'decision').length;
  const kind = language === 'de' ? 'Ablaufplan' : 'Flow chart';
  const count =
    language === 'de'
      ? `${steps.length} Schritte von oben nach unten, Entscheidungen: ${decisions}`
      : `${steps.length} steps from top to bottom, decisions: ${decisions}`;
  return {
    type: kind,
    summary: `${title === '' ? kind : title}: ${count}.`,
    details: tellOutline(nodes).join('\n'),
  };
}

/** A flow chart with steps, decisions and arrows. */
export const flowChart: ChartType<FlowChartSpec> = {
  schema: flowChartSchema,
  sample: (language) => ({
    type: 'flow-chart',
    title: language === 'de' ? 'Über die Straße' : 'Crossing the road',
    language,
    text:
      language === 'de'
        ? 'stehen bleiben\nIst die Ampel grün?\n  ja: gehen\n  nein: warten\nweitergehen'
        : 'stop\nIs the light green?\n  yes: walk\n  no: wait\ngo on',
  }),
  paper: () => 'portrait',
  texts: ({ text }) => brokenTexts(textsOfFlow(flowOf(readOutline(text)))),
  layOut,
  describe,
};
