/**
 * Holds docs/server.md to the modules of the server, as their files declare them; `--write` draws the map again.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ROOT } from './setup/root.mjs';
import { moduleOf, owners, SOURCES, sources } from './server-tables.mjs';

const PAGE = join(ROOT, 'docs/server.md');

/** What the class decorated with `@Module` in `path`, whose text is `text`, says about itself; undefined where there is none. */
function moduleIn(path, text) {
  const declared =
    /\/\*\*([^*]*(?:\*(?!\/)[^*]*)*)\*\/\s*(?:@Global\(\)\s*)?@Module\(([\s\S]*?)\)\s*export class (\w+)Module\b/.exec(
      text,
    );
  if (!declared) return undefined;
  const [, comment, body, name] = declared;
  const dynamic = text.slice(declared.index + declared[0].length);
  const listed = (word) =>
    [body, dynamic].flatMap((part) =>
      [...part.matchAll(new RegExp(`\\b${word}: \\[([^[\\]]*(?:\\[[^[\\]]*\\][^[\\]]*)*)\\]`, 'g'))].map(
        ([, list]) => list,
      ),
    );
  return {
    name,
    folder: relative(SOURCES, dirname(path)).replaceAll('\\', '/'),
    about: comment.replace(/\s*\n\s*\*\s*/g, ' ').trim(),
    imports: listed('imports')
      .flatMap((list) => [...list.matchAll(/(\w+)Module\b/g)].map(([, one]) => one))
      .filter((one) => one !== 'TypeOrm'),
    entities: [...body.matchAll(/(\w+)Entity\b/g)].map(([, one]) => one),
    controllers: listed('controllers').flatMap((list) => list.match(/\w+/g) ?? []),
  };
}

/** Other features whose SQL (`*-subqueries.ts`) statements of the module in `folder` use, by the names of their folders. */
function asksOf(folder) {
  const own = [...sources].filter(([path]) => moduleOf(path) === join(SOURCES, folder));
  const asked = own.flatMap(([path, text]) =>
    [...text.matchAll(/from '(\.[^']*-subqueries)\.js'/g)].map(([, spec]) =>
      moduleOf(join(dirname(path), `${spec}.ts`)),
    ),
  );
  const others = asked.filter((other) => other !== join(SOURCES, folder));
  return [...new Set(others)]
    .map((other) => relative(join(SOURCES, 'modules'), other).replaceAll('\\', '/'))
    .sort();
}

/** Tables of the module in `folder`. */
const tablesOf = (folder) =>
  [...owners].flatMap(([table, owner]) => (owner === join(SOURCES, folder) ? [table] : [])).sort();

const inCode = (names) => names.map((name) => `\`${name}\``).join(', ');

function page() {
  const modules = [...sources]
    .filter(([path]) => path.endsWith('.module.ts'))
    .flatMap(([path, text]) => moduleIn(path, text) ?? [])
    .sort((one, other) =>
      one.folder < other.folder ? -1 : one.folder > other.folder ? 1 : one.name < other.name ? -1 : 1,
    );
  const names = new Set(modules.map(({ name }) => name));
  const rows = modules.map(({ name, folder, about, imports, controllers }) =>
    [
      '',
      `**${name}**`,
      `\`${folder || '.'}\``,
      about,
      [...new Set(imports)].filter((one) => names.has(one)).join(', '),
      inCode(tablesOf(folder)),
      inCode(asksOf(folder)),
      controllers.length === 0 ? '' : String(controllers.length),
      '',
    ]
      .join(' | ')
      .trim(),
  );
  const arrows = modules
    .filter(({ folder }) => folder.startsWith('modules/'))
    .flatMap(({ name, imports }) =>
      [...new Set(imports)].filter((one) => names.has(one)).map((one) => `  ${name} --> ${one}`),
    );
  return `# Map of the server

Drawn from the code by \`node scripts/server-map.mjs --write\`; \`npm run check\` refuses a map that is not what the modules say. How the server works as a whole stands in
[architecture.md](architecture.md), how its tables are changed in [change-the-database.md](how-to/change-the-database.md).

A table belongs to the module whose folder holds its entity. No other module names it:
what a statement needs of another module's rows is SQL that this one exports from a file \`*-subqueries.ts\` ([ADR 29](adr/0029-what-modules-know-of-each-other.md)); "asks in SQL" lists those. The last
column counts controllers.

| module | folder of \`apps/api/src\` | what it is for | built on | tables | asks in SQL | HTTP |
| --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

\`\`\`mermaid
flowchart LR
${arrows.join('\n')}
\`\`\`
`;
}

const wanted = await format(page(), { ...(await resolveConfig(PAGE)), parser: 'markdown' });
if (process.argv.includes('--write')) writeFileSync(PAGE, wanted);
else if (!existsSync(PAGE) || readFileSync(PAGE, 'utf8') !== wanted) {
  console.error('docs/server.md is not what the modules say: node scripts/server-map.mjs --write');
  process.exit(1);
}
