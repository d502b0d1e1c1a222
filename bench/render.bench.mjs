/** PDF of a busy page against `rsvg-convert` on our own SVG of it, and the dots as they stand in the PDF. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createNodeTranslator } from '@tastwerk/braille/node';
import {
  buildScene,
  bundledFontMetrics,
  createBlankDocument,
  createObject,
  DOT_GEOMETRY,
  translateDocument,
} from '@tastwerk/editor-core';
import { sceneToSvg } from '@tastwerk/render/svg';
import { scenesToPdf } from '../packages/render/dist/pdf/scenes-to-pdf.js';
import { curvedShapes } from '../packages/render/test/pdf-content.mjs';

const TEXTURED_OBJECTS = 300;
const LABELS = 60;
const RUNS = 7;
const TEXTURES = [
  ['diagonal_lines', 'yellow'],
  ['diagonal_lines_wide', 'cyan'],
  ['vertical_lines', 'none'],
  ['horizontal_lines', 'orange'],
  ['dashed_lines', 'white'],
  ['grid', 'none'],
  ['stair', 'green'],
  ['dotted_tight', 'none'],
  ['dotted', 'red'],
];

/** Numbers from 0 to 1 that are the same in every run (a linear congruential generator). */
function createNumbers() {
  let state = 1;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

function uuid(number) {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

function busyDocument() {
  const next = createNumbers();
  const between = (low, high) => low + next() * (high - low);
  const blank = createBlankDocument({ uuid: uuid(1), pageUuid: uuid(2), language: 'de' });
  const shapes = Array.from({ length: TEXTURED_OBJECTS }, (_, index) => {
    const [template, fill] = TEXTURES[index % TEXTURES.length];
    const [width, height] = [between(8, 40), between(8, 40)];
    return createObject(index % 2 ? 'ellipse' : 'rect', {
      uuid: uuid(100 + index),
      x: between(0, blank.width - width),
      y: between(0, blank.height - height),
      width,
      height,
      angle: index % 4 ? 0 : between(0, 90),
      fill,
      pattern: { template, offset: 0, clearance: 0 },
      borderStyle: index % 5 ? 'solid' : 'dashed',
    });
  });
  const labels = Array.from({ length: LABELS }, (_, index) =>
    createObject('label', {
      uuid: uuid(1000 + index),
      x: between(0, 120),
      y: between(0, 270),
      width: 90,
      height: 20,
      angle: index % 10 ? 0 : 30,
      text: `Straße Nummer ${index + 1}`,
    }),
  );
  return { ...blank, pages: blank.pages.map((page) => ({ ...page, objects: [...shapes, ...labels] })) };
}

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

/** CPU seconds of `rsvg-convert`, with our font to draw the same glyphs. */
function cpuOfRsvg(folder) {
  const fonts = fileURLToPath(new URL('../packages/render/fonts', import.meta.url));
  const config = join(folder, 'fonts.conf');
  writeFileSync(config, `<fontconfig><dir>${fonts}</dir><cachedir>${folder}/cache</cachedir></fontconfig>`);
  const command = `TIMEFORMAT='%U %S'; time rsvg-convert -f pdf -o "${folder}/rsvg.pdf" "${folder}/page.svg"`;
  try {
    const output = execFileSync('bash', ['-c', `{ ${command}; } 2>&1`], {
      env: { ...process.env, FONTCONFIG_FILE: config, LC_ALL: 'C' },
      encoding: 'utf8',
    });
    return output
      .trim()
      .split('\n')
      .at(-1)
      .split(' ')
      .map(Number)
      .reduce((sum, part) => sum + part, 0);
  } catch (error) {
    throw new Error('rsvg-convert is needed for this comparison: please install librsvg2-bin.', {
      cause: error,
    });
  }
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
  const dots = curvedShapes(await scenesToPdf([scene], { title: '', language: 'de' }));
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
  const { book } = await translateDocument(document, createNodeTranslator());
  const resources = { braille: book, font: bundledFontMetrics };
  const metadata = { title: 'Bench', language: 'de' };
  const toPdf = () => scenesToPdf([buildScene(document, 0, resources)], metadata);

  const folder = mkdtempSync(join(tmpdir(), 'tastwerk-bench-'));
  try {
    writeFileSync(join(folder, 'page.svg'), sceneToSvg(buildScene(document, 0, resources)));
    for (let warm = 0; warm < RUNS; warm += 1) await toPdf();
    cpuOfRsvg(folder);
    const ours = [];
    const theirs = [];
    for (let count = 0; count < RUNS; count += 1) {
      ours.push(await cpuOf(toPdf));
      theirs.push(cpuOfRsvg(folder));
    }
    const cpu = median(ours) / median(theirs);
    const size = (await toPdf()).length / readFileSync(join(folder, 'rsvg.pdf')).length;
    const { diameter, spacing, cell } = await measureDots();
    const within = (name, measured, limit) => ({ name, measured, limit, ok: measured <= limit });
    return [
      within('PDF of 300 textured objects and 60 labels: CPU, ours / rsvg-convert', cpu, 0.5),
      within('PDF of 300 textured objects and 60 labels: size, ours / rsvg-convert', size, 0.3),
      within('Dots in the PDF: diameter, deviation from 1.5 mm', diameter, 0.02),
      within('Dots in the PDF: spacing, deviation from 2.5 mm', spacing, 0.02),
      within('Dots in the PDF: cells, deviation from 6.0 mm', cell, 0.02),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
