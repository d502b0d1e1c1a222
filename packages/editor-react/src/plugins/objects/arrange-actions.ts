import { type AlignTarget, type Command, runCommand, type Kinds } from '@tastwerk/editor-core';
import { boxCentre } from '@tastwerk/editor-core/geometry';
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalSpaceBetween,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalSpaceBetween,
  BringToFront,
  CaretsToAxisDashedHorizontal,
  CaretsToAxisDashedVertical,
  type LucideIcon,
  MoveDown,
  MoveUp,
  RotateCcw,
  RotateCw,
  SendToBack,
} from 'lucide-react';
import type { EditorAction } from '../../state/editor-action.js';
import { boxAroundObjects, hasSelected, selectedUuidsOf, selectionOf } from '../../state/selection.js';
import type { Shortcut } from '../../state/shortcut.js';
import type { EditorState } from '../../state/editor-store.js';

type CommandOf<N extends Command['type']> = Extract<Command, { readonly type: N }>;

interface ArrangeAction {
  readonly id: string;
  readonly icon: LucideIcon;
  readonly shortcuts?: readonly Shortcut[];
  /** How many objects must be selected. */
  readonly atLeast: number;
  readonly command: (state: EditorState, uuids: readonly string[], kinds: Kinds) => Command | undefined;
}

function arrangeAction({ id, icon, shortcuts = [], atLeast, command }: ArrangeAction): EditorAction {
  return {
    id,
    labelKey: `actions.${id}`,
    icon,
    shortcuts,
    scope: 'workspace',
    isEnabled: hasSelected(atLeast),
    needs: atLeast < 2 ? 'selection' : atLeast === 2 ? 'two' : 'three',
    run: ({ store }) => {
      const state = store.getState();
      const sent = command(state, selectedUuidsOf(state), store.kinds);
      if (sent) store.dispatch(runCommand(sent));
    },
  };
}

/** What objects are aligned to now: a single one has only the page and its safe area. */
export function alignTargetOf({ session }: EditorState): AlignTarget {
  const { alignTo, selectedUuids } = session;
  const needsOthers = alignTo === 'selection' || alignTo === 'last-selected';
  return needsOthers && selectedUuids.length < 2 ? 'page' : alignTo;
}

const EDGES: Readonly<Record<CommandOf<'align-objects'>['edge'], readonly [string, LucideIcon]>> = {
  left: ['alignLeft', AlignStartVertical],
  centre: ['alignCentre', AlignCenterVertical],
  right: ['alignRight', AlignEndVertical],
  top: ['alignTop', AlignStartHorizontal],
  middle: ['alignMiddle', AlignCenterHorizontal],
  bottom: ['alignBottom', AlignEndHorizontal],
};

function alignAction(edge: CommandOf<'align-objects'>['edge']): EditorAction {
  const [id, icon] = EDGES[edge];
  return arrangeAction({
    id,
    icon,
    atLeast: 1,
    command: (state, uuids) => {
      const target = alignTargetOf(state);
      const last = uuids.at(-1);
      if (target !== 'last-selected') return { type: 'align-objects', uuids, edge, to: target };
      return last === undefined ? undefined : { type: 'align-objects', uuids, edge, to: { uuid: last } };
    },
  });
}

/** Brings objects to a common edge or centre, across the page and down it. */
export const alignActions: readonly EditorAction[] = (
  ['left', 'centre', 'right', 'top', 'middle', 'bottom'] as const
).map(alignAction);

/** Makes the free spaces between objects equal. */
export const distributeActions: readonly EditorAction[] = (
  [
    ['distributeAcross', 'horizontal', AlignHorizontalSpaceBetween],
    ['distributeDown', 'vertical', AlignVerticalSpaceBetween],
  ] as const
).map(([id, direction, icon]) =>
  arrangeAction({
    id,
    icon,
    atLeast: 3,
    command: (_, uuids) => ({ type: 'distribute-objects', uuids, direction, by: 'gaps' }),
  }),
);

/** Mirrors objects about their common centre. */
const flipActions: readonly EditorAction[] = (
  [
    ['flipAcross', 'horizontal', CaretsToAxisDashedVertical],
    ['flipDown', 'vertical', CaretsToAxisDashedHorizontal],
  ] as const
).map(([id, direction, icon]) =>
  arrangeAction({
    id,
    icon,
    atLeast: 1,
    command: (_, uuids) => ({ type: 'flip-objects', uuids, direction }),
  }),
);

/** Turns objects by a quarter about their common centre. */
const rotateActions: readonly EditorAction[] = (
  [
    ['rotateLeft', -90, RotateCcw],
    ['rotateRight', 90, RotateCw],
  ] as const
).map(([id, degrees, icon]) =>
  arrangeAction({
    id,
    icon,
    atLeast: 1,
    command: (state, uuids, kinds) => {
      const box = boxAroundObjects(kinds, selectionOf(state));
      return box && { type: 'rotate-objects', uuids, degrees, centre: boxCentre(box) };
    },
  }),
);

/** Turning and mirroring. */
export const turnActions: readonly EditorAction[] = [...rotateActions, ...flipActions];

/**
 * The brackets of other programs need AltGr on a German keyboard, where they are no shortcut, and are another sign with Shift; so the
 * arrow keys come first.
 */
const ORDER: readonly (readonly [
  string,
  CommandOf<'reorder-objects'>['to'],
  LucideIcon,
  readonly Shortcut[],
])[] = [
  [
    'toFront',
    'front',
    BringToFront,
    [
      { key: 'ArrowUp', mod: true, shift: true },
      { key: ']', mod: true, shift: true },
      { key: '}', mod: true },
    ],
  ],
  [
    'forward',
    'forward',
    MoveUp,
    [
      { key: 'ArrowUp', mod: true, shift: false },
      { key: ']', mod: true, shift: false },
    ],
  ],
  [
    'backward',
    'backward',
    MoveDown,
    [
      { key: 'ArrowDown', mod: true, shift: false },
      { key: '[', mod: true, shift: false },
    ],
  ],
  [
    'toBack',
    'back',
    SendToBack,
    [
      { key: 'ArrowDown', mod: true, shift: true },
      { key: '[', mod: true, shift: true },
      { key: '{', mod: true },
    ],
  ],
];

/** Changes which objects lie over which. */
export const orderActions: readonly EditorAction[] = ORDER.map(([id, to, icon, shortcuts]) =>
  arrangeAction({
    id,
    icon,
    shortcuts,
    atLeast: 1,
    command: (_, uuids) => ({ type: 'reorder-objects', uuids, to }),
  }),
);
