import { Shapes } from 'lucide-react';
import { defineEditorPlugin } from '../../contributions/editor-plugin.js';
import { lazyPart } from '../../contributions/part.js';

/** Drawings in SVG files. */
export const svgPlugin = defineEditorPlugin({
  id: 'svg',
  requires: ['import'],
  imports: [
    {
      id: 'svg',
      labelKey: 'import:choose.drawings',
      icon: Shapes,
      Content: lazyPart(async () => (await import('./react.js')).SvgStep),
    },
  ],
});
