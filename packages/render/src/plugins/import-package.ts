function isNotInstalled(error: unknown, name: string): boolean {
  const isMissing =
    error instanceof Error && 'code' in error && /MODULE_NOT_FOUND$/u.test(String(error.code));
  return isMissing && error.message.includes(name);
}

/** The default export of the module `specifier`; undefined where it has none. */
export async function importDefault(specifier: string): Promise<unknown> {
  const module: unknown = await import(specifier);
  return typeof module === 'object' && module !== null && 'default' in module ? module.default : undefined;
}

/** The default export of the package `name`; undefined where it is not installed. One that is installed but broken rejects with its error. */
export async function importPackage(name: string): Promise<unknown> {
  try {
    return await importDefault(name);
  } catch (error) {
    if (isNotInstalled(error, name)) return undefined;
    throw error;
  }
}
