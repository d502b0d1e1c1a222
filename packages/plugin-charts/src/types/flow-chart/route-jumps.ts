import { type Box, boxesMeet, growBox, type Point } from '@tastwerk/editor-core/geometry';
import {
  HEAD_GAP_MM,
  JOIN,
  type OpenJump,
  type Piece,
  type PlacedBox,
  type PlacedLine,
} from './flow-layout.js';

/** From a line to what it passes, in mm: lines beside each other keep 6 mm apart (TU Dresden TL_A), measured between their middles with half of their widths. */
const CLEAR_MM = 7;
/** Length of a head, and from its middle to its sides with half of its line, in mm. */
const HEAD = { lengthMm: 9.4, halfMm: 6.2 } as const;

/** The box of a level or upright line. */
const lineBox = (a: Point, b: Point): Box => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  width: Math.abs(a.x - b.x),
  height: Math.abs(a.y - b.y),
});

/** The parts of a line between its corners. */
const partsOf = ({ points }: PlacedLine): readonly Box[] =>
  points.slice(1).map((point, index) => lineBox(points[index] ?? point, point));

interface Obstacle {
  readonly role: string;
  readonly place: Box;
}

function obstaclesOf({ boxes, lines, names }: Pick<Piece, 'boxes' | 'lines' | 'names'>): readonly Obstacle[] {
  return [
    ...[...boxes, ...names].map(({ role, x, y, width, height }) => ({
      role,
      place: { x, y, width, height },
    })),
    ...lines.flatMap((line) => [
      ...partsOf(line).map((place) => ({ role: line.role, place })),
      ...(line.hasHead ? headOf(line) : []),
    ]),
  ];
}

/** The room that the head of `line` takes. */
function headOf({ role, points }: PlacedLine): readonly Obstacle[] {
  const [tip, before] = [points.at(-1), points.at(-2)];
  if (!tip || !before) return [];
  const isUpright = tip.x === before.x;
  const back = isUpright
    ? Math.sign(before.y - tip.y) * HEAD.lengthMm
    : Math.sign(before.x - tip.x) * HEAD.lengthMm;
  const [a, b] = isUpright
    ? [
        { x: tip.x - HEAD.halfMm, y: tip.y },
        { x: tip.x + HEAD.halfMm, y: tip.y + back },
      ]
    : [
        { x: tip.x, y: tip.y - HEAD.halfMm },
        { x: tip.x + back, y: tip.y + HEAD.halfMm },
      ];
  return [{ role, place: lineBox(a, b) }];
}

/** Where a line may end at `target` from the side `side`: at the side of a box, or in the line that leads to it from above. */
function endsAt(
  piece: Piece,
  target: PlacedBox,
  side: -1 | 1,
): readonly (readonly [points: readonly Point[], hasHead: boolean])[] {
  const x = target.x + target.width / 2;
  const incoming = piece.lines.find(({ into }) => into === target.box?.index);
  const y = target.y - JOIN.aboveMm;
  const above: readonly [readonly Point[], boolean] = incoming
    ? [[{ x, y }], false]
    : [
        [
          { x, y },
          { x, y: target.y - HEAD_GAP_MM },
        ],
        true,
      ];
  const beside = {
    x: side > 0 ? target.x + target.width + HEAD_GAP_MM : target.x - HEAD_GAP_MM,
    y: target.y + target.height / 2,
  };
  return target.shape === 'question' ? [above] : [[[beside], true], above];
}

/** The way of `jump` along the side `side` of what lies between; undefined where something lies in it. */
function routeAt(
  piece: Piece,
  obstacles: readonly Obstacle[],
  jump: OpenJump,
  from: OpenJump['from'][number],
  end: readonly Point[],
  hasHead: boolean,
): PlacedLine | undefined {
  const { side } = from;
  const [first] = end;
  const target = piece.boxes.find(({ box }) => box?.index === jump.to);
  if (!first || !target) return undefined;
  const rows = lineBox({ x: 0, y: from.y }, { x: 0, y: first.y });
  const between = obstacles.filter(
    ({ place }) => place.y < rows.y + rows.height + CLEAR_MM && place.y + place.height > rows.y - CLEAR_MM,
  );
  // The line leaves beyond everything in its rows.
  const ends = between.flatMap(({ place }) => [side * place.x, side * (place.x + place.width)]);
  const lane = side * (Math.max(side * from.x, side * first.x + (hasHead ? 14 : 0), ...ends) + CLEAR_MM);
  const points = [{ x: from.x, y: from.y }, { x: lane, y: from.y }, { x: lane, y: first.y }, ...end];
  const line: PlacedLine = { role: jump.role, points, hasHead };
  const incoming = piece.lines.find(({ into }) => into === jump.to)?.role;
  const isFree = [...partsOf(line), ...(hasHead ? headOf(line).map(({ place }) => place) : [])].every(
    (part, index) =>
      obstacles.every(({ role, place }) => {
        if (index === 0 && role === jump.leaves) return true;
        if (index >= 2 && (role === target.role || role === incoming)) return true;
        // The name of the answer stands beside its line on purpose.
        const isOwnName = index === 0 && role === jump.role.replace('jump', 'name');
        return !boxesMeet(growBox(part, isOwnName ? 3 : CLEAR_MM - 1.5), place);
      }),
  );
  return isFree ? line : undefined;
}

/** `piece` with its jumps drawn, and the roles of those that have no way. */
export function routeJumps(piece: Piece): { readonly piece: Piece; readonly failed: readonly string[] } {
  const failed: string[] = [];
  let drawn = piece;
  for (const jump of piece.jumps) {
    const target = piece.boxes.find(({ box }) => box?.index === jump.to);
    const obstacles = obstaclesOf(drawn);
    const line = jump.from
      .flatMap((from) =>
        target ? endsAt(piece, target, from.side).map(([end, hasHead]) => [from, end, hasHead] as const) : [],
      )
      .map(([from, end, hasHead]) => routeAt(drawn, obstacles, jump, from, end, hasHead))
      .find((found) => found !== undefined);
    if (line) drawn = { ...drawn, lines: [...drawn.lines, line] };
    else failed.push(jump.role);
  }
  return { piece: drawn, failed };
}
