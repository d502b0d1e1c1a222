import { createEngine } from '@tastwerk/editor-core';
import { renderPlugins } from '../plugins/render-plugins.js';
import { EXAMPLE_NAMES, type PluginNames } from './plugin-names.js';

/** What of the editor has names of its own. This package knows no editor: `scripts/plugin-names.test.mjs` compares the list with the editor. */
export const EDITOR_NAMES = {
  plugins: [
    'braille-files',
    'braille-pages',
    'clipboard',
    'context-menu',
    'draft-panel',
    'drafts',
    'files',
    'groups',
    'guide',
    'guides',
    'history',
    'import',
    'labels',
    'legend',
    'marks',
    'objects',
    'old-drafts',
    'outline',
    'own-words',
    'pages',
    'palette',
    'paths',
    'pdf',
    'pictures',
    'place',
    'previews',
    'proofing',
    'publish',
    'shapes',
    'shortcuts',
    'spoken',
    'svg',
    'templates',
    'view',
  ],
  tools: ['CURVE', 'ELLIPSE', 'LABEL', 'LINE', 'PATH', 'POLYGON', 'RECT', 'SELECT', 'SYMBOL'],
  sections: [
    'area',
    'arrange',
    'head',
    'label',
    'legend',
    'name',
    'next-drawn',
    'outline',
    'path',
    'points',
    'position',
    'unknown',
  ],
  imports: ['braille', 'documents', 'pdf', 'pictures', 'svg'],
  texts: [
    'braille',
    'canvas',
    'commands',
    'drafts',
    'editor',
    'errors',
    'files',
    'guide',
    'import',
    'legend',
    'marks',
    'outline',
    'ownWords',
    'panels',
    'place',
    'preview',
    'proofing',
    'publishing',
    'spoken',
    'templates',
    'terms',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** A name of a plugin to be written that is taken, and by what. */
interface TakenName {
  readonly by: 'plugin' | 'kind' | 'tool' | 'section' | 'files' | 'texts' | 'example';
  readonly taken: string;
}

/** The first of `names` that Tastwerk or the example of a plugin has already. */
export function takenName(names: PluginNames): TakenName | undefined {
  const { plugins, kinds, importers, exporters } = createEngine(renderPlugins);
  const known: readonly (readonly [TakenName['by'], string, readonly string[]])[] = [
    ['plugin', names.package, [...plugins.map(({ id }) => id), ...EDITOR_NAMES.plugins]],
    ['kind', names.kind, kinds.names],
    ['tool', names.tool, EDITOR_NAMES.tools],
    ['section', names.kind, EDITOR_NAMES.sections],
    ['files', names.kind, [...EDITOR_NAMES.imports, ...importers.keys(), ...exporters.keys()]],
    ['texts', names.kind, EDITOR_NAMES.texts],
    ['example', names.package, [EXAMPLE_NAMES.package]],
    ['example', names.kind, [EXAMPLE_NAMES.kind]],
  ];
  const found = known.find(([, name, taken]) => taken.includes(name));
  return found && { by: found[0], taken: found[1] };
}
