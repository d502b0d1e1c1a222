import { newUuid } from '../../../base/new-uuid.js';
import { corners, type DrawTemplate, label, line } from './drawing.js';

const [LEFT, WIDTH_MM] = [20, 104];
const BOX_MM = 28;
/** Length of an arrow, and the gap at either end of it. */
const [ARROW_MM, GAP_MM] = [26, 5];
const CENTRE_X = LEFT + WIDTH_MM / 2;
const TOP = 33;
const PITCH_MM = BOX_MM + ARROW_MM + 2 * GAP_MM;
const RHOMBUS_MM = 50;

/** A beginning, a step, a question with two ways, and an end; arrows keep clear of what they point at. */
export const drawFlowChart: DrawTemplate = (kinds, word) => {
  const step = TOP + PITCH_MM;
  const question = step + PITCH_MM;
  const end = question + RHOMBUS_MM + ARROW_MM + 2 * GAP_MM;
  const box = (kind: 'rect' | 'ellipse', y: number, moniker: string) =>
    kinds.create(kind, { uuid: newUuid(), x: LEFT, y, width: WIDTH_MM, height: BOX_MM, moniker });
  const arrow = (y: number) =>
    line(kinds, [CENTRE_X, y + GAP_MM], [CENTRE_X, y + GAP_MM + ARROW_MM], { endArrow: true });
  const inside = (key: string, y: number, height: number, inset = 22) =>
    label(kinds, word(key), { x: LEFT + inset, y: y + (height - 13.5) / 2, width: WIDTH_MM - inset });
  return {
    objects: [
      box('ellipse', TOP, word('start')),
      inside('start', TOP, BOX_MM, 30),
      arrow(TOP + BOX_MM),
      box('rect', step, word('step')),
      inside('step', step, BOX_MM),
      arrow(step + BOX_MM),
      kinds.create('path', {
        uuid: newUuid(),
        closed: true,
        points: corners([
          [CENTRE_X, question],
          [LEFT + WIDTH_MM, question + RHOMBUS_MM / 2],
          [CENTRE_X, question + RHOMBUS_MM],
          [LEFT, question + RHOMBUS_MM / 2],
        ]),
        moniker: word('question'),
      }),
      inside('question', question, RHOMBUS_MM, 30),
      line(
        kinds,
        [LEFT + WIDTH_MM + GAP_MM, question + RHOMBUS_MM / 2],
        [LEFT + WIDTH_MM + GAP_MM + ARROW_MM, question + RHOMBUS_MM / 2],
        { endArrow: true },
      ),
      label(kinds, word('no'), { x: LEFT + WIDTH_MM + 8, y: question + RHOMBUS_MM / 2 - 24, width: 40 }),
      label(kinds, word('otherwise'), {
        x: LEFT + WIDTH_MM + ARROW_MM + 9,
        y: question + RHOMBUS_MM / 2 - 7,
        width: 36,
      }),
      arrow(question + RHOMBUS_MM),
      label(kinds, word('yes'), { x: CENTRE_X + 10, y: question + RHOMBUS_MM + 10, width: 40 }),
      box('ellipse', end, word('end')),
      inside('end', end, BOX_MM, 30),
    ],
  };
};
