import type { EditorPlugin } from '@tastwerk/editor-react';
import engine from './index.js';
import { timeSection } from './section.js';
import { spokenTime } from './time.js';

/** The lines of an SVG path on a field of 24 by 24. */
const icon = { path: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 7v5l3 2' };

/**
 * What the editor needs. It imports nothing but types from the editor, so that it also works in an editor in a frame (`mount`), whose React
 * is not that of the page.
 */
const plugin: EditorPlugin = {
  id: engine.id,
  requires: ['shapes'],
  engine,
  texts: {
    de: async () => (await import('./texts/de.js')).de,
    en: async () => (await import('./texts/en.js')).en,
  },
  kinds: {
    clock: {
      icon,
      spoken: (object, t) =>
        object.type === 'clock' ? t('clock:shows', { time: spokenTime(object.minutes) }) : undefined,
    },
  },
  sources: { 'clock-figures': { work: engine.id, place: 'README.md' } },
  tools: [
    {
      id: 'clock',
      tool: 'CLOCK',
      place: { after: 'ellipse' },
      labelKey: 'clock:tool',
      icon,
      key: 'k',
      draw: (kinds, uuid, place) => kinds.create('clock', { ...place, uuid }),
    },
  ],
  imports: [{ id: 'clock', labelKey: 'import:choose.clock', icon }],
  inspector: [
    {
      id: 'clock',
      place: { before: 'area' },
      isFor: ([object, ...others]) => object?.type === 'clock' && others.length === 0,
      Content: timeSection,
    },
  ],
  templates: [
    {
      id: 'clock-time',
      paper: 'a4-portrait',
      load: async () => (await import('./template.js')).drawClock,
    },
  ],
};

export default plugin;
