import { sessionActions, type Tool } from '@tastwerk/editor-core';
import {
  Circle,
  type LucideIcon,
  MousePointer2,
  PenTool,
  Slash,
  Spline,
  Square,
  Star,
  Triangle,
  Type,
} from 'lucide-react';
import type { EditorAction } from '../state/editor-action.js';

function toolAction(id: string, tool: Tool, key: string, icon: LucideIcon): EditorAction {
  return {
    id,
    labelKey: `actions.${id}`,
    icon,
    shortcuts: [{ key }],
    scope: 'workspace',
    isEnabled: () => true,
    isPressed: ({ session }) => session.tool === tool,
    run: ({ store }) => void store.dispatch(sessionActions.setTool(tool)),
  };
}

/** The drawing tools in the order of the tool rail. */
export const toolActions: readonly EditorAction[] = [
  toolAction('select', 'SELECT', 'v', MousePointer2),
  toolAction('rect', 'RECT', 'r', Square),
  toolAction('ellipse', 'ELLIPSE', 'e', Circle),
  toolAction('polygon', 'POLYGON', 'g', Triangle),
  toolAction('line', 'LINE', 'l', Slash),
  toolAction('curve', 'CURVE', 'c', Spline),
  toolAction('path', 'PATH', 'p', PenTool),
  toolAction('symbol', 'SYMBOL', 'y', Star),
  toolAction('label', 'LABEL', 't', Type),
];
