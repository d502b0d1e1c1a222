/**
 * Opcodes that are read over, because nothing in this translator depends on them. Every other unknown opcode
 * fails the build.
 */
export const UNUSED_OPCODES: ReadonlySet<string> = new Set([
  // The output alphabet: this translator answers cells.
  'display',
  // Emphasis: the text of a label carries none.
  'emphclass',
  'emphletter',
  'begemph',
  'endemph',
  'begemphphrase',
  'endemphphrase',
  'lenemphphrase',
  'begemphword',
  'endemphword',
  'emphmodechars',
  'noemphchars',
  // Words in capitals keep their contractions away; the tables that say so correct capitals to small letters first.
  'capsnocont',
  // Back-translation.
  'hyphen',
  'multind',
  // Says again what `seqafterpattern` says.
  'seqafterexpression',
]);
