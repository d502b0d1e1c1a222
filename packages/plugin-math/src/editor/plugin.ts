import { defineEditorPlugin, lazyPart, overlayAction } from '@tastwerk/editor-react';
import { SquareRadical } from 'lucide-react';
import { mathematics } from '../plugin.js';
import type {} from '../rules/rules.js';
import { selectedLabel } from './selected-label.js';

/** The dialog that appends a formula to the label that is selected. */
const DIALOG = 'formula';

const insertFormula = overlayAction(DIALOG, {
  id: 'insertFormula',
  labelKey: 'formula:action',
  icon: SquareRadical,
  scope: 'workspace',
  isEnabled: (state) => selectedLabel(state) !== undefined,
  needs: 'label',
});

/** Formulas in texts: the half for the editor. */
export const mathEditor = defineEditorPlugin({
  id: '@tastwerk/plugin-math',
  engine: mathematics,
  texts: {
    de: async () => (await import('./texts/de.js')).de,
    en: async () => (await import('./texts/en.js')).en,
  },
  actions: [{ group: 'edit', actions: [insertFormula] }],
  menus: [{ menu: 'objects', section: 'kind', actions: [insertFormula], isFitting: true }],
  textTools: [
    {
      id: 'formula',
      labelKey: 'formula:action',
      icon: SquareRadical,
      Content: lazyPart(async () => (await import('./formula-dialog.js')).FormulaDialog),
    },
  ],
  overlays: [
    {
      id: DIALOG,
      Content: lazyPart(async () => (await import('./label-formula-dialog.js')).LabelFormulaDialog),
    },
  ],
});
