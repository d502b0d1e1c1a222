import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { uuidFrom } from '@tastwerk/editor-core/objects';
import { swellProfile } from '@tastwerk/editor-core/proofing';
import { makeTactile } from '../src/tactile/make-tactile.js';
import { svgPage } from '../src/tactile/svg-page.js';
import { engine, translator } from './engine.js';

/** What a file of `content/import-samples` has before and after it is made tactile. */
export interface MadeFile {
  readonly name: string;
  readonly before: { readonly errors: number; readonly warnings: number };
  readonly after: { readonly errors: number; readonly warnings: number };
  readonly unplaced: number;
}

/** Makes each SVG file of `folder` tactile, one after another. */
export async function* madeFiles(folder: string): AsyncGenerator<MadeFile> {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.svg'))) {
    const name = file.replace(/\.svg$/u, '');
    let count = 0;
    const page = svgPage(readFileSync(join(folder, file), 'utf8'), {
      engine,
      newId: () => uuidFrom(`${name}/${(count += 1)}`),
      system: 'DE:VOLL',
    });
    if (!page) throw new Error(`${file} holds no drawing`);
    const { before, after, unplaced } = await makeTactile(page.document, 0, {
      engine,
      translator,
      profile: swellProfile,
      fallbackTitle: name,
      pageNames: { legend: 'Legende', continued: (of) => `${of} (Fortsetzung)` },
    });
    yield { name, before, after, unplaced: unplaced.length };
  }
}
