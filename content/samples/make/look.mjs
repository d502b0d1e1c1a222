/**
 * `node content/samples/make/look.mjs [SLUG…]`: makes samples anew and draws each page in print and, beside it, as the swollen sheet into
 * `var/samples`; tells what the proof finds. Needs a build of the core, the braille and the render package.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createNodeTranslator } from '@tastwerk/braille/node';
import { translateDocument } from '@tastwerk/editor-core/braille';
import { bundledFontMetrics } from '@tastwerk/editor-core/scene';
import { proof, swellProfile } from '@tastwerk/editor-core/proofing';
import { drawDocument } from '@tastwerk/render';
import { Resvg } from '@resvg/resvg-js';
import { madeSamples } from './topics.mjs';
import { writeSample } from './write-sample.mjs';
import { createEngine } from '@tastwerk/editor-core';
import charts from '@tastwerk/plugin-charts';
import { renderPlugins } from '@tastwerk/render/plugins';

const engine = createEngine([...renderPlugins, charts]);
const { kinds, parse: parseDocument } = engine;

const rules = await engine.rules();

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const OUT = join(ROOT, 'var/samples');
/** Width in px of each of the two pictures of a page. */
const WIDTH_PX = 900;
const GAP_PX = 20;

const translator = createNodeTranslator();

/** Print and relief of a page side by side, as PNG. */
function beside(print, relief, aspectRatio) {
  const height = Math.round(WIDTH_PX / aspectRatio);
  const image = (bytes, x) =>
    `<image x="${x}" width="${WIDTH_PX}" height="${height}" href="data:image/png;base64,${Buffer.from(bytes).toString('base64')}"/>`;
  const width = 2 * WIDTH_PX + GAP_PX;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#888"/>` +
    `${image(print, 0)}${image(relief, WIDTH_PX + GAP_PX)}</svg>`;
  return new Resvg(svg).render().asPng();
}

async function findingsOf(document) {
  const { book } = await translateDocument(kinds, document, translator);
  const objects = new Map(
    document.pages.flatMap((page) =>
      page.objects.map((object) => [object.uuid, object.moniker || object.text || object.type]),
    ),
  );
  return proof(rules, document, swellProfile, { kinds, braille: book, font: bundledFontMetrics }).map(
    (finding) => {
      const { ruleId, severity, pageIndex, place, measured, wanted, values } = finding;
      const at = place ? `(${[place.x, place.y].map(Math.round).join(', ')})` : '';
      const what = finding.objects.map((uuid) => objects.get(uuid)).join(' | ');
      const figures = measured === undefined ? '' : `${measured} instead of ${wanted}`;
      return `  ${severity} ${ruleId} page ${(pageIndex ?? 0) + 1} ${at} ${what} ${figures} ${values ? JSON.stringify(values) : ''}`;
    },
  );
}

async function look(file) {
  const json = JSON.parse(readFileSync(join(ROOT, 'content/samples', file), 'utf8'));
  const fileName = file.replace(/\.json$/, '').replace('/', '-');
  const parsed = parseDocument(json);
  if (!parsed.ok) throw new Error(`${file}: ${JSON.stringify(parsed.error)}`);
  const { document } = parsed.value;
  const drawing = await drawDocument(json, { engine, translator, fileName });
  if (!drawing.ok) throw new Error(`${file}: ${JSON.stringify(drawing.error)}`);
  const { artefacts } = (await drawing.value.write(['png', 'relief'])).value;
  const prints = artefacts.filter(({ name }) => name.includes('-THUMBNAIL-xl'));
  const reliefs = artefacts.filter(({ format }) => format === 'relief');
  console.log(file);
  for (const [index, { bytes }] of prints.entries()) {
    const path = join(OUT, `${fileName}-${index + 1}.png`);
    writeFileSync(path, beside(bytes, reliefs[index].bytes, document.width / document.height));
    console.log(`  ${path}`);
  }
  for (const finding of await findingsOf(document)) console.log(finding);
}

mkdirSync(OUT, { recursive: true });
for (const sample of await madeSamples(process.argv.slice(2))) {
  for (const file of writeSample(sample)) await look(file);
}
