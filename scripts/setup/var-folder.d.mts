export function makeVarFolder(name: string): string;
