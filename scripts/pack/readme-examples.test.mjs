import { spawnSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from '../setup/root.mjs';
import { PUBLISHED } from './published.mjs';
import { EXAMPLES } from './readme-examples.mjs';

describe('the READMEs of the packages', () => {
  it.each(PUBLISHED.map(({ folder }) => folder))('%s has an example', (folder) => {
    const name = folder.replace('packages/', '');
    expect(EXAMPLES.map((example) => example.name)).toContain(`${name}-1`);
  });

  // On the build, as it runs where the packages are installed. The examples that need a page run in `npm run test:packages`.
  const inNode = EXAMPLES.filter(({ language }) => language === 'js');
  it.each(inNode.map((example) => [example.name, example]))(
    '%s prints what it says',
    (_, { code, prints }) => {
      const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
        cwd: ROOT,
        encoding: 'utf8',
      });
      expect({ stdout: stdout.trim(), stderr }).toEqual({ stdout: prints, stderr: '' });
    },
  );
});
