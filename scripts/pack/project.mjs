import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture, TSC } from '../setup/run.mjs';
import { PUBLISHED } from './published.mjs';

/** The command that starts npm. */
export const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** A project outside of the workspace that installs the packages. */
export class Project {
  /** @param {string} folder The folder of a package. */
  constructor(folder) {
    this.folder = folder;
  }

  /** A project without anything in the empty folder `folder`. */
  static begin(folder) {
    const project = new Project(folder);
    project.write('package.json', JSON.stringify({ name: 'outside-project', private: true, type: 'module' }));
    return project;
  }

  write(name, text) {
    writeFileSync(join(this.folder, name), text);
  }

  /** Runs a command in the project and resolves with what it printed; throws where it fails. */
  async run(command, args) {
    const { code, output } = await capture(command, args, { cwd: this.folder });
    if (code !== 0) throw new Error(`${[command, ...args].join(' ')} ended with code ${code}\n${output}`);
    return output;
  }

  /** Installs tarballs, and libraries of the registry. No package needs its install scripts. */
  install(specifiers) {
    const quiet = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    return this.run(NPM, ['install', ...quiet, ...specifiers]);
  }

  /** Compares all code of the project, and every entry of the packages `names`, with the types in the tarballs, libraries included. */
  checkTypes(names, options) {
    const entries = PUBLISHED.filter(({ manifest }) => names.includes(manifest.name)).flatMap(
      ({ manifest }) =>
        Object.entries(manifest.exports)
          .filter(([, target]) => target.types !== undefined)
          .map(([entry]) => join(manifest.name, entry)),
    );
    const lines = entries.map((entry, index) => `export * as entry${index} from '${entry}';\n`);
    this.write('entries.ts', lines.join(''));
    const compilerOptions = { strict: true, noEmit: true, skipLibCheck: false, target: 'es2023', ...options };
    this.write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['*.ts', '*.tsx'] }));
    return this.run(TSC, ['-p', '.']);
  }
}
