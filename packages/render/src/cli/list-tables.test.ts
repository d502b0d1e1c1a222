import { describe, expect, it } from '@jest/globals';
import { callTastwerk as call } from '../../test/call-tastwerk.js';

describe('tastwerk tables', () => {
  it('lists id, name, dots and table of every system in the language of the call', async () => {
    const { code, stdout } = await call(['tables']);
    expect(code).toBe(0);
    const lines = stdout.trimEnd().split('\n');
    expect(lines.length).toBeGreaterThan(200);
    expect(lines).toContain('DE:KURZ\tGerman contracted (Kurzschrift)\t6\tde-g2.ctb');
    expect(lines).toContain('fr:fr-bfu-g2@3.39\tFrench, contracted\t6\tfr-bfu-g2.ctb');
    expect((await call(['tables', '--lang', 'de'])).stdout).toContain(
      'fr:fr-bfu-g2@3.39\tFranzösisch, gekürzt\t6\t',
    );
  });

  it.each([
    ['franzosisch gekurzt', ['fr:fr-bfu-g2@3.39']],
    ['FRENCH g2', ['fr:fr-bfu-g2@3.39']],
    ['fr comp8', ['fr:fr-bfu-comp8@3.39']],
    ['fr-bfu-g2.ctb', ['fr:fr-bfu-g2@3.39']],
    ['fr:fr-bfu-g2@3.39', ['fr:fr-bfu-g2@3.39']],
    ['vollschrift', ['DE:VOLL']],
  ])('finds “%s” by language, name and table', async (words, ids) => {
    const { stdout } = await call(['tables', ...words.split(' ')]);
    expect(
      stdout
        .trimEnd()
        .split('\n')
        .map((line) => line.split('\t')[0]),
    ).toEqual(ids);
  });

  it('answers machines with a list', async () => {
    const { stdout } = await call(['tables', 'fr-bfu-g2', '--json']);
    expect(JSON.parse(stdout)).toEqual([
      {
        id: 'fr:fr-bfu-g2@3.39',
        name: 'French, contracted',
        language: 'fr',
        dots: 6,
        table: 'fr-bfu-g2.ctb',
        release: '3.39',
      },
    ]);
  });

  it('says that nothing was found, and ends with 2', async () => {
    const { code, stdout, stderr } = await call(['tables', 'klingon', 'g2']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('No braille system matches “klingon g2”.');
    expect((await call(['tables', 'klingon', '--json'])).stdout).toBe('[]\n');
  });

  it('lists systems that translate takes', async () => {
    const { stdout } = await call(['tables', 'finnish', '--json']);
    const [{ id, table }] = JSON.parse(stdout);
    const bySystem = await call(['translate', '--back', '--system', id], '⠓⠽⠧⠜');
    expect(bySystem.code).toBe(0);
    expect(await call(['translate', '--back', '--table', table], '⠓⠽⠧⠜')).toEqual(bySystem);
  });
});
