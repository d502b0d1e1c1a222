import type { Box, Point } from '@tastwerk/editor-core/geometry';
import type { TextBlock } from '../../outline/text-block.js';
import type { Family, FamilyPerson, FamilyUnit } from './read-family.js';

/** From the middle of an outline to the dots of its text: 3 mm free (TU Dresden BB_A), and half the outline; above stands the print. */
const PAD = { side: 4.3, above: 2.5, below: 4.1 } as const;
/** Between partners, with the line to their children in the middle, and between other people beside each other, in mm. */
const COUPLE_MM = 16;
const BESIDE_MM = 8;
/** From people to the line of their children, and from there to the children, in mm. */
const TO_LINE_MM = 9;
const TO_CHILD_MM = 9;
const OUTLINE_HALF_MM = 0.75;
/** A line of siblings shorter than this, in mm, is none. */
const STRAIGHT_MM = 1e-6;

/** A person with its place. */
export interface PlacedPerson extends Box {
  readonly person: FamilyPerson;
  readonly text: TextBlock;
  readonly textY: number;
}

/** A family with the places of its people and lines. */
export interface PlacedFamily {
  readonly people: readonly PlacedPerson[];
  readonly lines: readonly { readonly role: string; readonly points: readonly Point[] }[];
  readonly width: number;
  readonly height: number;
}

/** The children of a union: where the line to them begins, and where it meets each of them. */
interface Descent {
  readonly role: string;
  readonly x: number;
  readonly children: readonly number[];
  /** Whether it begins at the line between partners, else below a box. */
  readonly isCouple: boolean;
}

/** A part of the tree: places across, by generation; `entry` is where the line from above meets the person. */
interface Branch {
  readonly entry: number;
  readonly people: readonly { readonly person: FamilyPerson; readonly x: number; readonly depth: number }[];
  readonly couples: readonly {
    readonly role: string;
    readonly from: number;
    readonly to: number;
    readonly depth: number;
  }[];
  readonly descents: readonly (Descent & { readonly depth: number })[];
  /** How far each generation reaches to the left and to the right. */
  readonly reach: readonly (readonly [left: number, right: number])[];
}

function shifted(branch: Branch, by: number): Branch {
  return {
    entry: branch.entry + by,
    people: branch.people.map((one) => ({ ...one, x: one.x + by })),
    couples: branch.couples.map((one) => ({ ...one, from: one.from + by, to: one.to + by })),
    descents: branch.descents.map((one) => ({
      ...one,
      x: one.x + by,
      children: one.children.map((x) => x + by),
    })),
    reach: branch.reach.map(([left, right]) => [left + by, right + by]),
  };
}

function unitedReach(one: Branch['reach'], other: Branch['reach']): Branch['reach'] {
  const length = Math.max(one.length, other.length);
  return Array.from({ length }, (_, depth) => {
    const [a, b] = [one[depth], other[depth]];
    return a && b ? [Math.min(a[0], b[0]), Math.max(a[1], b[1])] : (a ?? b ?? [0, 0]);
  });
}

/** `branches` beside each other, as close as their generations allow. */
function besideEachOther(branches: readonly Branch[]): readonly Branch[] {
  let reach: Branch['reach'] = [];
  return branches.map((branch) => {
    const needed = branch.reach.map(([left], depth) => {
      const before = reach[depth];
      return before ? before[1] + BESIDE_MM - left : -Infinity;
    });
    const by = reach.length === 0 ? 0 : Math.max(...needed);
    const placed = shifted(branch, by);
    reach = unitedReach(reach, placed.reach);
    return placed;
  });
}

const middleOf = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;

const deeper = (branch: Branch): Branch => ({
  ...branch,
  people: branch.people.map((one) => ({ ...one, depth: one.depth + 1 })),
  couples: branch.couples.map((one) => ({ ...one, depth: one.depth + 1 })),
  descents: branch.descents.map((one) => ({ ...one, depth: one.depth + 1 })),
  reach: [[Infinity, -Infinity], ...branch.reach],
});

/** `unit` with all below it, at places across. */
function branchOf(unit: FamilyUnit, widthOf: (person: FamilyPerson) => number): Branch {
  const { person, unions } = unit;
  const groups = unions.map(({ children }) => children.map((child) => deeper(branchOf(child, widthOf))));
  const placed = besideEachOther(groups.flat());
  const [first = [], second = []] = groups.map((group, index) =>
    placed.slice(index === 0 ? 0 : (groups[0]?.length ?? 0)).slice(0, group.length),
  );
  const [one, other] = unions;
  const half = (member: FamilyPerson) => widthOf(member) / 2;
  const apart = (a: FamilyPerson, b: FamilyPerson) => half(a) + COUPLE_MM + half(b);
  const entries = (branches: readonly Branch[]) => branches.map(({ entry }) => entry);

  // With two partners the person stands between them, above the border between their children.
  let x = 0;
  const [ones, others] = [entries(first), entries(second)];
  const toMiddle = (partner: FamilyPerson | null | undefined) => (partner ? half(person) + COUPLE_MM / 2 : 0);
  if (other) {
    const border = [...ones.slice(-1), ...others.slice(0, 1)];
    x =
      border.length === 0
        ? 0
        : border.length === 2
          ? middleOf(border)
          : ones.length > 0
            ? middleOf(ones) + toMiddle(one?.partner)
            : middleOf(others) - toMiddle(other.partner);
  } else if (ones.length > 0) x = middleOf(ones) - toMiddle(one?.partner);

  const people: { person: FamilyPerson; x: number; depth: number }[] = [{ person, x, depth: 0 }];
  const couples: Branch['couples'][number][] = [];
  const descents: Branch['descents'][number][] = [];
  unions.forEach(({ partner }, index) => {
    const side = other && index === 0 ? -1 : 1;
    const children = index === 0 ? ones : others;
    const role = `${person.index} ${index}`;
    if (partner) {
      const at = x + side * apart(person, partner);
      people.push({ person: partner, x: at, depth: 0 });
      const ends = [x + side * half(person), at - side * half(partner)];
      couples.push({ role, from: Math.min(...ends), to: Math.max(...ends), depth: 0 });
    }
    const begin = x + side * toMiddle(partner);
    if (children.length > 0)
      descents.push({ role, x: begin, children, isCouple: partner !== null, depth: 0 });
  });
  const own: [number, number] = [
    Math.min(...people.map((one) => one.x - half(one.person))),
    Math.max(...people.map((one) => one.x + half(one.person))),
  ];
  // The line of siblings counts as a part of their generation.
  const lines = descents.map(({ x: begin, children }): [number, number] => [
    Math.min(begin, ...children),
    Math.max(begin, ...children),
  ]);
  const line =
    lines.length === 0
      ? []
      : [
          [Infinity, -Infinity] as const,
          [Math.min(...lines.map(([left]) => left)), Math.max(...lines.map(([, right]) => right))] as const,
        ];
  const reach = placed.reduce<Branch['reach']>((all, { reach: each }) => unitedReach(all, each), []);
  return {
    entry: x,
    people: [...people, ...placed.flatMap((branch) => branch.people)],
    couples: [...couples, ...placed.flatMap((branch) => branch.couples)],
    descents: [...descents, ...placed.flatMap((branch) => branch.descents)],
    reach: unitedReach(unitedReach([own], line), reach),
  };
}

/** The places of all people and lines, from 0, 0. */
export function layOutFamily({ root }: Family, textOf: (person: FamilyPerson) => TextBlock): PlacedFamily {
  const widthOf = (person: FamilyPerson) => textOf(person).width + 2 * PAD.side;
  const branch = branchOf(root, widthOf);
  const rows: { top: number; height: number }[] = [];
  for (const { person, depth } of branch.people) {
    const height = textOf(person).height + PAD.above + PAD.below;
    rows[depth] = { top: 0, height: Math.max(rows[depth]?.height ?? 0, height) };
  }
  let top = OUTLINE_HALF_MM;
  for (const row of rows) {
    row.top = top;
    top += row.height + TO_LINE_MM + TO_CHILD_MM;
  }
  const left = Math.min(...branch.reach.map(([from]) => from)) - OUTLINE_HALF_MM;
  const right = Math.max(...branch.reach.map(([, to]) => to)) + OUTLINE_HALF_MM;
  const rowAt = (depth: number) => rows[depth] ?? { top: 0, height: 0 };
  const people = branch.people.map(({ person, x, depth }): PlacedPerson => {
    const text = textOf(person);
    const { top: y, height } = rowAt(depth);
    const width = widthOf(person);
    const free = height - text.height - PAD.above - PAD.below;
    return { person, text, x: x - left - width / 2, y, width, height, textY: y + PAD.above + free / 2 };
  });
  const couples = branch.couples.map(({ role, from, to, depth }) => {
    const { top: rowTop, height } = rowAt(depth);
    const y = rowTop + height / 2;
    return {
      role: `couple ${role}`,
      points: [
        { x: from - left, y },
        { x: to - left, y },
      ],
    };
  });
  const descents = branch.descents.flatMap(({ role, x: beginX, children, isCouple, depth }) => {
    const { top: rowTop, height } = rowAt(depth);
    const bottom = rowTop + height;
    const begin = { x: beginX - left, y: isCouple ? rowTop + height / 2 : bottom };
    const y = bottom + TO_LINE_MM;
    const end = y + TO_CHILD_MM;
    const ends = children.map((child) => child - left);
    const [from, to] = [Math.min(begin.x, ...ends), Math.max(begin.x, ...ends)];
    if (to - from < STRAIGHT_MM)
      return [{ role: `child ${role} 0`, points: [begin, { x: begin.x, y: end }] }];
    return [
      { role: `descent ${role}`, points: [begin, { x: begin.x, y }] },
      {
        role: `siblings ${role}`,
        points: [
          { x: from, y },
          { x: to, y },
        ],
      },
      ...ends.map((x, index) => ({
        role: `child ${role} ${index}`,
        points: [
          { x, y },
          { x, y: end },
        ],
      })),
    ];
  });
  const last = rows.at(-1);
  const height = (last ? last.top + last.height : 0) + OUTLINE_HALF_MM;
  return { people, lines: [...couples, ...descents], width: right - left, height };
}
