/** German text of Debian packages under GPL-2 or later and GPL-3 or later, and of our interface: what the reading data are counted in. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

const CAMPAIGNS = 'data did dm dw ei httt l low nr sof sota sotbe thot trow tsg ttb utbs'.split(' ');

/** The packages of Debian 12 and their licences, which `ORIGIN.md` names, too. */
const PACKAGES = [
  'fortunes-de', // GPL-2+
  ...CAMPAIGNS.map((name) => `wesnoth-1.16-${name}`), // GPL-2+
  'debian-reference-de', // GPL-2+
  'manpages-de', // GPL-3+
  'trans-de-en', // GPL-2+
];

/** Downloads the packages with `apt-get` and unpacks them into `folder`, unless they are there. */
export function fetchPackages(folder) {
  mkdirSync(folder, { recursive: true });
  for (const name of PACKAGES) {
    const target = join(folder, name);
    if (existsSync(target)) continue;
    execFileSync('apt-get', ['download', name], { cwd: folder, stdio: 'inherit' });
    const file = readdirSync(folder).find((one) => one.startsWith(`${name}_`) && one.endsWith('.deb'));
    execFileSync('dpkg-deb', ['-x', join(folder, file ?? ''), target]);
  }
}

function filesIn(folder, isMeant) {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter(isMeant)
    .sort()
    .map((file) => join(folder, file));
}

const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const withoutTags = (text) =>
  text.replaceAll(/<[^>]*>/gu, ' ').replaceAll(/&(\w+);/gu, (_, name) => ENTITIES[name] ?? ' ');

const paragraphs = (text) => text.split(/\n\s*\n/u).map((part) => part.replaceAll(/\s+/gu, ' ').trim());

/** The sayings of a file of fortunes, without pictures and names of people. */
function fortunes(file) {
  return readFileSync(file, 'utf8')
    .split(/\n%\n/u)
    .map((part) =>
      part
        .replaceAll(/^\s*(?:--|\[).*$/gmu, ' ')
        .replaceAll(/\s+/gu, ' ')
        .trim(),
    );
}

/** The translations of a catalogue of messages (GNU MO, 32-bit little-endian). */
function messages(file) {
  const bytes = readFileSync(file);
  const [count, table] = [bytes.readUInt32LE(8), bytes.readUInt32LE(16)];
  return Array.from({ length: count }, (_, at) => {
    const [length, start] = [bytes.readUInt32LE(table + at * 8), bytes.readUInt32LE(table + at * 8 + 4)];
    return bytes.toString('utf8', start, start + length);
  })
    .slice(1)
    .flatMap((text) => text.split('\0'))
    .flatMap((text) => paragraphs(withoutTags(text).replaceAll(/\\n|\$\w+|\{[^}]*\}|\|/gu, ' ')));
}

const manual = (file) =>
  paragraphs(
    gunzipSync(readFileSync(file))
      .toString('utf8')
      .replaceAll(/^[.'](?!S?[HBI]P?\b|P)\S*.*$/gmu, '\n')
      .replaceAll(/^\.[A-Z]+ ?/gmu, '\n\n')
      .replaceAll(/\\f(?:\w|\(\w\w|\[\w*\])|\\&/gu, '')
      .replaceAll('\\-', '-')
      .replaceAll(/\\\S*/gu, ' '),
  );

/** The German side of a dictionary: its entries without notes in brackets. */
const dictionary = (file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => (line.split('::')[0] ?? '').split(/[|;]/u))
    .map((entry) => entry.replaceAll(/\{[^}]*\}|\[[^\]]*\]|\([^)]*\)|<[^>]*>/gu, ' ').trim());

/** The texts of our own interface, which have the words of this trade. */
const REPOSITORY = fileURLToPath(new URL('../../../../', import.meta.url));
const REPOSITORY_FOLDERS = ['packages', 'apps'];

const stringsOf = (value) =>
  typeof value === 'string'
    ? [value.replaceAll(/\{\{[^}]*\}\}/gu, ' ')]
    : Object.values(value).flatMap(stringsOf);

const sources = {
  fortunes: (folder) =>
    filesIn(
      join(folder, 'fortunes-de/usr/share/games/fortunes/de'),
      (file) => file.endsWith('.u8') && !/asciiart|vornamen|namen|translations|channel/u.test(file),
    ).flatMap(fortunes),
  wesnoth: (folder) =>
    CAMPAIGNS.flatMap((name) =>
      filesIn(join(folder, `wesnoth-1.16-${name}/usr/share/games/wesnoth/1.16`), (file) =>
        /locale\/de\/.*\.mo$/u.test(file),
      ),
    ).flatMap(messages),
  reference: (folder) =>
    paragraphs(
      gunzipSync(
        readFileSync(
          join(folder, 'debian-reference-de/usr/share/debian-reference/debian-reference.de.txt.gz'),
        ),
      ).toString('utf8'),
    ),
  manuals: (folder) =>
    filesIn(join(folder, 'manpages-de/usr/share/man/de'), (file) => file.endsWith('.gz')).flatMap(manual),
  interface: () =>
    REPOSITORY_FOLDERS.flatMap((own) =>
      filesIn(join(REPOSITORY, own), (file) => /^[^/]+\/(?:src\/)?i18n\/de\/[^/]*\.json$/u.test(file)),
    ).flatMap((file) => stringsOf(JSON.parse(readFileSync(file, 'utf8')))),
  dictionary: (folder) => dictionary(join(folder, 'trans-de-en/usr/share/trans/de-en')),
};

/** The paragraphs of all sources, by the name of the source. */
export function germanTexts(folder) {
  return Object.fromEntries(
    Object.entries(sources).map(([name, read]) => [
      name,
      read(folder).filter((text) => /\p{L}{2}/u.test(text)),
    ]),
  );
}
