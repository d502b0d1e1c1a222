import { join } from 'node:path';
import sharp from 'sharp';
import { CHECKOUT } from '../../src/platform/checkout.js';

const FONT = join(CHECKOUT, 'packages/render/fonts/atkinson-hyperlegible-next-latin-400-normal.ttf');
const WHITE = { r: 255, g: 255, b: 255 };

/** A white sheet of `width` by `height` px with what `drawn` of SVG draws on it, as PNG. */
export function drawnPng(width: number, height: number, drawn: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawn}</svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: WHITE }).png().toBuffer();
}

/** A sheet of 900 by 700 px with a ring and, below it at 60, 560, the words `text` in letters about 60 px high. */
export async function captionedPng(text: string): Promise<Buffer> {
  const ring = '<circle cx="450" cy="250" r="180" fill="none" stroke="black" stroke-width="30"/>';
  const words = { text, font: 'Atkinson Hyperlegible Next', fontfile: FONT, dpi: 300, rgba: true } as const;
  const caption = await sharp({ text: words }).resize({ height: 60 }).png().toBuffer();
  return sharp(await drawnPng(900, 700, ring))
    .composite([{ input: caption, left: 60, top: 560 }])
    .png()
    .toBuffer();
}

/** A form as the editor sends it: the picture first, then the fields. */
export function pictureForm(bytes: Uint8Array, fields: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('image', new Blob([Uint8Array.from(bytes)]), 'picture.png');
  return form;
}
