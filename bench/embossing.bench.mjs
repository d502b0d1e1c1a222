/** A busy page as dots of embossers, beside the SVG of that page. */
import { busyPageRenderer } from './busy-page.mjs';
import { leastTime } from './least-time.mjs';

export async function run() {
  const render = await busyPageRenderer();
  const svg = await leastTime(() => render('svg'));
  const coarse = await leastTime(() => render('index'));
  const fine = await leastTime(() => render('viewplus'));
  return [
    {
      name: 'dots at 2.5 mm of 300 textured objects and 60 labels: time, beside the SVG alone',
      measured: coarse.ms / svg.ms,
      limit: 3,
      ok: coarse.ms / svg.ms <= 3,
    },
    {
      name: 'dots at 20 dpi of that page: time, beside the SVG alone',
      measured: fine.ms / svg.ms,
      limit: 3,
      ok: fine.ms / svg.ms <= 3,
    },
  ];
}
