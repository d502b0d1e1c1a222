import { fail, ok, type Result } from '@tastwerk/editor-core';

/** A file that could not be read or written, with the system's code such as `ENOENT`. */
export interface FileProblem {
  readonly kind: 'read' | 'write';
  readonly path: string;
  readonly systemCode: string;
}

/** The code of an error that the system raised, such as `ENOENT`. */
function systemCodeOf(error: unknown): string | undefined {
  const hasCode = typeof error === 'object' && error !== null && 'code' in error && 'syscall' in error;
  return hasCode && typeof error.code === 'string' ? error.code : undefined;
}

/** Runs a file operation: the system's refusal becomes a value, anything else stays a throw. */
export async function tryFile<T>(
  kind: FileProblem['kind'],
  path: string,
  operation: () => Promise<T>,
): Promise<Result<T, FileProblem>> {
  try {
    return ok(await operation());
  } catch (error) {
    const systemCode = systemCodeOf(error);
    if (systemCode === undefined) throw error;
    return fail({ kind, path, systemCode });
  }
}
