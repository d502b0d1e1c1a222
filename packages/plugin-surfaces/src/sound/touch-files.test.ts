import { describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { renderArtefacts } from '@tastwerk/render';
import { strFromU8 } from 'fflate';
import { SaxesParser } from 'saxes';
import { documentOf, engine, translator } from '../../test/engine.js';
import { PLAYER } from './player.data.js';

async function filesOf(format: string, title = 'Der Garten', pages = 1) {
  const request = { formats: [format], engine, translator, fileName: 'garten' };
  const rendered = await renderArtefacts(documentOf({ title, pages }), request);
  if (!rendered.ok) throw new Error(JSON.stringify(rendered.error));
  return rendered.value.artefacts.map(({ name, bytes }) => ({ name, text: strFromU8(bytes) }));
}

describe('an SVG with words', () => {
  it('tells of each object in its group of the drawing and in what is touched, for each page', async () => {
    const files = await filesOf('touch-svg', 'Der Garten', 2);
    expect(files.map(({ name }) => name)).toEqual(['touch_garten-p1.svg', 'touch_garten-p2.svg']);
    for (const { text } of files) {
      const tags: string[] = [];
      const parser = new SaxesParser();
      parser.on('opentag', ({ name }) => tags.push(name));
      parser.write(text).close();
      expect(tags[0]).toBe('svg');
      expect(text).toContain(
        'data-image-layer="Beschriftung">\n<title>Teich</title><desc>Abkürzung te</desc>',
      );
      expect(text).toMatch(/data-heard="0"[^>]*><title>Teich<\/title><desc>Abkürzung te<\/desc><\/path>/u);
    }
  });
});

describe('a touch page', () => {
  it('is one file that runs its own script alone and loads nothing', async () => {
    const [file] = await filesOf('html', 'A & B </script><script>alert(1)</script>', 2);
    const { name, text } = file ?? { name: '', text: '' };
    expect(name).toBe('html_garten.html');
    const hash = createHash('sha256').update(PLAYER).digest('base64');
    expect(text).toContain(`script-src 'sha256-${hash}'`);
    expect(text.match(/<script/gu)).toHaveLength(2);
    expect(text).not.toContain('alert(1)</script>');
    expect(text).not.toMatch(/(?:src|href)="https?:/u);
    expect(text.match(/<svg /gu)).toHaveLength(2);
    const data = JSON.parse(/id="sheets">(.*)<\/script>/u.exec(text)?.[1] ?? '') as {
      readonly pages: readonly {
        readonly widthMm: number;
        readonly objects: readonly { readonly name: string }[];
      }[];
    };
    expect(data.pages.map(({ widthMm, objects }) => [widthMm, objects.map(({ name: one }) => one)])).toEqual([
      [210, ['Teich', 'Legende']],
      [210, ['Teich', 'Legende']],
    ]);
  });

  it('is the same for the same document', async () => {
    expect(await filesOf('html')).toEqual(await filesOf('html'));
  });

  it('has the script that its source makes', () => {
    const script = fileURLToPath(new URL('../../scripts/make-touch-player.mjs', import.meta.url));
    expect(execFileSync(process.execPath, [script, '--check'], { encoding: 'utf8' })).toBe('');
  });
});
