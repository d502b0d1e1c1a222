import type { Box, Point } from '@tastwerk/editor-core/geometry';
import type { TextBlock } from '../../outline/text-block.js';
import { type BoxSize, boxSize, type FlowShape } from './flow-boxes.js';
import {
  type FlowAnswer,
  type FlowBox,
  type FlowItem,
  type FlowWay,
  goesOn,
  isEmptyWay,
} from './read-flow.js';

/** From a box to the box below: the head and its free way, and a piece of its line. */
const GAP_MM = 18.5;
/** Where a line joins the one that leads to a box, above that box; and from the box above to there. */
export const JOIN = { aboveMm: 19, belowMm: 6 } as const;
/** From a question to the boxes of the ways that leave its sides. */
const SIDE_GAP_MM = 8;
/** From the boxes of ways to the line in which they join. */
const TO_JOIN_MM = 8;
/** Between boxes beside each other, and between a box and a line beside it. */
const BESIDE_MM = 7;
/** From the tip of a question to the line that goes down beside it: room for half a head. */
const BESIDE_TIP_MM = 9.6;
/** A name stands this far from the tip, above the line from it, and beside the line that goes down. */
const NAME = { fromTip: 3, aboveLine: 3.6, besideLine: 9.4, belowBox: 1.8, aboveBox: 3.9 } as const;
/** From the tip of a head to the middle of its target's outline: 3 mm free (Round Table), and half of both lines. */
export const HEAD_GAP_MM = 4.3;

/** A box with its place. */
export interface PlacedBox extends Box {
  readonly role: string;
  readonly shape: FlowShape;
  readonly text: TextBlock;
  readonly tip: number;
  /** The box of the outline; null for a connector. */
  readonly box: FlowBox | null;
}

/** A line with or without a head at its end. */
export interface PlacedLine {
  readonly role: string;
  readonly points: readonly Point[];
  readonly hasHead: boolean;
  /** The box to which it leads straight down. */
  readonly into?: number;
}

/** The name of an answer beside its line. */
export interface PlacedName extends Box {
  readonly role: string;
  readonly text: TextBlock;
}

/** A way on that has still to be drawn, from a box or from the side of a question. */
export interface OpenJump {
  readonly role: string;
  readonly to: number;
  /** The ends at which it may leave. */
  readonly from: readonly (Point & { readonly side: -1 | 1 })[];
  /** The role of the box that it leaves. */
  readonly leaves: string;
}

/** A part of the chart; its axis is at x = 0, and its first box begins at y = 0. */
export interface Piece {
  readonly boxes: readonly PlacedBox[];
  readonly lines: readonly PlacedLine[];
  readonly names: readonly PlacedName[];
  readonly jumps: readonly OpenJump[];
  readonly height: number;
  /** Where the line to what follows begins; null where the way ends. */
  readonly exitY: number | null;
}

/** What a layout depends on. */
export interface FlowWish {
  textOf(shape: FlowShape, text: string, box: FlowBox | null): TextBlock;
  nameOf(text: string): TextBlock;
  /** What a connector to a box says. */
  connectorOf(to: number): string;
  /** Roles of jumps that are drawn as connectors. */
  readonly connectors: ReadonlySet<string>;
  /** Boxes at whose line from above another one joins. */
  readonly joined: ReadonlySet<number>;
  /** Questions whose way around leaves at the left. */
  readonly leftward: ReadonlySet<string>;
}

/** From the middle of a head to the end of its sides, and half of the outline of a box, in mm. */
const HEAD_HALF_MM = 6.1;
export const OUTLINE_HALF_MM = 0.75;

/** How far `pieces` reach from the axis, as distances to the left and to the right. */
export function reachOf({
  boxes,
  lines,
  names,
}: Pick<Piece, 'boxes' | 'lines' | 'names'>): readonly [left: number, right: number] {
  const ends = [
    ...[...boxes, ...names].flatMap(({ x, width }) => [x - OUTLINE_HALF_MM, x + width + OUTLINE_HALF_MM]),
    ...lines.flatMap(({ points, hasHead }) => {
      const xs = points.map(({ x }) => x);
      return hasHead ? [...xs, (xs.at(-1) ?? 0) - HEAD_HALF_MM, (xs.at(-1) ?? 0) + HEAD_HALF_MM] : xs;
    }),
  ];
  return [-Math.min(0, ...ends), Math.max(0, ...ends)];
}

/** `piece` moved. */
function moved(piece: Piece, dx: number, dy: number): Piece {
  const at = <T extends Point>(point: T): T => ({ ...point, x: point.x + dx, y: point.y + dy });
  return {
    boxes: piece.boxes.map(at),
    lines: piece.lines.map((line) => ({ ...line, points: line.points.map(at) })),
    names: piece.names.map(at),
    jumps: piece.jumps.map((jump) => ({ ...jump, from: jump.from.map(at) })),
    height: piece.height,
    exitY: piece.exitY === null ? null : piece.exitY + dy,
  };
}

const together = (pieces: readonly Pick<Piece, 'boxes' | 'lines' | 'names' | 'jumps'>[]) => ({
  boxes: pieces.flatMap(({ boxes }) => boxes),
  lines: pieces.flatMap(({ lines }) => lines),
  names: pieces.flatMap(({ names }) => names),
  jumps: pieces.flatMap(({ jumps }) => jumps),
});

const NOTHING = { boxes: [], lines: [], names: [], jumps: [] } as const;

/** How far names of `piece` stand above its first box. */
const overhangOf = ({ names }: Piece): number => -Math.min(0, ...names.map(({ y }) => y));

/** The free way above the first box of `way`. */
const roomAbove = (way: FlowWay, { joined }: FlowWish, least: number): number => {
  const first = way.items[0]?.box.index;
  return first !== undefined && joined.has(first) ? Math.max(least, JOIN.aboveMm + JOIN.belowMm) : least;
};

function placeBox(
  wish: FlowWish,
  role: string,
  shape: FlowShape,
  words: string,
  box: FlowBox | null,
): PlacedBox & { readonly size: BoxSize } {
  const text = wish.textOf(shape, words, box);
  const size = boxSize(shape, text);
  return { role, shape, text, box, x: -size.width / 2, y: 0, ...size, size };
}

/** Boxes below each other. */
export function layOutWay(way: FlowWay, wish: FlowWish, role: string, hasNext: boolean): Piece {
  const pieces: Pick<Piece, 'boxes' | 'lines' | 'names' | 'jumps'>[] = [];
  let y = 0;
  let exitY: number | null = null;
  const goOn = (piece: Piece, gap: number, into?: number) => {
    const top = pieces.length === 0 ? 0 : y + gap;
    if (exitY !== null && pieces.length > 0) {
      const points = [
        { x: 0, y: exitY },
        { x: 0, y: top - HEAD_GAP_MM },
      ];
      const target = into === undefined ? {} : { into };
      pieces.push({
        ...NOTHING,
        lines: [{ role: `${role} ${into ?? 'end'}`, points, hasHead: true, ...target }],
      });
    }
    const below = moved(piece, 0, top);
    pieces.push(below);
    ({ exitY } = below);
    y = top + piece.height;
  };
  const jumpRole = `jump ${role}`;
  const isConnector = way.jump !== null && wish.connectors.has(jumpRole);
  way.items.forEach((item, index) => {
    const isLast = index === way.items.length - 1;
    const isFollowed = !isLast || hasNext || isConnector;
    const gap = roomAbove({ items: [item], jump: null }, wish, GAP_MM);
    goOn(layOutItem(item, wish, isFollowed), gap, item.box.index);
  });
  if (way.jump === null) return { ...together(pieces), height: y, exitY };
  if (isConnector) {
    const box = placeBox(wish, `connector ${role}`, 'connector', wish.connectorOf(way.jump), null);
    goOn({ ...NOTHING, boxes: [box], height: box.height, exitY: null }, GAP_MM);
    return { ...together(pieces), height: y, exitY: null };
  }
  const placed = together(pieces);
  const last = placed.boxes.find(({ box }) => box !== null && box.index === way.items.at(-1)?.box.index);
  const middle = last ? last.y + last.height / 2 : 0;
  const jump: OpenJump = {
    role: jumpRole,
    to: way.jump,
    leaves: last?.role ?? '',
    from: last
      ? [
          { x: last.x + last.width, y: middle, side: 1 },
          { x: last.x, y: middle, side: -1 },
        ]
      : [],
  };
  return { ...placed, jumps: [...placed.jumps, jump], height: y, exitY: null };
}

/** How the answers of a question leave it. */
interface Leaving {
  readonly left: FlowAnswer | undefined;
  readonly below: FlowAnswer | undefined;
  readonly right: FlowAnswer | undefined;
}

const wayRole = (item: FlowItem, answer: FlowAnswer) => `${item.box.index} ${item.answers.indexOf(answer)}`;

function leavingOf(item: FlowItem, wish: FlowWish, hasNext: boolean): Leaving {
  const { answers } = item;
  const [first, second, third] = answers;
  const isJump = (answer: FlowAnswer) =>
    isEmptyWay(answer.way) &&
    answer.way.jump !== null &&
    !wish.connectors.has(`jump ${wayRole(item, answer)}`);
  const hasBoxes = (answer: FlowAnswer) =>
    !isJump(answer) && !(isEmptyWay(answer.way) && answer.way.jump === null);
  if (third) {
    const order = [second, first, third].filter((answer) => answer !== undefined);
    const below = order.find(hasBoxes) ?? order.find((answer) => !isJump(answer));
    const [left, right] = answers.filter((answer) => answer !== below);
    return { left, below, right };
  }
  const boxed = answers.filter(hasBoxes);
  const goingOn = answers.filter(({ way }) => goesOn(way));
  const [only] = goingOn;
  const below =
    boxed.length === 1
      ? boxed[0]
      : boxed.length === 0
        ? answers.find((answer) => !isJump(answer))
        : goingOn.length === 1 && hasNext
          ? only
          : undefined;
  if (!below) return { left: first, below, right: second };
  const other = answers.find((answer) => answer !== below);
  return wish.leftward.has(`${item.box.index}`)
    ? { left: other, below, right: undefined }
    : { left: undefined, below, right: other };
}

/** A box, with the ways behind it where it is a question. */
function layOutItem(item: FlowItem, wish: FlowWish, hasNext: boolean): Piece {
  const { box: own, answers } = item;
  const box = placeBox(wish, `box ${own.index}`, own.kind, own.text, own);
  const { width, height } = box;
  if (answers.length === 0)
    return { ...NOTHING, boxes: [box], height, exitY: own.kind === 'end' ? null : height };

  const { left, below, right } = leavingOf(item, wish, hasNext);
  const pieces: Pick<Piece, 'boxes' | 'lines' | 'names' | 'jumps'>[] = [{ ...NOTHING, boxes: [box] }];
  const middle = height / 2;
  let bottom = height;
  let downExit: number | null = null;
  let downReach: readonly [number, number] = [0, 0];

  if (below) {
    const role = wayRole(item, below);
    const text = wish.nameOf(below.name);
    const nameY = height + NAME.belowBox;
    const name = {
      role: `name ${role}`,
      text,
      x: NAME.besideLine,
      y: nameY,
      width: text.width,
      height: text.height,
    };
    const room = nameY + text.height + NAME.aboveBox - height;
    const isBoxed = !isEmptyWay(below.way) || below.way.jump !== null;
    if (isBoxed) {
      const unplaced = layOutWay(below.way, wish, role, hasNext);
      const needed = room + Math.max(0, overhangOf(unplaced) - NAME.aboveBox + NAME.aboveLine);
      const top = height + roomAbove(below.way, wish, Math.max(GAP_MM, needed));
      const way = moved(unplaced, 0, top);
      const into = below.way.items[0]?.box.index;
      const points = [
        { x: 0, y: height },
        { x: 0, y: top - HEAD_GAP_MM },
      ];
      const line = { role: `line ${role}`, points, hasHead: true, ...(into === undefined ? {} : { into }) };
      pieces.push(way, { ...NOTHING, lines: [line], names: [name] });
      bottom = top + way.height;
      downExit = way.exitY;
      downReach = reachOf({ ...way, names: [...way.names, name] });
    } else {
      pieces.push({ ...NOTHING, names: [name] });
      bottom = height + room - GAP_MM;
      downExit = height;
      downReach = [0, NAME.besideLine + text.width];
    }
  }

  /** Ways at the sides that go on, by the place of their lines and where these begin. */
  const joining: (Point & { readonly role: string })[] = [];
  for (const [answer, side] of [
    [left, -1],
    [right, 1],
  ] as const) {
    if (!answer) continue;
    const role = wayRole(item, answer);
    const text = wish.nameOf(answer.name);
    const tipX = (side * width) / 2;
    const start = tipX + side * NAME.fromTip;
    const name = {
      role: `name ${role}`,
      text,
      x: side > 0 ? start : start - text.width,
      y: middle - NAME.aboveLine - text.height,
      width: text.width,
      height: text.height,
    };
    const isConnector = wish.connectors.has(`jump ${role}`);
    if (isEmptyWay(answer.way) && answer.way.jump !== null && !isConnector) {
      const from = [{ x: tipX, y: middle, side }];
      const jump = { role: `jump ${role}`, to: answer.way.jump, from, leaves: box.role };
      pieces.push({ ...NOTHING, names: [name], jumps: [jump] });
      continue;
    }
    const way = layOutWay(answer.way, wish, role, hasNext);
    const [wayLeft, wayRight] = reachOf(way);
    const inner = side > 0 ? wayLeft : wayRight;
    const other = below ? downReach[side > 0 ? 1 : 0] : 0;
    // Without a way below, each way keeps to its side of the axis.
    const free = below ? BESIDE_MM : BESIDE_MM / 2;
    const isPlain = way.boxes.length === 0;
    const x = side * Math.max(width / 2 + BESIDE_TIP_MM, other + free + (isPlain ? 0 : inner));
    const corner = [
      { x: tipX, y: middle },
      { x, y: middle },
    ];
    if (isPlain) {
      pieces.push({
        ...NOTHING,
        names: [name],
        lines: [{ role: `line ${role}`, points: corner, hasHead: false }],
      });
      joining.push({ x, y: middle, role });
      continue;
    }
    const top = height + roomAbove(answer.way, wish, SIDE_GAP_MM + overhangOf(way));
    const into = answer.way.items[0]?.box.index;
    const points = [...corner, { x, y: top - HEAD_GAP_MM }];
    const line = { role: `line ${role}`, points, hasHead: true, ...(into === undefined ? {} : { into }) };
    const placed = moved(way, x, top);
    pieces.push(placed, { ...NOTHING, names: [name], lines: [line] });
    bottom = Math.max(bottom, top + way.height);
    if (placed.exitY !== null) joining.push({ x, y: placed.exitY, role });
  }
  if (!hasNext) return { ...together(pieces), height: bottom, exitY: null };
  if (joining.length === 0) return { ...together(pieces), height: bottom, exitY: downExit };
  const joinY = bottom + TO_JOIN_MM;
  const lines = joining.map(({ x, y, role }) => ({
    role: `join ${role}`,
    points: [
      { x, y },
      { x, y: joinY },
      { x: 0, y: joinY },
    ],
    hasHead: false,
  }));
  pieces.push({ ...NOTHING, lines });
  return { ...together(pieces), height: joinY, exitY: downExit ?? joinY };
}
