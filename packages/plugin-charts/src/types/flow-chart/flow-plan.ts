import { type FlowWish, layOutWay, OUTLINE_HALF_MM, type Piece, reachOf } from './flow-layout.js';
import type { Flow, FlowWay } from './read-flow.js';
import { routeJumps } from './route-jumps.js';

/** Rounds in which jumps are changed before they become connectors: leaving at the left, and joining the line above their target. */
const CHANGES = 4;

/** A jump by its role, and the question that it leaves at once. */
interface Jump {
  readonly role: string;
  readonly to: number;
  readonly question: number | null;
}

function jumpsOf(way: FlowWay, role: string, question: number | null): readonly Jump[] {
  const isEmpty = way.items.length === 0;
  return [
    ...(way.jump === null
      ? []
      : [{ role: `jump ${role}`, to: way.jump, question: isEmpty ? question : null }]),
    ...way.items.flatMap(({ box, answers }) =>
      answers.flatMap((answer, index) => jumpsOf(answer.way, `${box.index} ${index}`, box.index)),
    ),
  ];
}

/** The part of a wish that follows from the texts. */
export type FlowTexts = Pick<FlowWish, 'textOf' | 'nameOf' | 'connectorOf'>;

/** The chart laid out with its jumps drawn, or as connectors where they have no way; without them where not even the boxes fit. */
export function planFlow(flow: Flow, texts: FlowTexts, fits: (piece: Piece) => boolean): Piece {
  const jumps = jumpsOf(flow.main, 'main', null);
  const connectors = new Set<string>();
  const leftward = new Set<string>();
  // A question has its answers at its sides: what leads back to it joins the line from above.
  const joined = new Set(jumps.filter(({ to }) => flow.boxes[to]?.kind === 'question').map(({ to }) => to));
  const change = ({ role, to, question }: Jump): void => {
    if (question !== null && !leftward.has(`${question}`)) leftward.add(`${question}`);
    else if (!joined.has(to)) joined.add(to);
    else connectors.add(role);
  };
  for (let round = 0; ; round += 1) {
    const wish: FlowWish = { ...texts, connectors, joined, leftward };
    const boxes = layOutWay(flow.main, wish, 'main', false);
    if (!fits(boxes)) return boxes;
    const { piece, failed } = routeJumps(boxes);
    if (failed.length === 0) return piece;
    for (const jump of jumps) {
      if (!failed.includes(jump.role)) continue;
      // What still has no way after all others were changed becomes a connector, so that the rounds end.
      if (round < CHANGES) change(jump);
      else connectors.add(jump.role);
    }
  }
}

/** The sides of `piece` in mm, and how far it reaches left of its axis. */
export function sizeOf(piece: Piece): {
  readonly left: number;
  readonly width: number;
  readonly height: number;
  readonly top: number;
} {
  const [left, right] = reachOf(piece);
  const ys = [
    ...[...piece.boxes, ...piece.names].flatMap(({ y, height }) => [
      y - OUTLINE_HALF_MM,
      y + height + OUTLINE_HALF_MM,
    ]),
    ...piece.lines.flatMap(({ points }) => points.map(({ y }) => y)),
  ];
  const top = Math.min(0, ...ys);
  return { left, width: left + right, height: Math.max(...ys) - top, top };
}
