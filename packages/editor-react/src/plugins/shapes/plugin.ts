import { Circle, Square, Star, Triangle } from 'lucide-react';
import { defineEditorPlugin } from '../../contributions/editor-plugin.js';
import { lazyPart } from '../../contributions/part.js';
import { ShapeChoice } from './shape-choice.js';
import { isOutlined, isShape } from '@tastwerk/editor-core/objects';

/** Areas, point symbols and how they look. */
export const shapesPlugin = defineEditorPlugin({
  id: 'shapes',
  kinds: { rect: { icon: Square }, ellipse: { icon: Circle } },
  tools: [
    { id: 'rect', tool: 'RECT', labelKey: 'actions.rect', icon: Square, key: 'r' },
    { id: 'ellipse', tool: 'ELLIPSE', labelKey: 'actions.ellipse', icon: Circle, key: 'e' },
    { id: 'polygon', tool: 'POLYGON', labelKey: 'actions.polygon', icon: Triangle, key: 'g' },
    {
      id: 'symbol',
      tool: 'SYMBOL',
      place: { before: 'label' },
      labelKey: 'actions.symbol',
      icon: Star,
      key: 'y',
      isKept: true,
    },
  ],
  inspector: [
    {
      id: 'next-drawn',
      place: { before: 'position' },
      isFor: (objects) => objects.length === 0,
      Content: lazyPart(async () => (await import('./style-sections.js')).NextDrawn),
    },
    {
      id: 'area',
      place: { before: 'position' },
      isFor: (objects) => objects.some(isShape),
      Content: lazyPart(async () => (await import('./style-sections.js')).AreaSection),
    },
    {
      id: 'outline',
      place: { before: 'position' },
      isFor: (objects) => objects.some(isOutlined),
      Content: lazyPart(async () => (await import('./style-sections.js')).OutlineSection),
    },
  ],
  slots: [{ id: 'shape-choice', slot: 'drawing-below', Content: ShapeChoice }],
});
