import type { LucideIcon } from 'lucide-react';
import { forwardRef } from 'react';
import type { EditorAction } from '../state/editor-action.js';

/** A sign as the data of an SVG path on a field of 24 by 24, drawn with a stroke. It needs no React, so that plugins in a frame can bring it. */
export interface PathIcon {
  readonly path: string;
}

/** The sign of a contribution. */
export type IconSource = LucideIcon | PathIcon;

/** An action as a plugin brings it. */
export type ContributedAction = Omit<EditorAction, 'icon'> & { readonly icon: IconSource };

const drawn = new WeakMap<PathIcon, LucideIcon>();

/** `icon` as a component. */
export function iconOf(icon: IconSource): LucideIcon {
  if (!('path' in icon)) return icon;
  const { path } = icon;
  const known = drawn.get(icon);
  if (known) return known;
  const Icon: LucideIcon = forwardRef(({ size = 24, absoluteStrokeWidth: _, ...given }, ref) => (
    <svg
      ref={ref}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...given}
    >
      <path d={path} />
    </svg>
  ));
  Icon.displayName = 'PathIcon';
  drawn.set(icon, Icon);
  return Icon;
}

const made = new WeakMap<ContributedAction, EditorAction>();

const isComplete = (action: ContributedAction): action is EditorAction => !('path' in action.icon);

/** `action` with its sign as a component: itself where it has one, and always the same for the same action. */
export function actionOf(action: ContributedAction): EditorAction {
  if (isComplete(action)) return action;
  const known = made.get(action) ?? { ...action, icon: iconOf(action.icon) };
  made.set(action, known);
  return known;
}
