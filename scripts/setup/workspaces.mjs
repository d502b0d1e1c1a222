import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

/** All packages and apps: the folder relative to the checkout, and what its package.json says. */
export const WORKSPACES = ['packages', 'apps'].flatMap((parent) =>
  readdirSync(join(ROOT, parent)).map((name) => {
    const folder = `${parent}/${name}`;
    return { folder, manifest: JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) };
  }),
);
