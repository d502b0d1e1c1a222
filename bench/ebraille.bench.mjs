/** An eBraille publication of a busy page beside the PDF and the SVG of that page, which it holds. */
import { createNodeTranslator } from '@tastwerk/braille/node';
import { renderArtefacts } from '@tastwerk/render';
import { loadEngine } from '@tastwerk/render/plugins';
import { leastTime } from './least-time.mjs';
import { busyDocument } from './render-page.mjs';

export async function run() {
  const engine = await loadEngine();
  if (!engine.ok) throw new Error(engine.error);
  const translator = createNodeTranslator();
  const document = busyDocument();
  const render = async (formats) => {
    const request = { engine: engine.value, translator, fileName: 'bench', formats };
    const rendered = await renderArtefacts(document, request);
    if (!rendered.ok) throw new Error(JSON.stringify(rendered.error));
    return rendered.value.artefacts;
  };
  const parts = await leastTime(() => render(['pdf', 'svg']));
  const publication = await leastTime(() => render(['ebrl']));
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
