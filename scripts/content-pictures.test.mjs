import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import sharp from 'sharp';
import { braillePictures } from '../content/pictures/make/braille.mjs';
import { guidelines } from '../content/pictures/make/guidelines.mjs';
import { volcanoPictures } from '../content/pictures/make/volcano.mjs';
import { ROOT } from './setup/root.mjs';

const MADE = { ...guidelines, ...braillePictures, ...volcanoPictures };
/** A difference of a grey level that can be seen, and the share of pixels that may differ: texts and lines move by less than a pixel. */
const SEEN = 64;
const MAX_SHARE = 0.005;

const greys = (bytes) => sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true });

it.each(
  ['line-gaps', 'braille-systems', 'key'].flatMap((name) => ['de', 'en'].map((language) => [name, language])),
)('npm run pictures makes %s.%s.png as it is stored', async (name, language) => {
  const stored = await greys(readFileSync(join(ROOT, `content/pictures/${name}.${language}.png`)));
  const made = await greys(await MADE[name](language));
  expect([made.info.width, made.info.height]).toEqual([stored.info.width, stored.info.height]);
  const seen = made.data.filter((grey, index) => Math.abs(grey - stored.data[index]) > SEEN).length;
  expect(seen / made.data.length).toBeLessThan(MAX_SHARE);
});
