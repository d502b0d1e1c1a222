import { MapPinned } from 'lucide-react';
import { defineEditorPlugin } from '../../contributions/editor-plugin.js';
import { lazyPart } from '../../contributions/part.js';
import { isOneOf } from '../../state/selection.js';
import { LegendRoom } from './legend-room.js';

/** The legend: what it explains, and where it has room. */
export const legendPlugin = defineEditorPlugin({
  id: 'legend',
  kinds: { key: { icon: MapPinned } },
  panels: [
    {
      id: 'legend',
      side: 'right',
      place: { after: 'object' },
      labelKey: 'legend:title',
      icon: MapPinned,
      Content: lazyPart(async () => (await import('./react.js')).LegendTab),
    },
  ],
  inspector: [
    {
      id: 'legend',
      place: { before: 'area' },
      isFor: isOneOf('key'),
      Content: lazyPart(async () => (await import('./react.js')).KeySection),
    },
  ],
  slots: [{ id: 'legend-room', slot: 'workspace', Content: LegendRoom }],
});
