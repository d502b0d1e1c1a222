import { brailleFiles } from '@tastwerk/render/braille-files/plugin';
import { FileText } from 'lucide-react';
import { defineEditorPlugin } from '../../contributions/editor-plugin.js';

/** Braille pages in BRF and PEF files. */
export const brailleFilesPlugin = defineEditorPlugin({
  id: 'braille-files',
  requires: ['import'],
  engine: brailleFiles,
  imports: [{ id: 'braille', labelKey: 'import:choose.braille', icon: FileText }],
});
