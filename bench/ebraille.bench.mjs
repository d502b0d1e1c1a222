/** An eBraille publication of a busy page beside the PDF and the SVG of that page, which it holds. */
import { busyPageRenderer } from './busy-page.mjs';
import { leastTime } from './least-time.mjs';

export async function run() {
  const render = await busyPageRenderer();
  const parts = await leastTime(() => render('pdf', 'svg'));
  const publication = await leastTime(() => render('ebrl'));
  const [{ bytes }] = publication.result;
  const pdf = parts.result.find(({ format }) => format === 'pdf').bytes;
  return [
    {
      name: 'eBraille of 300 textured objects and 60 labels: time, beside its PDF and SVG alone',
      measured: publication.ms / parts.ms,
      limit: 2,
      ok: publication.ms / parts.ms <= 2,
    },
    {
      name: 'eBraille of that page: size, beside its PDF',
      measured: bytes.length / pdf.length,
      limit: 3,
      ok: bytes.length / pdf.length <= 3,
    },
  ];
}
