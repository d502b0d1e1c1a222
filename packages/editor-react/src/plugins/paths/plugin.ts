import { type PageObject, runCommand } from '@tastwerk/editor-core';
import { Circle, CircleDot, PenTool, Plus, Scissors, Slash, Spline, Waypoints } from 'lucide-react';
import { defineEditorPlugin, type MenuPlace } from '../../contributions/editor-plugin.js';
import { lazyPart } from '../../contributions/part.js';
import type { EditorAction } from '../../state/editor-action.js';
import { selectedObjectsOf } from '../../state/selectors.js';
import { isLine } from './line-points.js';
import { pathActions } from './path-actions.js';
import { type PointEntry, pointEntries } from './point-entries.js';

const POINT_ICONS: Readonly<Record<PointEntry['id'], EditorAction['icon']>> = {
  insertPoint: Plus,
  removePoint: Scissors,
  cornerPoint: CircleDot,
  smoothPoint: Spline,
  openHere: Waypoints,
  closePath: Circle,
};

/** What can be done with the selected path at a place: with its point there, or with the line that passes. */
function pointActions({ state, point, reachMm }: MenuPlace): readonly EditorAction[] {
  const [path, ...others] = selectedObjectsOf(state);
  if (path?.type !== 'path' || others.length > 0) return [];
  return pointEntries(path, point, reachMm).map(({ id, command }) => ({
    id,
    labelKey: `commands:context.${id}`,
    icon: POINT_ICONS[id],
    shortcuts: [],
    scope: 'workspace',
    isEnabled: () => true,
    run: ({ store }) => void store.dispatch(runCommand(command)),
  }));
}

/** Whether objects are one line alone. */
const isOneLine = ([object, ...others]: readonly PageObject[]): boolean =>
  object !== undefined && others.length === 0 && isLine(object);

/** Lines, curves and paths with their points. */
export const pathsPlugin = defineEditorPlugin({
  id: 'paths',
  kinds: {
    line: { icon: Slash },
    quadratic: { icon: Spline },
    cubic: { icon: Spline },
    path: { icon: PenTool },
  },
  tools: [
    { id: 'line', tool: 'LINE', labelKey: 'actions.line', icon: Slash, key: 'l' },
    { id: 'curve', tool: 'CURVE', labelKey: 'actions.curve', icon: Spline, key: 'c' },
    { id: 'path', tool: 'PATH', labelKey: 'actions.path', icon: PenTool, key: 'p' },
  ],
  actions: [{ group: 'path', actions: pathActions }],
  menus: [
    { menu: 'objects', section: 'kind', actions: pathActions, isFitting: true },
    { menu: 'shape', section: 'paths', actions: pathActions },
  ],
  menuAt: pointActions,
  inspector: [
    {
      id: 'path',
      place: { after: 'outline' },
      isFor: isOneLine,
      Content: lazyPart(async () => (await import('./line-sections.js')).PathSection),
    },
    {
      id: 'points',
      place: { after: 'name' },
      isFor: isOneLine,
      Content: lazyPart(async () => (await import('./line-sections.js')).PointSection),
    },
  ],
});
