import type { Document } from '@tastwerk/editor-core';
import type { BrailleTranslator } from '@tastwerk/editor-core/braille';
import type { PluginChoice } from '../../contributions/plugin-choice.js';
import type { EditorLanguage } from '../../ports.js';

/** What the way to a new draft from a template is given. */
export interface NewFromTemplateProps {
  readonly language: EditorLanguage;
  /** The plugins of the editor that opens the draft, whose templates are offered. */
  readonly plugins: PluginChoice;
  /** Writes the braille of the pictures; without it they show letters alone. */
  readonly translate?: BrailleTranslator | undefined;
  readonly onOpen: (document: Document) => void;
}
