import assert from 'node:assert/strict';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumOptions } from '../setup/chromium.mjs';
import { PUBLISHED } from './published.mjs';
import { EXAMPLES } from './readme-examples.mjs';
import { visitExample } from './visit-examples.mjs';

const NAMES = PUBLISHED.map(({ manifest }) => manifest.name);
/** The oldest React that the packages accept. */
const REACT = PUBLISHED.find(
  ({ manifest }) => manifest.peerDependencies,
).manifest.peerDependencies.react.replace('^', '');
const LIBRARIES = [
  ...[`react@${REACT}`, `react-dom@${REACT}`, '@types/react@19', '@types/react-dom@19'],
  ...['vite@8', '@types/node@20'],
];

const pageOf = (module) => `<!doctype html>
<html lang="en">
  <head>
    <title>Example</title>
    <link rel="icon" href="data:," />
  </head>
  <body style="margin: 0">
    <div id="root" style="height: 100vh"></div>
    <script type="module" src="/${module}"></script>
  </body>
</html>
`;

/** The example `name` of a README with the example of a plugin: `before` is where its editor is told of it. */
function withPlugin(name, before, told) {
  const { code } = EXAMPLES.find((example) => example.name === name);
  assert.ok(code.includes(before), `${name} holds no "${before}"`);
  const choice = "import plugin from 'tastwerk-plugin-clock/editor';\nconst plugins = { with: [plugin] };\n";
  return { name: `${name}-plugin`, code: choice + code.replace(before, `${before}${told}`) };
}

/** The examples that run in a page. */
const PAGES = [
  ...EXAMPLES.filter(({ language }) => language !== 'js'),
  withPlugin('editor-react-1', '<Editor ', 'plugins={plugins} '),
  withPlugin('editor-react-2', "language: 'en', ", 'plugins, '),
];
const TYPES = {
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  types: ['vite/client'],
  lib: ['es2023', 'dom', 'dom.iterable'],
};
const PARTNER = 'node_modules/@tastwerk/editor-react/dist/partner';

function writePages(project) {
  for (const { name, code } of PAGES) {
    project.write(`${name}.tsx`, code);
    project.write(`${name}.html`, pageOf(`${name}.tsx`));
  }
  // As the README of editor-react says.
  cpSync(join(project.folder, PARTNER), join(project.folder, 'public/editor'), { recursive: true });
}

/** Settings of Vite: all that a project has to say is the format of workers. */
const settingsOf = ({ folder }) => ({
  root: folder,
  configFile: false,
  logLevel: 'error',
  worker: { format: 'es' },
  server: { port: 0 },
  preview: { port: 0 },
  build: { rollupOptions: { input: PAGES.map(({ name }) => join(folder, `${name}.html`)) } },
});

/** What must hold in a Vite project with React that has installed all packages and the plugin, by name, in this order. `close` ends what they start. */
export function viteChecks(project, tarballs) {
  const open = [];
  let vite;
  let browser;
  let address;

  const serve = async (server) => {
    open.push(server);
    address = server.resolvedUrls.local[0];
  };
  const visits = (how) =>
    PAGES.map(({ name }) => [`Vite: example ${name}, ${how}`, () => visitExample(browser, address, name)]);

  const checks = [
    ['Vite: packages install', () => project.install([...tarballs.values(), ...LIBRARIES])],
    [
      'Vite: types of every entry and of the examples',
      () => {
        writePages(project);
        return project.checkTypes(NAMES, TYPES);
      },
    ],
    [
      'Vite: pages are built',
      async () => {
        vite = await import(pathToFileURL(join(project.folder, 'node_modules/vite/dist/node/index.js')));
        browser = await chromium.launch(chromiumOptions);
        await vite.build(settingsOf(project));
        await serve(await vite.preview(settingsOf(project)));
      },
    ],
    ...visits('built'),
    [
      'Vite: development server starts',
      async () => {
        const server = await vite.createServer(settingsOf(project));
        await serve(await server.listen());
      },
    ],
    ...visits('in development'),
  ];
  const close = async () => {
    await browser?.close();
    for (const server of open) await server.close();
  };
  return { checks, close };
}
