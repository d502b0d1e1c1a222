import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { ROUTES } from '@tastwerk/contracts';
import { callableRoutes } from './callable-route.js';

const [ofAll, ofAdministration] = [callableRoutes(false), callableRoutes(true)];

it('each route is called by the administration alone or by all', () => {
  const names = [...Object.keys(ofAll), ...Object.keys(ofAdministration)];
  expect(names.toSorted()).toEqual(Object.keys(ROUTES).toSorted());
});

it('no other part calls a route that only the administration has added', () => {
  const source = fileURLToPath(new URL('..', import.meta.url));
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith('features/admin/'),
  );
  expect(files.length).toBeGreaterThan(200);
  const texts = files.map((file) => [file, readFileSync(`${source}/${file}`, 'utf8')] as const);
  const callers = Object.keys(ofAdministration).flatMap((name) =>
    texts.filter(([, text]) => text.includes(`'${name}'`)).map(([file]) => `${file} calls ${name}`),
  );
  expect(callers).toEqual([]);
});

it('the administration adds them wherever it calls', () => {
  const admin = fileURLToPath(new URL('../features/admin', import.meta.url));
  const files = readdirSync(admin, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  );
  const withoutTable = files.filter((file) => {
    const text = readFileSync(`${admin}/${file}`, 'utf8');
    return /\binjectRoutes\b(?! as)|api\/send\.js/.test(text) && !text.includes('inject-admin-routes');
  });
  expect(withoutTable).toEqual([]);
});
