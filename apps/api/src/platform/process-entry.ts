import type { Configuration } from './config/read-configuration.js';
import { hasErrorCode } from './error-code.js';
import { tightenVarFolder } from './files/private-files.js';

/** What an entry started: closing it ends the process in good order. */
interface Closable {
  close(): Promise<unknown>;
}

/** Tells whoever started this process as a child that it is ready, and ends with that parent. */
export function runUnderParent(app: Closable): void {
  if (process.send === undefined) return;
  process.send('ready');
  process.once('disconnect', () => {
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}

/** Takes from other users of the machine what an earlier version let them read, and tells where that was not possible. */
export async function keepFilesPrivate({
  varDir,
  databaseUrl,
}: Pick<Configuration, 'varDir' | 'databaseUrl'>): Promise<void> {
  for (const problem of await tightenVarFolder(varDir, databaseUrl !== undefined))
    process.stderr.write(`${problem}\n`);
}

/** Says in one sentence why this process does not start, and ends it. */
export function exitWithSentence(error: unknown): never {
  const isTaken = hasErrorCode(error, 'EADDRINUSE');
  const words = error instanceof Error ? error.message : String(error);
  process.stderr.write(isTaken ? `The port is in use: ${words}. Set PORT to another one.\n` : `${words}\n`);
  process.exit(1);
}
