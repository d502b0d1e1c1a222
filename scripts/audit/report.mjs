import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const escape = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Pictures beside each other on one sheet. */
const ON_A_SHEET = 24;

function sheetOf(visits) {
  const figures = visits.map(
    ({ picture, name, faults }) =>
      `<figure><figcaption${faults.length > 0 ? ' class="bad"' : ''}>${escape(name)}</figcaption><img src="${picture}"></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><style>
body{margin:8px;font:11px sans-serif;display:flex;flex-wrap:wrap;gap:8px;background:#777}
figure{margin:0;background:#fff}figcaption{padding:2px}.bad{background:#fcc}
img{display:block;height:340px;object-fit:cover;object-position:top}</style>${figures.join('')}`;
}

/** Writes what was found, and contact sheets of the pictures as pages and as pictures, into `folder`; gives the faults as lines. */
export async function writeReport(browser, folder, visits) {
  const lines = visits.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`));
  writeFileSync(join(folder, 'faults.txt'), lines.join('\n'));
  const page = await browser.newPage({ viewport: { width: 1900, height: 1000 } });
  for (let first = 0, sheet = 1; first < visits.length; first += ON_A_SHEET, sheet += 1) {
    const file = join(folder, `sheet-${sheet}.html`);
    writeFileSync(file, sheetOf(visits.slice(first, first + ON_A_SHEET)));
    await page.goto(`file://${file}`);
    await page.screenshot({ path: file.replace('.html', '.png'), fullPage: true });
  }
  await page.close();
  return lines;
}
