/**
 * Makes `public/landing-sheet-de.png` and `-en.png`: a sample in each language as `tastwerk render` paints it, its relief layer lit
 * from the upper left like a fused sheet. Run it when a sample or the painter changes; it needs a built render package and Chromium.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumOptions } from '../../../scripts/setup/chromium.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const SAMPLES = { de: 'auge-im-schnitt', en: 'water-cycle' };
const WIDTH_PX = 840;
const HEIGHT_PX = 1188;

/** Lengths are page millimetres: the swelling rises over about half a millimetre. */
const LIGHT = `
  <filter id="relief" x="-25%" y="-25%" width="150%" height="150%" color-interpolation-filters="sRGB">
    <feGaussianBlur in="SourceAlpha" stdDeviation="0.28" result="height"/>
    <feSpecularLighting in="height" surfaceScale="0.9" specularConstant="0.75" specularExponent="19" lighting-color="#fff6e0" result="shine">
      <feDistantLight azimuth="232" elevation="46"/>
    </feSpecularLighting>
    <feComposite in="shine" in2="SourceAlpha" operator="in" result="shineInside"/>
    <feGaussianBlur in="SourceAlpha" stdDeviation="0.55" result="soft"/>
    <feOffset in="soft" dx="0.55" dy="0.75" result="moved"/>
    <feFlood flood-color="#3a2f1c" flood-opacity="0.42"/>
    <feComposite in2="moved" operator="in" result="shadow"/>
    <feMerge><feMergeNode in="shadow"/><feMergeNode in="SourceGraphic"/><feMergeNode in="shineInside"/></feMerge>
  </filter>`;

const folder = mkdtempSync(join(tmpdir(), 'landing-'));
const browser = await chromium.launch(chromiumOptions);

async function make(language, sample) {
  execFileSync(
    process.execPath,
    [
      join(ROOT, 'packages/render/bin/tastwerk.mjs'),
      'render',
      join(ROOT, `content/samples/${sample}.json`),
      '--out',
      folder,
      '--formats',
      'svg',
    ],
    { stdio: 'inherit' },
  );
  const svg = readFileSync(join(folder, `svg_${sample}-p1.svg`), 'utf8')
    .replace('</style>', `</style><defs>${LIGHT}</defs>`)
    .replaceAll('<g data-layer="relief"', '<g data-layer="relief" filter="url(#relief)"');
  const page = await browser.newPage({ viewport: { width: WIDTH_PX, height: HEIGHT_PX } });
  await page.setContent(
    `<style>body{margin:0;background:#fdfbf5}svg{display:block;width:${WIDTH_PX}px;height:${HEIGHT_PX}px;mix-blend-mode:multiply}</style>${svg}`,
  );
  await page.screenshot({ path: join(ROOT, `apps/web/public/landing-sheet-${language}.png`) });
}

try {
  for (const [language, sample] of Object.entries(SAMPLES)) await make(language, sample);
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
