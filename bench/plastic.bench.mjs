/** A sample sheet as a body in 3MF, beside its PDF and SVG. */
import { readFile } from 'node:fs/promises';
import { leastTime } from './least-time.mjs';
import { rendererOf } from './busy-page.mjs';

const SAMPLE = new URL('../content/samples/pflanzenzelle.json', import.meta.url);

export async function run() {
  const render = await rendererOf(JSON.parse(await readFile(SAMPLE, 'utf8')));
  const parts = await leastTime(() => render('pdf', 'svg'));
  const body = await leastTime(() => render('3mf'));
  const [stl] = await render('stl');
  const [{ bytes }] = body.result;
  return [
    {
      name: '3MF of a sample sheet: time, beside its PDF and SVG',
      measured: body.ms / parts.ms,
      limit: 100,
      ok: body.ms / parts.ms <= 100,
    },
    {
      name: '3MF of that sheet: size, beside its STL',
      measured: bytes.length / stl.bytes.length,
      limit: 0.4,
      ok: bytes.length / stl.bytes.length <= 0.4,
    },
  ];
}
