/**
 * Opcodes that are read over, because nothing in this translator depends on them. Every other unknown opcode
 * fails the build.
 */
export const UNUSED_OPCODES: ReadonlySet<string> = new Set([
  // The output alphabet: this translator answers cells.
  'display',
  // Emphasis: the text of a label carries none.
  'emphclass',
  'begemphphrase',
  'endemphphrase',
  'lenemphphrase',
  'begemphword',
  'endemphword',
  'emphmodechars',
  'noemphchars',
  // Capitals: the German tables correct every capital to its small letter before the main pass.
  'capsletter',
  'begcapsword',
  'endcapsword',
  'capsnocont',
  // Has no effect on a table whose digits are literary digits.
  'nonumsign',
  // Back-translation.
  'hyphen',
  'multind',
]);
