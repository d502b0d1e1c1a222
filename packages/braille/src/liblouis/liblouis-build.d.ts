/** The emscripten build is a global script that exports nothing a bundler could find; `capture-module.ts` gets hold of it. */
declare module 'liblouis-build/build-no-tables-utf32.js';

declare module 'liblouis-build/tables/*' {
  const text: string;
  export default text;
}
