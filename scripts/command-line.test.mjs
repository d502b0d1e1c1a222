import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from './setup/root.mjs';

const TASTWERK = join(ROOT, 'packages/render/bin/tastwerk.mjs');

/** Calls the built command. */
function tastwerk(words, input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [TASTWERK, ...words, '--lang', 'en'], {
    cwd: ROOT,
    input,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

describe('the built command tastwerk', () => {
  it('writes braille by a packaged table and by a file, and reads it back', () => {
    const written = { status: 0, stdout: '⠨⠃⠚⠀⠇⠀⠍⠬⠙⠑\n', stderr: '' };
    expect(tastwerk(['translate', '--table', 'fr-bfu-g2'], 'Bonjour le monde\n')).toEqual(written);
    const file = 'packages/braille-tables/tables/3.39/fr-bfu-g2.ctb';
    expect(tastwerk(['translate', '--table', file], 'Bonjour le monde\n')).toEqual(written);
    expect(tastwerk(['translate', '--back', '--table', 'fr-bfu-g2'], written.stdout)).toEqual({
      ...written,
      stdout: 'Bonjour le monde\n',
    });
    expect(tastwerk(['translate', '--back', '-s', 'EN:UEB2'], ',! K+DOM\n').stdout).toBe('The kingdom\n');
  });

  it('writes the rest of a line with a character that the system lacks, and names that', () => {
    expect(tastwerk(['translate', '-s', 'DE:BASIS'], 'die ✓\n')).toEqual({
      status: 1,
      stdout: '⠙⠊⠑⠀\n',
      stderr: 'Line 1: The character “✓” cannot be written in this braille system.\n',
    });
  });

  it('lists tables', () => {
    expect(tastwerk(['tables', 'french', 'g2'])).toEqual({
      status: 0,
      stdout: 'fr:fr-bfu-g2@3.39\tFrench, contracted\t6\tfr-bfu-g2.ctb\n',
      stderr: '',
    });
  });
});
