/**
 * Writes the sample of Mermaid: a key for trees, drawn by Mermaid itself in Chromium.
 *
 * Usage: node make-mermaid.mjs MERMAID [FOLDER], MERMAID being the unpacked package `mermaid`
 * (npm pack mermaid@10.9.3).
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const [mermaid, folder = join(dirname(fileURLToPath(import.meta.url)), '..')] = process.argv.slice(2);

const KEY = `flowchart TD
  A{"Hat der Baum<br/>Nadeln oder Blätter?"} -->|Nadeln| B{"Stehen die Nadeln<br/>einzeln?"}
  A -->|Blätter| C{"Ist der Blattrand<br/>gelappt?"}
  B -->|nein, zu zweit| D(["Waldkiefer"])
  B -->|nein, in Büscheln| E(["Lärche"])
  B -->|ja, spitz| F(["Fichte"])
  B -->|ja, stumpf| G(["Tanne"])
  C -->|rund gelappt| H(["Stieleiche"])
  C -->|spitz gelappt| I(["Spitzahorn"])
  C -->|nicht gelappt| J{"Ist das Blatt<br/>zusammengesetzt?"}
  J -->|ja| K(["Rosskastanie"])
  J -->|nein| L(["Rotbuche"])
  classDef baum fill:#d5e8d4,stroke:#2e7d32,stroke-width:2px
  class D,E,F,G,H,I,K,L baum`;

/** Runs in Chromium. */
async function draw(key) {
  const { mermaid } = window;
  mermaid.initialize({
    startOnLoad: false,
    deterministicIds: true,
    theme: 'default',
    fontFamily: 'Liberation Sans, Arial, sans-serif',
  });
  const { svg } = await mermaid.render('mermaid-1', key);
  // As a browser saves it: <br> closed, namespaces written out.
  const parsed = new window.DOMParser().parseFromString(svg, 'text/html').querySelector('svg');
  document.body.dataset.done = encodeURIComponent(new window.XMLSerializer().serializeToString(parsed));
}

const temporary = mkdtempSync(join(tmpdir(), 'mermaid-'));
const page = join(temporary, 'page.html');
writeFileSync(
  page,
  `<!DOCTYPE html><meta charset="utf-8"><body><script src="file://${resolve(mermaid, 'dist/mermaid.min.js')}"></script><script>(${draw})(${JSON.stringify(KEY)})</script></body>`,
);
const options = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--allow-file-access-from-files',
  '--virtual-time-budget=10000',
  `--user-data-dir=${temporary}/profile`,
  '--dump-dom',
];
const dom = execFileSync('/usr/bin/chromium', [...options, `file://${page}`], {
  encoding: 'utf8',
  maxBuffer: 1 << 26,
  stdio: ['ignore', 'pipe', 'ignore'],
});
rmSync(temporary, { recursive: true, force: true });
const done = /data-done="([^"]*)"/.exec(dom);
if (!done) {
  throw new Error('the page did not run');
}
writeFileSync(join(folder, 'mermaid-baeume-bestimmen.svg'), `${decodeURIComponent(done[1])}\n`);
