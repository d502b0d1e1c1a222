/**
 * Holds each package's SPEC.md against its tests: a rule is a list item that begins with its bold id, a test names the rules it
 * holds at the beginning of its title. Exits 1 on a rule without a test, an id that stands twice, and a test of no rule.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const RULE = /^- \*\*([A-Z]+-\d+)\*\*/gmu;
/** A text in a test that begins with one or more ids. */
const TITLE = /['"`]((?:[A-Z]+-\d+[ ,]+)+)[a-z]/giu;
const ID = /[A-Z]+-\d+/gu;

function packagesWithSpec() {
  return ['packages', 'apps']
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(root, folder, name)))
    .filter((folder) => existsSync(join(folder, 'SPEC.md')));
}

function testFilesOf(folder) {
  return ['src', 'test']
    .map((part) => join(folder, part))
    .filter(existsSync)
    .flatMap((part) => readdirSync(part, { recursive: true }).map((name) => join(part, name)))
    .filter((name) => /\.test\.tsx?$/u.test(name));
}

function problemsOf(folder) {
  const spec = join(folder, 'SPEC.md');
  const ids = Array.from(readFileSync(spec, 'utf8').matchAll(RULE), ([, id]) => id);
  const rules = new Set(ids);
  const prefixes = new Set(ids.map((id) => id.split('-')[0]));
  const tested = new Map();
  for (const file of testFilesOf(folder)) {
    for (const [, title] of readFileSync(file, 'utf8').matchAll(TITLE)) {
      for (const [id] of title.matchAll(ID)) tested.set(id, file);
    }
  }
  const place = relative(root, spec);
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${place}: ${id} stands twice`),
    ...[...rules].filter((id) => !tested.has(id)).map((id) => `${place}: ${id} has no test`),
    ...[...tested]
      .filter(([id]) => prefixes.has(id.split('-')[0]) && !rules.has(id))
      .map(([id, file]) => `${relative(root, file)}: ${id} is no rule of ${place}`),
  ];
}

const problems = packagesWithSpec().flatMap(problemsOf);
for (const problem of problems) console.log(problem);
process.exit(problems.length === 0 ? 0 : 1);
