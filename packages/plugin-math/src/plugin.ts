import { definePlugin } from '@tastwerk/editor-core';

/** Formulas in texts: the half for documents. */
export const mathematics = definePlugin({
  id: '@tastwerk/plugin-math',
  version: '0.1.0',
  requires: ['labels', 'legend', 'braille-pages'],
  formulas: async () => (await import('./writer/math-formulas.js')).createMathFormulas(),
  rules: async () => (await import('./rules/rules.js')).rules,
});
