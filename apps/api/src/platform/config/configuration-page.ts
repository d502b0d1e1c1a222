import type { Setting } from './setting.js';
import { SETTINGS } from './settings.js';

/** The text of `docs/configuration.md`, made from the settings themselves. */
export function configurationPage(): string {
  const rows = Object.values<Setting>(SETTINGS).map(
    ({ variable, expects, description, otherwise }) =>
      `| \`${variable}\` | ${description} | ${expects} | ${otherwise} |`,
  );
  return [
    '# Configuration',
    '',
    'Every setting is an environment variable. All of them are checked at start: a wrong value ends the process with a sentence that names it.',
    'This page is made from `apps/api/src/platform/config/settings.ts` by `node scripts/check-configuration-page.mjs --write`.',
    '',
    '| variable | what it sets | must be | when unset |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
