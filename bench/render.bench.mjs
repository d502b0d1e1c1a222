/** PDF of a busy page against `rsvg-convert` on our own SVG of it, and the dots as they stand in the PDF. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createNodeTranslator } from '@tastwerk/braille/node';
import { translateDocument } from '@tastwerk/editor-core/braille';
import { buildScene, bundledFontMetrics, DOT_GEOMETRY } from '@tastwerk/editor-core/scene';
import { sceneToSvg } from '@tastwerk/render/svg';
import { THUMBNAIL_WIDTHS_PX } from '@tastwerk/render';
import { sceneToThumbnails } from '../packages/render/dist/png/thumbnails.js';
import { pagesToPdf } from '../packages/render/dist/pdf/pages-to-pdf.js';
import { graphicPage } from '../packages/render/dist/pdf/pdf-page.js';
import { sheetMarkPrimitives } from '../packages/render/dist/sheet-marks/sheet-marks.js';
import { curvedShapes } from '../packages/render/test/pdf-content.mjs';
import { busyDocument } from './render-page.mjs';
import { kinds } from '@tastwerk/editor-core/standard';

const RUNS = 7;

function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}

/** CPU seconds of this process, all its threads counted, while `work` runs. */
async function cpuOf(work) {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** Answers a function that runs `rsvg-convert` on the page in `folder` and gives its CPU seconds; it draws glyphs of our font. */
function createRsvg(folder) {
  const fonts = fileURLToPath(new URL('../packages/render/fonts', import.meta.url));
  const config = join(folder, 'fonts.conf');
  writeFileSync(config, `<fontconfig><dir>${fonts}</dir><cachedir>${folder}/cache</cachedir></fontconfig>`);
  return (options) => {
    const command = `TIMEFORMAT='%U %S'; time rsvg-convert ${options} "${folder}/page.svg"`;
    try {
      const output = execFileSync('bash', ['-c', `{ ${command}; } 2>&1`], {
        env: { ...process.env, FONTCONFIG_FILE: config, LC_ALL: 'C' },
        cwd: folder,
        encoding: 'utf8',
      });
      const times = output.trim().split('\n').at(-1).split(' ').map(Number);
      return times.reduce((sum, part) => sum + part, 0);
    } catch (error) {
      throw new Error('rsvg-convert is needed for this comparison: please install librsvg2-bin.', {
        cause: error,
      });
    }
  };
}

/** The median of CPU seconds of our `work` by that of `theirs`, run in turn so that both meet the same machine. */
async function cpuRatio(work, theirs) {
  for (let warm = 0; warm < RUNS; warm += 1) await work();
  theirs();
  const times = { ours: [], theirs: [] };
  for (let count = 0; count < RUNS; count += 1) {
    times.ours.push(await cpuOf(work));
    times.theirs.push(theirs());
  }
  return median(times.ours) / median(times.theirs);
}

/** Largest deviations in mm of one full cell and the dot 1 of the next from what the core's geometry says. */
async function measureDots() {
  const braille = {
    type: 'braille',
    layer: 'relief',
    objectId: null,
    cells: [63, 1],
    origin: { x: 31.7, y: 42.3 },
    angle: 0,
    dots: DOT_GEOMETRY,
    ink: '000000',
    text: '',
  };
  const scene = { widthMm: 210, heightMm: 297, title: '', language: 'de', primitives: [braille] };
  const dots = curvedShapes(await pagesToPdf([graphicPage(scene)], { title: '', language: 'de' }));
  const [dot1, dot2, , dot4] = dots;
  const next = dots[6];
  const sizes = dots.flatMap(({ widthMm, heightMm }) => [widthMm, heightMm]);
  return {
    diameter: Math.max(...sizes.map((size) => Math.abs(size - 1.5))),
    spacing: Math.max(
      Math.abs(dot4.centreX - dot1.centreX - 2.5),
      Math.abs(dot1.centreY - dot2.centreY - 2.5),
    ),
    cell: Math.abs(next.centreX - dot1.centreX - 6),
  };
}

/** The measures of issue 2 for rendering. CPU is compared in a running process, as the worker is one. */
export async function run() {
  const document = busyDocument();
  const { book } = await translateDocument(kinds, document, createNodeTranslator());
  const resources = { kinds, braille: book, font: bundledFontMetrics };
  const metadata = { title: 'Bench', language: 'de' };
  // Both sides begin with the finished scene, ours as it is and rsvg-convert with the SVG that we made of it.
  const scene = buildScene(document, 0, resources);
  // With all that a sheet can carry: tags, layers, a picture's words, QR code and version.
  const marks = { link: 'https://tastwerk.example/catalogue/12/variant/34', version: 'v12' };
  const toPdf = () => {
    const options = { alternative: 'Bench', marks: sheetMarkPrimitives(marks, scene) };
    return pagesToPdf([graphicPage(scene, options)], metadata);
  };
  const { sm, xl } = THUMBNAIL_WIDTHS_PX;

  const folder = mkdtempSync(join(tmpdir(), 'tastwerk-bench-'));
  try {
    writeFileSync(join(folder, 'page.svg'), sceneToSvg(scene));
    const rsvg = createRsvg(folder);
    const pdfCpu = await cpuRatio(toPdf, () => rsvg('-f pdf -o rsvg.pdf'));
    const pdf = await toPdf();
    const pdfSize = pdf.length / readFileSync(join(folder, 'rsvg.pdf')).length;
    const thumbnailCpu = await cpuRatio(
      () => sceneToThumbnails(scene, { widthPx: xl, times: xl / sm }),
      () => rsvg(`-b white -w ${xl} -o xl.png`) + rsvg(`-b white -w ${sm} -o sm.png`),
    );
    const { diameter, spacing, cell } = await measureDots();
    const within = (name, measured, limit) => ({ name, measured, limit, ok: measured <= limit });
    return [
      within('PDF of 300 textured objects and 60 labels: CPU, ours / rsvg-convert', pdfCpu, 0.15),
      within('PDF of 300 textured objects and 60 labels: size, ours / rsvg-convert', pdfSize, 0.15),
      within('Both thumbnails of that page: CPU, ours / rsvg-convert', thumbnailCpu, 0.3),
      within('Dots in the PDF: diameter, deviation from 1.5 mm', diameter, 0.02),
      within('Dots in the PDF: spacing, deviation from 2.5 mm', spacing, 0.02),
      within('Dots in the PDF: cells, deviation from 6.0 mm', cell, 0.02),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
