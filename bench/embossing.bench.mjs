/** A busy page as dots of embossers, beside the SVG of that page. */
import { createNodeTranslator } from '@tastwerk/braille/node';
import { renderArtefacts } from '@tastwerk/render';
import { loadEngine } from '@tastwerk/render/plugins';
import { busyDocument } from './render-page.mjs';
import { leastTime } from './least-time.mjs';

export async function run() {
  const engine = await loadEngine();
  if (!engine.ok) throw new Error(engine.error);
  const translator = createNodeTranslator();
  const document = busyDocument();
  const render = async (format) => {
    const request = { engine: engine.value, translator, fileName: 'bench', formats: [format] };
    const rendered = await renderArtefacts(document, request);
    if (!rendered.ok) throw new Error(JSON.stringify(rendered.error));
    return rendered.value.artefacts;
  };
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
