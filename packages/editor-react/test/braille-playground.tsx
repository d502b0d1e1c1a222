import type { Command, Document } from '@tastwerk/editor-core';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { useBraille } from '../src/state/braille-session.js';
import { BrailleView } from '../src/plugins/braille-pages/braille-view.js';
import { editorI18n } from './editor-i18n.js';
import type { EditorLanguage } from '../src/ports.js';
import { letterTranslator } from './letter-braille.js';
import { applyCommand, kinds } from '@tastwerk/editor-core/standard';

interface BraillePlaygroundProps {
  readonly document: Document;
  readonly language: EditorLanguage;
  readonly onChange?: (document: Document) => void;
}

/** The view of the braille pages over a document that takes its commands, as the editor's store would. */
export function BraillePlayground({ document: start, language, onChange }: BraillePlaygroundProps) {
  const [document, setDocument] = useState(start);
  const [i18n] = useState(() => editorI18n(language));
  const { braille } = useBraille(kinds, document, letterTranslator);
  const run = (command: Command) => {
    const result = applyCommand(document, command);
    if (!result.ok) return;
    setDocument(result.value);
    onChange?.(result.value);
  };
  return (
    <I18nextProvider i18n={i18n}>
      <BrailleView
        document={document}
        braille={braille}
        run={run}
        onShowLabel={() => undefined}
        onClose={() => undefined}
      />
    </I18nextProvider>
  );
}
