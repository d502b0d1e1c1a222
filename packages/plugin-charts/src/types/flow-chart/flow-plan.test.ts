import { describe, expect, it } from '@jest/globals';
import { boxesMeet, growBox } from '@tastwerk/editor-core/geometry';
import { diceOf } from '../../../test/proofed-sheet.js';
import type { TextBlock } from '../../outline/text-block.js';
import type { Piece } from './flow-layout.js';
import { planFlow } from './flow-plan.js';
import { type Flow, type FlowWay, readFlow } from './read-flow.js';

const block = (text: string): TextBlock => ({
  label: { text },
  lines: [text],
  width: 10 + 5 * text.length,
  height: 13.5,
  hasPrefix: false,
});

const planOf = (flow: Flow): Piece =>
  planFlow(
    flow,
    {
      textOf: (_shape, text) => block(text),
      nameOf: block,
      connectorOf: (to) => `go on at: ${flow.boxes[to]?.text ?? ''}`,
    },
    () => true,
  );

/** How many jumps the ways of a flow have. */
const jumpsIn = ({ items, jump }: FlowWay): number =>
  (jump === null ? 0 : 1) +
  items.reduce((sum, { answers }) => sum + answers.reduce((all, { way }) => all + jumpsIn(way), 0), 0);

/** An outline with many jumps, of which not all can have a line. */
function tangledFlow(seed: number): Flow {
  const dice = diceOf(seed);
  const lines = ['Begin', 'S0', 'S1'];
  dice.list(2, 6, (index) => {
    const jump = () => `back to: ${dice.pick(['Begin', 'S0', 'S1', ...(index > 0 ? ['Q0'] : [])])}`;
    lines.push(
      `Q${index}?`,
      `  a -> ${dice.pick([jump(), `T${index} -> ${jump()}`, `T${index}`])}`,
      `  b -> U${index}`,
    );
    if (dice.number(0, 2) === 0) lines.push(`  c -> V${index} -> ${jump()}`);
  });
  lines.push('End');
  const flow = readFlow(lines.join('\n'));
  if (!flow.ok) throw new Error(JSON.stringify(flow.error));
  return flow.value;
}

const SEEDS = Array.from({ length: 60 }, (_, index) => index + 1);

describe('the plan of a flow chart', () => {
  it('draws each jump as a line or as a connector', () => {
    let connectors = 0;
    for (const seed of SEEDS) {
      const flow = tangledFlow(seed);
      const piece = planOf(flow);
      const drawn = piece.lines.filter(({ role }) => role.startsWith('jump ')).length;
      const named = piece.boxes.filter(({ shape }) => shape === 'connector').length;
      expect(drawn + named).toBe(jumpsIn(flow.main));
      connectors += named;
    }
    expect(connectors).toBeGreaterThan(10);
  });

  it('keeps boxes and names apart, and lines off boxes that they do not join', () => {
    for (const seed of SEEDS) {
      const { boxes, names, lines } = planOf(tangledFlow(seed));
      // The print of a name does not swell; its dots begin 7 mm below its top.
      const dots = names.map((name) => ({ ...name, y: name.y + 7, height: name.height - 7 }));
      const solid = [...boxes, ...dots];
      solid.forEach((one, index) => {
        const close = solid.slice(index + 1).filter((other) => boxesMeet(growBox(one, 2.9), other));
        expect(close.map(({ role }) => `${seed}: ${role}, ${one.role}`)).toEqual([]);
      });
      for (const { points } of lines) {
        points.slice(1).forEach((to, index) => {
          const from = points[index] ?? to;
          const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
          const part = { x, y, width: Math.abs(from.x - to.x), height: Math.abs(from.y - to.y) };
          // A line begins at the outline of its box, and goes into none.
          const entered = solid.filter((box) => boxesMeet(part, growBox(box, -0.02)));
          expect(entered.map(({ role }) => `${seed}: ${role}`)).toEqual([]);
        });
      }
    }
  });
});
