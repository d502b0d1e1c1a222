function isNotInstalled(error: unknown, name: string): boolean {
  const isMissing =
    error instanceof Error && 'code' in error && /MODULE_NOT_FOUND$/u.test(String(error.code));
  return isMissing && error.message.includes(name);
}

/** The default export of the package `name`; undefined where it is not installed. One that is installed but broken rejects with its error. */
export async function importPackage(name: string): Promise<unknown> {
  try {
    const module: unknown = await import(name);
    return typeof module === 'object' && module !== null && 'default' in module ? module.default : undefined;
  } catch (error) {
    if (isNotInstalled(error, name)) return undefined;
    throw error;
  }
}
