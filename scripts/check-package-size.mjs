/**
 * Keeps the core small enough for any page: its own code, minified and compressed, without the libraries it names. Each entry has
 * a limit of its own; one that builds on the main entry counts with what it brings beside it, and what it loads later has another limit. The editor counts with all that it brings
 * to a page that has React, the kit and the other libraries which it shares with the application around it; what draws, and what each plugin
 * loads when it is first needed, have limits of their own.
 */
import { gzipSync } from 'node:zlib';
import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from './setup/root.mjs';

const NAME = '@tastwerk/editor-core';
const BYTES_PER_KB = 1000;
/** Sources of the entries; the first is the main one. */
const ENTRIES = [
  { name: NAME, source: 'packages/editor-core/src/index.ts', limitKb: 35 },
  { name: `${NAME}/geometry`, source: 'packages/editor-core/src/entries/geometry.ts', limitKb: 2 },
  { name: `${NAME}/collections`, source: 'packages/editor-core/src/collections/index.ts', limitKb: 1 },
  { name: `${NAME}/workers`, source: 'packages/editor-core/src/workers/index.ts', limitKb: 1 },
  { name: `${NAME}/document`, source: 'packages/editor-core/src/entries/document.ts', limitKb: 2 },
  { name: `${NAME}/objects`, source: 'packages/editor-core/src/entries/objects.ts', limitKb: 8 },
  { name: `${NAME}/legend`, source: 'packages/editor-core/src/entries/legend.ts', limitKb: 4 },
  { name: `${NAME}/scene`, source: 'packages/editor-core/src/entries/scene.ts', limitKb: 10 },
  {
    name: `${NAME}/braille`,
    source: 'packages/editor-core/src/entries/braille.ts',
    limitKb: 13,
    lazyLimitKb: 3,
  },
  {
    name: `${NAME}/plugins`,
    source: 'packages/editor-core/src/plugins/standard.ts',
    limitKb: 36,
    lazyLimitKb: 33,
  },
  { name: `${NAME}/proofing`, source: 'packages/editor-core/src/proofing/index.ts', limitKb: 20 },
  { name: `${NAME}/description`, source: 'packages/editor-core/src/description/index.ts', limitKb: 11 },
  { name: `${NAME}/snapping`, source: 'packages/editor-core/src/snapping/index.ts', limitKb: 6 },
  { name: `${NAME}/placing`, source: 'packages/editor-core/src/placing/index.ts', limitKb: 13 },
  { name: `${NAME}/fixing`, source: 'packages/editor-core/src/fixing/index.ts', limitKb: 24 },
  { name: `${NAME}/import`, source: 'packages/editor-core/src/import/index.ts', limitKb: 20 },
];

const EDITOR = {
  name: '@tastwerk/editor-react',
  source: 'packages/editor-react/src/index.ts',
  limitKb: 261,
  /** What is loaded to draw, on screens that have room for it. */
  canvas: { source: 'packages/canvas-fabric/src/index.ts', limitKb: 140 },
  plugins: { folder: 'packages/editor-react/src/plugins/', limitKb: 60 },
  /** What an application with a shell of its own has loaded before. */
  shared: [
    ...['react', 'react-dom', 'react/jsx-runtime', 'react-redux', '@reduxjs/toolkit', 'zod'],
    ...['i18next', 'react-i18next', 'lucide-react', '@tastwerk/ui'],
  ],
};

/** Plugins that are packages of their own: what an engine loads of one, and what its half for the editor loads besides, when it is needed. */
const PLUGINS = [
  {
    name: '@tastwerk/plugin-charts',
    source: 'packages/plugin-charts/src/index.ts',
    editor: 'packages/plugin-charts/src/editor/index.ts',
    limitKb: 132,
    editorLimitKb: 60,
  },
  {
    name: '@tastwerk/plugin-math',
    source: 'packages/plugin-math/src/index.ts',
    editor: 'packages/plugin-math/src/editor/index.ts',
    limitKb: 6,
    editorLimitKb: 60,
  },
  {
    name: '@tastwerk/plugin-placement',
    source: 'packages/plugin-placement/src/index.ts',
    editor: 'packages/plugin-placement/src/editor/index.ts',
    limitKb: 40,
    editorLimitKb: 60,
  },
  {
    name: '@tastwerk/plugin-scene-text',
    source: 'packages/plugin-scene-text/src/index.ts',
    editor: 'packages/plugin-scene-text/src/editor/index.ts',
    // 1 KB of it says fields of objects that have fields themselves, as charts do.
    limitKb: 33,
    editorLimitKb: 120,
  },
  {
    name: '@tastwerk/plugin-surfaces',
    source: 'packages/plugin-surfaces/src/index.ts',
    editor: 'packages/plugin-surfaces/src/editor/index.ts',
    // The checker and its sentences are most of it, and what is loaded when files are written.
    limitKb: 28,
    editorLimitKb: 60,
    // Bodies in plastic and their preview: loaded with the first one, with 600 KB of WebAssembly.
    libraries: ['manifold-3d', 'three'],
  },
];

/** Formulas: the main entry, the entry for print, and what that loads when it sets the first formula; parts of the font for rare characters come later. */
const MATH = {
  name: '@tastwerk/math',
  source: 'packages/math/src/index.ts',
  limitKb: 32,
  print: { source: 'packages/math/src/print/index.ts', limitKb: 4, lazyLimitKb: 450 },
};

/**
 * Braille tables: each is loaded when it is chosen, those for reading when cells are read, the catalogue where systems are offered. Chinese and Korean tables list
 * thousands of characters.
 */
const TABLES = {
  name: '@tastwerk/braille-tables',
  source: 'packages/braille-tables/src/index.ts',
  back: 'packages/braille-tables/src/back.ts',
  catalogue: 'packages/braille-tables/src/catalogue.data.ts',
  limitKb: 5,
  catalogueLimitKb: 12,
  tableLimitKb: 60,
  characterTableLimitKb: 310,
};
const CHARACTER_TABLES = /\/(?:ko|zh)[^/]*$/u;

async function bundle(sources, options) {
  const { outputFiles, metafile } = await build({
    entryPoints: sources,
    absWorkingDir: ROOT,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    outdir: 'dist',
    write: false,
    metafile: true,
    logLevel: 'error',
    ...options,
  });
  const bytesOf = new Map(outputFiles.map(({ path, contents }) => [path, gzipSync(contents).length]));

  /** The output of an entry and all that it loads; what is loaded when it is needed is left out where `isStatic`. */
  const filesOf = (source, isStatic) => {
    const [entry] = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === source);
    const files = new Set([entry]);
    for (const file of files) {
      for (const { path, external, kind } of metafile.outputs[file].imports) {
        if (!external && !(isStatic && kind === 'dynamic-import')) files.add(path);
      }
    }
    return files;
  };
  const lazySources = Object.values(metafile.outputs).flatMap(({ entryPoint }) => entryPoint ?? []);
  const kbOf = (files) => files.reduce((sum, file) => sum + bytesOf.get(join(ROOT, file)), 0) / BYTES_PER_KB;
  return { filesOf, kbOf, lazySources };
}

function tell(name, sizeKb, limitKb) {
  console.log(`${name}: ${sizeKb.toFixed(1)} KB of ${limitKb} KB`);
  if (sizeKb > limitKb) process.exitCode = 1;
}

const [main, ...others] = ENTRIES;
const alone = await bundle([main.source], { packages: 'external' });
tell(main.name, alone.kbOf([...alone.filesOf(main.source, false)]), main.limitKb);
for (const { name, source, limitKb, lazyLimitKb } of others) {
  // A page that loads both shares the parts of both.
  const both = await bundle([main.source, source], { packages: 'external' });
  const ofMain = both.filesOf(main.source, false);
  const atOnce = both.filesOf(source, true);
  const later = both.filesOf(source, false);
  tell(name, both.kbOf([...atOnce].filter((file) => !ofMain.has(file))), limitKb);
  const lazy = [...later].filter((file) => !ofMain.has(file) && !atOnce.has(file));
  if (lazy.length > 0) tell(`${name}, loaded when needed`, both.kbOf(lazy), lazyLimitKb ?? 0);
}

const editor = await bundle([EDITOR.source], {
  external: EDITOR.shared,
  conditions: ['@tastwerk/source'],
  loader: { '.module.css': 'local-css' },
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
});
const ofEditor = editor.filesOf(EDITOR.source, true);
const toDraw = editor.filesOf(EDITOR.canvas.source, true);
/** What `sources` load that is not in `before`, in KB. */
const besides = (sources, before) => {
  const files = sources.flatMap((source) => [...editor.filesOf(source, true)]);
  return editor.kbOf([...new Set(files)].filter((file) => !before.has(file)));
};
tell(EDITOR.name, editor.kbOf([...ofEditor]), EDITOR.limitKb);
tell(`${EDITOR.name}, loaded to draw`, besides([EDITOR.canvas.source], ofEditor), EDITOR.canvas.limitKb);

const { folder, limitKb: pluginLimitKb } = EDITOR.plugins;
const lazyOfPlugins = editor.lazySources.filter((source) => source.startsWith(folder));
const pluginOf = (source) => source.slice(folder.length).split('/')[0];
for (const plugin of [...new Set(lazyOfPlugins.map(pluginOf))].sort()) {
  const sources = lazyOfPlugins.filter((source) => pluginOf(source) === plugin);
  tell(
    `${EDITOR.name}, plugin ${plugin}`,
    besides(sources, new Set([...ofEditor, ...toDraw])),
    pluginLimitKb,
  );
}

for (const { name, source, editor: editorSource, limitKb, editorLimitKb, libraries = [] } of PLUGINS) {
  const plugin = await bundle(editorSource ? [source, editorSource] : [source], {
    external: [...EDITOR.shared, ...libraries, '@tastwerk/*'],
    conditions: ['@tastwerk/source'],
    loader: { '.module.css': 'local-css' },
    jsx: 'automatic',
  });
  const ofEngine = plugin.filesOf(source, true);
  tell(name, plugin.kbOf([...ofEngine]), limitKb);
  if (!editorSource) continue;
  const later = [...plugin.filesOf(editorSource, false)].filter((file) => !ofEngine.has(file));
  tell(`${name}, its half for the editor`, plugin.kbOf(later), editorLimitKb);
}

const math = await bundle([MATH.source, MATH.print.source], { mainFields: ['module', 'main'] });
const ofMath = math.filesOf(MATH.source, false);
tell(MATH.name, math.kbOf([...ofMath]), MATH.limitKb);
const printAtOnce = math.filesOf(MATH.print.source, true);
tell(
  `${MATH.name}/print`,
  math.kbOf([...printAtOnce].filter((file) => !ofMath.has(file))),
  MATH.print.limitKb,
);
const TYPESETTER = 'packages/math/src/print/typeset.ts';
const typesetter = math.filesOf(TYPESETTER, true);
tell(
  `${MATH.name}/print, loaded to set type`,
  math.kbOf([...typesetter].filter((file) => !printAtOnce.has(file))),
  MATH.print.lazyLimitKb,
);

const tables = await bundle([TABLES.source, TABLES.back, TABLES.catalogue]);
tell(TABLES.name, tables.kbOf([...tables.filesOf(TABLES.source, true)]), TABLES.limitKb);
tell(`${TABLES.name}/back`, tables.kbOf([...tables.filesOf(TABLES.back, true)]), TABLES.limitKb);
tell(
  `${TABLES.name}, its catalogue`,
  tables.kbOf([...tables.filesOf(TABLES.catalogue, true)]),
  TABLES.catalogueLimitKb,
);
/** The largest file that is loaded for one of some tables of an entry; what several share is a file of its own. */
const largestOf = (source, isMeant) =>
  Math.max(...[...tables.filesOf(source, false)].filter(isMeant).map((file) => tables.kbOf([file])));
const hasCharacters = (file) => CHARACTER_TABLES.test(file);
tell(
  `${TABLES.name}, largest table`,
  largestOf(TABLES.source, (file) => !hasCharacters(file)),
  TABLES.tableLimitKb,
);
tell(
  `${TABLES.name}, largest of Chinese and Korean`,
  largestOf(TABLES.source, hasCharacters),
  TABLES.characterTableLimitKb,
);
tell(
  `${TABLES.name}/back, largest table`,
  largestOf(TABLES.back, () => true),
  TABLES.tableLimitKb,
);
