/**
 * Opcodes that are read over, because nothing in this translator depends on them. Every other unknown opcode
 * fails the build.
 */
export const UNUSED_OPCODES: ReadonlySet<string> = new Set([
  // The output alphabet: this translator answers cells.
  'display',
  // Reading braille with conditions beside the cells: no table of liblouis 3.24 has it.
  'backmatch',
  // Says again what `seqafterpattern` says.
  'seqafterexpression',
  'locale',
  'nobreak',
]);
