import { readFileSync, writeFileSync } from 'node:fs';
import { type Locator, type Page, test } from '@playwright/test';

/** The font of the product: what is drawn with it looks the same on every machine. */
const FONT = readFileSync('packages/render/fonts/atkinson-hyperlegible-next-latin-400-normal.ttf');

/** A picture of 1000 by 800 px with a star with `caption` below it, drawn by the browser. */
export async function starPng(page: Page, caption: string): Promise<Buffer> {
  const address = await page.evaluate(
    async ({ font, text }) => {
      const bytes = Uint8Array.from(atob(font), (character) => character.charCodeAt(0));
      const face = await new FontFace('Caption', bytes).load();
      document.fonts.add(face);
      const canvas = document.createElement('canvas');
      canvas.width = 1000;
      canvas.height = 800;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('the browser draws nothing');
      context.fillStyle = 'white';
      context.fillRect(0, 0, 1000, 800);
      context.fillStyle = 'black';
      context.beginPath();
      for (let point = 0; point < 10; point += 1) {
        const [angle, radius] = [(point * Math.PI) / 5 - Math.PI / 2, point % 2 === 0 ? 280 : 110];
        context.lineTo(500 + radius * Math.cos(angle), 320 + radius * Math.sin(angle));
      }
      context.fill();
      context.font = '64px Caption';
      context.fillText(text, 330, 720);
      return canvas.toDataURL('image/png');
    },
    { font: FONT.toString('base64'), text: caption },
  );
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

/** A file of more bytes than this takes longer on its way to the browser than from the disk. */
const LARGE_BYTES = 1_000_000;

/** The path of a file with these bytes, which goes with the results of the test. */
function onDisk(name: string, bytes: Buffer): string {
  const path = test.info().outputPath(name);
  writeFileSync(path, bytes);
  return path;
}

/** Presses `button`, which asks for a file, and answers with one. */
export async function chooseFile(page: Page, button: Locator, name: string, buffer: Buffer): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
  await chooser.setFiles(buffer.length > LARGE_BYTES ? onDisk(name, buffer) : { name, mimeType: '', buffer });
}
