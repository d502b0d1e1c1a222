/** Writes the pictures of articles to `content/pictures/<name>.<language>.png` (`npm run pictures`). Needs a build of the product. */
import { writeFileSync } from 'node:fs';
import { braillePictures } from './braille.mjs';
import { guidelines } from './guidelines.mjs';
import { screens, stopScreens } from './screens.mjs';
import { volcanoPictures } from './volcano.mjs';

const folder = new URL('../', import.meta.url);
const [only] = process.argv.slice(2);
try {
  for (const [name, make] of Object.entries({
    ...guidelines,
    ...braillePictures,
    ...volcanoPictures,
    ...screens,
  })) {
    if (only !== undefined && only !== name) continue;
    for (const language of ['de', 'en']) {
      const bytes = await make(language);
      writeFileSync(new URL(`${name}.${language}.png`, folder), bytes);
      console.log(`content/pictures/${name}.${language}.png ${Math.round(bytes.length / 1024)} kB`);
    }
  }
} finally {
  await stopScreens();
}
process.exit(0);
