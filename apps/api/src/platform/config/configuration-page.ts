import type { Setting } from './setting.js';
import { SETTINGS } from './settings.js';

/** The text of `docs/configuration.md`, made from the settings themselves. */
export function configurationPage(): string {
  const rows = Object.values<Setting>(SETTINGS).map(
    ({ variable, expects, description, otherwise }) =>
      `| \`${variable}\` | ${description} | ${expects} | ${otherwise} |`,
  );
  const secrets = Object.values<Setting>(SETTINGS)
    .filter(({ isSecret }) => isSecret === true)
    .map(({ variable }) => `\`${variable}\``);
  return [
    '# Configuration',
    '',
    'Every setting is an environment variable. All of them are checked at start: a wrong value ends the process with a sentence that names it.',
    'This page is made from `apps/api/src/platform/config/settings.ts` by `node scripts/check-configuration-page.mjs --write`.',
    `A secret may stand in a file, as containers get it, whose path the variable with \`_FILE\` at its end names, as in \`JWT_SECRET_FILE\`: ${secrets.join(', ')}.`,
    '',
    '| variable | what it sets | must be | when unset |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
