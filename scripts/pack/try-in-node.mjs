import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { EXAMPLES } from './readme-examples.mjs';

const NAMES = ['@tastwerk/editor-core', '@tastwerk/braille-tables', '@tastwerk/braille', '@tastwerk/render'];
/** Packages that build on these, and on React only where an editor is, which Node has not. */
const FURTHER = [
  'math',
  'plugin-charts',
  'plugin-math',
  'plugin-placement',
  'plugin-scene-text',
  'plugin-surfaces',
];
const WALK = 'label-to-sheets.js';

/** What must hold in a plain Node project that has installed the packages for Node, by name, in this order. */
export function nodeChecks(project, tarballs) {
  const examples = EXAMPLES.filter(({ language }) => language === 'js');
  return [
    [
      'Node: packages install',
      () => project.install([...NAMES.map((name) => tarballs.get(name)), '@types/node@20']),
    ],
    [
      'Node: types of every entry',
      () => project.checkTypes(NAMES, { module: 'nodenext', types: ['node'], lib: ['es2023', 'dom'] }),
    ],
    [
      'Node: a label becomes braille, SVG, PDF, PNG and BRF',
      () => {
        project.write(WALK, readFileSync(new URL(`node-project/${WALK}`, import.meta.url)));
        return project.run(process.execPath, [WALK]);
      },
    ],
    [
      'Node: the command tastwerk',
      async () =>
        assert.match(await project.run('node_modules/.bin/tastwerk', ['--help']), /tastwerk render/),
    ],
    [
      'Node: formulas and plugins install',
      () => project.install(FURTHER.map((name) => tarballs.get(`@tastwerk/${name}`))),
    ],
    ...examples.map(({ name, code, prints }) => [
      `Node: example of the README ${name}`,
      async () => {
        project.write(`${name}.js`, code);
        assert.equal((await project.run(process.execPath, [`${name}.js`])).trim(), prints);
      },
    ]),
  ];
}
