import { definePlugin, type PageObject, type Plugin } from '@tastwerk/editor-core';
import { boxFields } from '@tastwerk/editor-core/objects';
import { shapes } from '@tastwerk/editor-core/plugins';
import { z } from 'zod';
import { defineEditorPlugin } from '../src/contributions/editor-plugin.js';

const { rect } = shapes.kinds;
const schema = z.strictObject({ ...boxFields, type: z.literal('clock') });

/** The type of clocks is that of no object here: tests of the editor are compiled together, and it would be a kind in all of them. */
const kinds: NonNullable<Plugin['kinds']> = Object.fromEntries([['clock', { ...rect, schema }] as unknown[]]);
const asClock = (object: PageObject): PageObject => JSON.parse(JSON.stringify({ ...object, type: 'clock' }));

const engine = definePlugin({ id: 'clocks', version: '1.2.0', requires: ['shapes'], kinds });

const words = (name: string) => ({
  templates: {
    'clock-face': { name, about: `${name} …`, title: name, type: name, summary: name, details: name },
  },
});

/** A plugin from outside with clocks, which are squares, and a template that draws one. */
export const clockPlugin = defineEditorPlugin({
  id: engine.id,
  engine,
  texts: {
    de: () => Promise.resolve(words('Zifferblatt')),
    en: () => Promise.resolve(words('Clock face')),
  },
  templates: [
    {
      id: 'clock-face',
      place: { after: 'blank' },
      paper: 'a4-portrait',
      load: () =>
        Promise.resolve((known) => ({
          objects: [asClock(known.create('rect', { uuid: crypto.randomUUID(), x: 50, y: 80 }))],
        })),
    },
  ],
});
