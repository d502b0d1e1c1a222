/**
 * The modules of the server read and write their tables through TypeORM. SQL of its own stands in files called `*.sql.ts`, each with the reason, and
 * there is little of it. What PostgreSQL itself is asked for (transactions, leases, backups, migrations) lies outside of the modules.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './setup/files-below.mjs';
import { ROOT } from './setup/root.mjs';

/** Statements that the modules may have in all. */
const MOST_STATEMENTS = 60;
const STATEMENT = /\.(?:query|prepared)[<(]/g;
const REASON = 'In SQL of its own';

const problems = [];
let statements = 0;
for (const path of filesBelow(join(ROOT, 'apps/api/src/modules'))) {
  if (!path.endsWith('.ts') || path.endsWith('.test.ts')) continue;
  const text = readFileSync(path, 'utf8').replaceAll(/\s+\*\s+/g, ' ');
  const count = text.match(STATEMENT)?.length ?? 0;
  const name = path.slice(ROOT.length + 1);
  statements += count;
  if (!path.endsWith('.sql.ts')) {
    if (count > 0) problems.push(`${name}: use TypeORM, or put the statement into a file called *.sql.ts`);
  } else if (!text.includes(REASON))
    problems.push(`${name}: say why it is in SQL of its own ("${REASON}: …")`);
}
if (statements > MOST_STATEMENTS)
  problems.push(`${statements} statements in SQL of their own; ${MOST_STATEMENTS} are the most`);
for (const problem of problems) console.log(problem);
process.exit(problems.length === 0 ? 0 : 1);
