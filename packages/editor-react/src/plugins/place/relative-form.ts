import type { KeptPlacing } from '@tastwerk/editor-core/objects';
import { type Side, SIDES } from '@tastwerk/editor-core/description';
import { type Along, othersOf, type Placing, type Relation } from '@tastwerk/editor-core/placing';

/** How a place is said: in mm from the edges of the sheet, or by other objects. */
export const POSITIONS = [
  'sheet',
  'right',
  'left',
  'above',
  'below',
  'inside',
  'corner',
  'edge',
  'between',
  'leading',
] as const;
export type Position = (typeof POSITIONS)[number];

/** Whether `position` is a side of another object. */
export const isSide = (position: Position): position is Side => SIDES.some((side) => side === position);

/** Whether `position` needs a second object. */
export const needsTwo = (position: Position): boolean => position === 'between' || position === 'leading';

/** What the dialog asks of a place by others. Lengths in mm. */
export interface RelativeForm {
  readonly position: Position;
  /** The object that it is placed by, and the second one where there are two. */
  readonly anchor: string | null;
  readonly other: string | null;
  /** The corner, or the edge that begins at it, from 1. */
  readonly number: number;
  /** Free room between what is drawn of both; null for the usual one. */
  readonly gap: number | null;
  readonly along: Along;
  /** Whether it lies exactly in the middle of the object around it. */
  readonly isCentred: boolean;
  /** The object that it is as large as. */
  readonly sameSize: string | null;
  /** Whether it goes on to lie so when the others change. */
  readonly keeps: boolean;
}

/** A place by mm. */
export const FIRST_RELATIVE: RelativeForm = {
  position: 'sheet',
  anchor: null,
  other: null,
  number: 1,
  gap: null,
  along: 'start',
  isCentred: false,
  sameSize: null,
  keeps: false,
};

function relationOfForm({
  position,
  anchor: of,
  other: and,
  number,
}: RelativeForm): Relation<string> | undefined {
  if (of === null) return undefined;
  switch (position) {
    case 'inside':
      return { kind: 'inside', of };
    case 'corner':
    case 'edge':
      return { kind: position, number, of };
    case 'between':
      return and === null ? undefined : { kind: 'between', of, and };
    case 'sheet':
    case 'leading':
      return undefined;
    default:
      return { kind: 'beside', side: position, of };
  }
}

/** What `form` says of a place by others, by their ids; undefined where it says none, or not all of it. */
export function placingOf(form: RelativeForm): Placing<string> | undefined {
  const { position, anchor, other, gap, along, isCentred, sameSize } = form;
  const isLeading = position === 'leading' && anchor !== null && other !== null;
  const relation = relationOfForm(form);
  const lies = isSide(position) ? along : position === 'inside' && isCentred ? 'middle' : undefined;
  const isPlaced = isLeading || relation !== undefined;
  const placing: Placing<string> = {
    ...(relation && { relation }),
    ...(isPlaced && position !== 'between' && gap !== null && { gapMm: gap }),
    ...(relation && lies !== undefined && { along: lies }),
    ...(sameSize !== null && { sameSize }),
    ...(isLeading && { from: anchor, to: other }),
  };
  return othersOf(placing).length > 0 ? placing : undefined;
}

const positionOf = ({ relation, from }: KeptPlacing): Position => {
  if (!relation) return from === undefined ? 'sheet' : 'leading';
  return relation.kind === 'beside' ? relation.side : relation.kind;
};

/** The form that shows how an object is kept by others. */
export function formOfKept(kept: KeptPlacing): RelativeForm {
  const { relation, from, to, gapMm, along, sameSize } = kept;
  return {
    position: positionOf(kept),
    anchor: relation?.of ?? from ?? null,
    other: (relation?.kind === 'between' ? relation.and : to) ?? null,
    number: relation && 'number' in relation ? relation.number : 1,
    gap: gapMm ?? null,
    along: along ?? 'start',
    isCentred: relation?.kind === 'inside' && along === 'middle',
    sameSize: sameSize ?? null,
    keeps: true,
  };
}

/** How an object with `form` is kept by others; undefined where it is not. */
export const keptOfForm = (form: RelativeForm): KeptPlacing | undefined =>
  form.keeps ? placingOf(form) : undefined;
