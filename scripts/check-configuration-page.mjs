/**
 * Holds docs/configuration.md to the settings that the server reads; `--write` makes the page anew. Needs a build of the
 * server.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ROOT } from './setup/root.mjs';

const PAGE = join(ROOT, 'docs/configuration.md');
const { configurationPage } = await import('../apps/api/dist/platform/config/configuration-page.js');
const wanted = await format(configurationPage(), { ...(await resolveConfig(PAGE)), parser: 'markdown' });

if (process.argv.includes('--write')) {
  writeFileSync(PAGE, wanted);
} else if (!existsSync(PAGE) || readFileSync(PAGE, 'utf8') !== wanted) {
  console.error(
    'docs/configuration.md is not what the settings say: node scripts/check-configuration-page.mjs --write',
  );
  process.exit(1);
}
