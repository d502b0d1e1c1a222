import { tableOfWriting } from '@tastwerk/braille/node';
import {
  languageName,
  SYSTEM_CATALOGUE,
  type SystemEntry,
  systemName,
} from '@tastwerk/braille-tables/catalogue';
import { usualSystemName } from '@tastwerk/braille-tables/usual-names';
import { ok, type Result } from '@tastwerk/editor-core';
import { BRAILLE_SYSTEMS, languageOfSystem } from '@tastwerk/editor-core/braille';
import { EXIT_CODES, type ExitCode } from './exit-code.js';
import { type Language, LANGUAGES } from './language.js';
import type { Terminal } from './terminal.js';
import { problem, type UsageProblem } from './words.js';

/** A braille system that a call can name. */
interface ListedSystem {
  readonly id: string;
  readonly names: Readonly<Record<Language, string>>;
  /** A BCP 47 tag. */
  readonly language: string;
  readonly dots: number;
  /** The file of the table, which `--table` takes. */
  readonly table: string;
  readonly release: string;
  /** What the table says of itself, which is searched, too. */
  readonly ownName: string;
}

function named(nameIn: (language: Language) => string): ListedSystem['names'] {
  return { de: nameIn('de'), en: nameIn('en') };
}

/** The systems with names of their own, by the table of their plain notation. */
function usualSystems(): readonly ListedSystem[] {
  return BRAILLE_SYSTEMS.flatMap((id) => {
    const table = tableOfWriting({ system: id });
    if (table === undefined) return [];
    const { dots, release, files } = table;
    const names = named((language) => usualSystemName(id, language) ?? id);
    return [
      { id, names, language: languageOfSystem(id), dots, table: files.at(-1) ?? '', release, ownName: '' },
    ];
  });
}

function listed(entry: SystemEntry): ListedSystem {
  const { id, language, dots, table, name } = entry;
  const names = named((spoken) => usualSystemName(id, spoken) ?? systemName(entry, spoken));
  return { id, names, language, dots, table, release: id.slice(id.indexOf('@') + 1), ownName: name };
}

/** Text without accents and case, so that `ß` is `ss`. */
function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase().toLowerCase();
}

/** Whether a word begins with `part`: `g2` is found in `fr-bfu-g2`, `fr` not in `afr-za-g1`. */
function hasWord(text: string, part: string): boolean {
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1)) || !/^[\p{L}\p{N}]/u.test(part)) return true;
  return false;
}

function searchedText({ id, names, language, table, ownName }: ListedSystem): string {
  const languages = LANGUAGES.map((spoken) => languageName(language, spoken));
  return folded([id, names.de, names.en, ...languages, table, ownName].join('\n'));
}

/** Writes the braille systems that match all `words`, one a line with tabs between its fields, or as JSON. */
export function listTables(
  { words, asJson }: { readonly words: readonly string[]; readonly asJson: boolean },
  { stdout }: Terminal,
  spoken: Language,
): Result<ExitCode, UsageProblem> {
  const wanted = words.flatMap((word) => folded(word).split(/\s+/u)).filter((word) => word !== '');
  const found = [...usualSystems(), ...SYSTEM_CATALOGUE.map(listed)].filter((system) => {
    const text = searchedText(system);
    return wanted.every((word) => hasWord(text, word));
  });
  if (asJson) {
    const list = found.map(({ id, names, language, dots, table, release }) => ({
      id,
      name: names[spoken],
      language,
      dots,
      table,
      release,
    }));
    stdout.write(`${JSON.stringify(list, null, 2)}\n`);
  } else
    for (const { id, names, dots, table } of found)
      stdout.write(`${[id, names[spoken], dots, table].join('\t')}\n`);
  return found.length > 0 ? ok(EXIT_CODES.done) : problem('noTables', { value: words.join(' ') });
}
