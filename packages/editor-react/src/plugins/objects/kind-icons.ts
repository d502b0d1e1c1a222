import type { ObjectKind } from '@tastwerk/editor-core';
import {
  Circle,
  Folder,
  ImageDown,
  type LucideIcon,
  MapPinned,
  PenTool,
  Puzzle,
  Slash,
  Spline,
  Square,
  TypeOutline,
} from 'lucide-react';

const KIND_ICONS = {
  rect: Square,
  ellipse: Circle,
  line: Slash,
  quadratic: Spline,
  cubic: Spline,
  path: PenTool,
  imported: ImageDown,
  label: TypeOutline,
  group: Folder,
  key: MapPinned,
} satisfies Readonly<Record<ObjectKind, LucideIcon>>;

const icons: ReadonlyMap<string, LucideIcon> = new Map(Object.entries(KIND_ICONS));

/** What stands for an object in lists, by its kind. */
export const iconOfKind = (kind: string): LucideIcon => icons.get(kind) ?? Puzzle;
