import { createEngine, fail, ok } from '@tastwerk/editor-core';
import { type BrailleTranslator } from '@tastwerk/editor-core/braille';
import { standardPlugins } from '@tastwerk/editor-core/plugins';
import type { PluginAnswer } from '@tastwerk/render/plugins';
import cli from '../src/cli/index.js';
import { charts } from '../src/plugin.js';

const engine = createEngine([...standardPlugins, charts]);

/** A cell for each character, and a sign before numbers: a digit alone would be a letter. */
const translator: BrailleTranslator = {
  translate: async (requests) =>
    requests.map(({ text }) => {
      const signed = text.replaceAll(/\d[\d,.]*/gu, '#$&');
      const cells = Array.from(signed, (character) => (character === '#' ? 60 : 1));
      return {
        ok: true,
        value: { cells, sourceIndex: cells.map((_, index) => Math.min(index, text.length - 1)) },
      };
    }),
};

/** What the command `name` answers; `files` are the texts of files by their paths. */
export async function charted(
  name: string,
  options: Readonly<Record<string, string>>,
  positionals: readonly string[],
  { files = {}, language = 'de' }: { files?: Readonly<Record<string, string>>; language?: 'de' | 'en' } = {},
): Promise<PluginAnswer> {
  const command = cli.commands[name];
  if (!command) throw new Error(`there is no command ${name}`);
  return command.run({
    options: new Map(Object.entries(options)),
    positionals,
    language,
    engine,
    translator,
    readFile: async (path) => {
      const text = files[path];
      if (text === undefined) return fail(`no ${path}`);
      return ok(new Uint8Array(Buffer.from(text, 'utf8')));
    },
  });
}

/** The text of the document that `answer` holds, in a file or as its output. */
function textIn({ files, output }: PluginAnswer): string {
  const [file] = files;
  return file ? Buffer.from(file.bytes).toString('utf8') : (output ?? '');
}

/** The document that `answer` holds, as an engine reads it. */
export function documentIn(answer: PluginAnswer) {
  const parsed = engine.parse(JSON.parse(textIn(answer)));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value.document;
}

/** The spec of the chart in `answer`. */
export function specIn(answer: PluginAnswer): unknown {
  const chart = documentIn(answer).pages[0]?.objects.find(({ type }) => type === 'chart');
  return chart?.type === 'chart' ? chart.spec : undefined;
}
