import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
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

  it('draws axes with formulas, which it measures, says in words and writes in their code', () => {
    const axis = [
      '--x=0..2pi',
      '--x-step',
      'pi/2',
      '--x-name',
      '$\\alpha$ in rad',
      '--y-name',
      '$f(\\alpha)$',
    ];
    const { status, stdout, stderr } = tastwerk(['plot', 'sin x', '--system', 'EN:UEB1', ...axis]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: 'Proof: 0 errors, 0 warnings.\n' });
    const [chart] = JSON.parse(stdout).pages[0].objects.filter(({ type }) => type === 'chart');
    expect(chart.cells).toMatchObject({ '$\\pi/2$': 6, '$f(\\alpha)$': 7 });
    expect(chart.printed['$\\pi/2$'].widthMm).toBeLessThan(10);

    const folder = mkdtempSync(join(tmpdir(), 'tastwerk-'));
    const file = join(folder, 'wave.json');
    writeFileSync(file, stdout);
    expect(tastwerk(['render', file, '-f', 'svg', '-o', folder]).status).toBe(0);
    const [name = ''] = readdirSync(folder).filter((one) => one.endsWith('.svg'));
    const svg = readFileSync(join(folder, name), 'utf8');
    rmSync(folder, { recursive: true });
    expect(svg).toContain('<title>pi over 2');
    expect(svg).toContain('<title>f of alpha');
    expect(svg).not.toContain('$');
  });

  it('lists tables', () => {
    expect(tastwerk(['tables', 'french', 'g2'])).toEqual({
      status: 0,
      stdout: 'fr:fr-bfu-g2@3.39\tFrench, contracted\t6\tfr-bfu-g2.ctb\n',
      stderr: '',
    });
  });
});
