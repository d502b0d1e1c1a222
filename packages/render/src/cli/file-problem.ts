import { fail, ok, type Result } from '@tastwerk/editor-core';

/** A file that could not be read or written, with the system's code such as `ENOENT`. */
export interface FileProblem {
  readonly kind: 'read' | 'write';
  readonly path: string;
  readonly systemCode: string;
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
    if (error instanceof Error && 'code' in error && typeof error.code === 'string') {
      return fail({ kind, path, systemCode: error.code });
    }
    throw error;
  }
}
