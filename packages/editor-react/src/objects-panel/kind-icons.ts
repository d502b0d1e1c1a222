import type { ObjectKind } from '@tastwerk/editor-core';
import {
  Circle,
  Folder,
  ImageDown,
  type LucideIcon,
  MapPinned,
  PenTool,
  Slash,
  Spline,
  Square,
  TypeOutline,
} from 'lucide-react';

/** What stands for each kind of object in lists. */
export const KIND_ICONS: Readonly<Record<ObjectKind, LucideIcon>> = {
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
};
