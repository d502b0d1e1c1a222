import { fillIn, type PluginCall, type PluginCommand, usage } from '@tastwerk/render/plugins';
import { checkPublication } from '../check/check-publication.js';
import { type PublicationProblem, RULES } from '../check/rules.js';

const SEVERITIES = {
  error: { de: 'Fehler', en: 'error' },
  warning: { de: 'Warnung', en: 'warning' },
} as const;

function sentence(
  file: string,
  { id, path, value }: PublicationProblem,
  language: PluginCall['language'],
): string {
  const { severity, source, ...words } = RULES[id];
  const place = path === '' ? file : `${file}/${path}`;
  return `${place}: ${SEVERITIES[severity][language]} ${id}: ${fillIn(words[language], { value })} [${source}]`;
}

const NO_FILE = {
  de: 'Nennen Sie eine eBraille-Datei (.ebrl).',
  en: 'Name an eBraille file (.ebrl).',
} as const;

const NOTHING_FOUND = { de: 'keine Fehler gefunden', en: 'no faults found' } as const;

/** `tastwerk check FILE.ebrl…` */
export const checkCommand: PluginCommand = {
  flags: [],
  values: [],
  async run({ positionals, language, readFile }) {
    if (positionals.length === 0) return usage(NO_FILE[language]);
    const messages: string[] = [];
    let hasFailed = false;
    for (const file of positionals) {
      const bytes = await readFile(file);
      if (!bytes.ok) {
        messages.push(bytes.error);
        hasFailed = true;
        continue;
      }
      const problems = checkPublication(bytes.value, file);
      hasFailed ||= problems.some(({ id }) => RULES[id].severity === 'error');
      messages.push(...problems.map((one) => sentence(file, one, language)));
      if (problems.length === 0) messages.push(`${file}: ${NOTHING_FOUND[language]}`);
    }
    return { outcome: hasFailed ? 'failed' : 'done', messages, files: [] };
  },
};
