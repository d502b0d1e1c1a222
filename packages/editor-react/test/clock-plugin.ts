import { definePlugin, type Document, type PageObject, type Plugin } from '@tastwerk/editor-core';
import { boxFields } from '@tastwerk/editor-core/objects';
import { shapes } from '@tastwerk/editor-core/plugins';
import type { ObjectRule, RuleTable, SourceKey } from '@tastwerk/editor-core/proofing';
import { z } from 'zod';
import { defineEditorPlugin, type SourceContributions } from '../src/contributions/editor-plugin.js';

const { rect } = shapes.kinds;
const schema = z.strictObject({ ...boxFields, type: z.literal('clock') });

/** Kind, rule and source are in no list of types: tests of the editor are compiled together, and these would be in all of them. */
const kinds: NonNullable<Plugin['kinds']> = Object.fromEntries([['clock', { ...rect, schema }] as unknown[]]);
const asClock = (object: PageObject): PageObject => JSON.parse(JSON.stringify({ ...object, type: 'clock' }));

/** Says of each clock that it is one, by a source of the plugin. */
const rule: ObjectRule = {
  scope: 'object',
  check: ({ object }) =>
    JSON.parse(JSON.stringify(object)).type === 'clock'
      ? [{ severity: 'info', objects: [object.uuid], place: null, source: ownSource }]
      : [],
};
const ownSource: SourceKey = JSON.parse('"clock-guide"');
const rules: RuleTable = Object.fromEntries([['clock-seen', rule] as unknown[]]);
const sources: SourceContributions = Object.fromEntries([
  ['clock-guide', { work: 'Uhren zum Tasten', place: 'S. 3' }] as unknown[],
]);

const engine = definePlugin({
  id: 'clocks',
  version: '1.2.0',
  requires: ['shapes'],
  kinds,
  rules: () => Promise.resolve(rules),
});

const words = (name: string) => ({
  proofing: { 'clock-seen': `${name} gesehen` },
  templates: {
    'clock-face': { name, about: `${name} …`, title: name, type: name, summary: name, details: name },
  },
});

/** `document` with a clock on its first page. */
export function withClock(document: Document): Document {
  const [page, ...others] = document.pages;
  const square = rect.create({ uuid: crypto.randomUUID(), x: 50, y: 120, width: 60, height: 60 });
  return {
    ...document,
    plugins: { [engine.id]: engine.version },
    pages: page ? [{ ...page, objects: [...page.objects, asClock(square)] }, ...others] : [],
  };
}

/** A plugin from outside with clocks, which are squares, a rule about them and a template that draws one. */
export const clockPlugin = defineEditorPlugin({
  id: engine.id,
  engine,
  sources,
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
