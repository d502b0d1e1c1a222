/**
 * Opcodes that are read over, because nothing in this translator depends on them. Every other unknown opcode
 * fails the build.
 */
export const UNUSED_OPCODES: ReadonlySet<string> = new Set([
  // The output alphabet: this translator answers cells.
  'display',
  // Notes of the transcriber, a kind of emphasis of its own that a line cannot ask for.
  'begemph',
  'endemph',
  // Back-translation.
  'hyphen',
  'multind',
  // Says again what `seqafterpattern` says.
  'seqafterexpression',
]);
