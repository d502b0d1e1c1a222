import { type Command, runCommand } from '@tastwerk/editor-core';
import { PAPER_FORMAT_NAMES, paperFormatOf } from '@tastwerk/editor-core/document';
import { Select } from '@tastwerk/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readStored, writeStored } from '../../state/browser-storage.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorState, useEditorStore } from '../../state/use-editor-state.js';

type Fit = NonNullable<Extract<Command, { type: 'change-format' }>['fit']>;

const FITS: readonly Fit[] = ['keep', 'move', 'scale'];

/** Where this browser remembers what becomes of objects. */
const STORAGE_KEY = 'tastwerk-paper-fit';

function rememberedFit(): Fit {
  const stored = readStored(STORAGE_KEY);
  return FITS.find((fit) => fit === stored) ?? 'keep';
}

/** The paper of the document, and what becomes of its objects when another is chosen. */
export function PaperFields() {
  const { t } = useTranslation('editor');
  const store = useEditorStore();
  const format = useEditorState((state) => {
    const { width, height } = documentOf(state);
    return paperFormatOf(width, height) ?? null;
  });
  const [fit, setFit] = useState<Fit>(rememberedFit);
  return (
    <>
      <Select
        label={t('draft.format')}
        options={PAPER_FORMAT_NAMES.map((id) => ({ id, label: t(`formats.${id}`) }))}
        value={format}
        onChange={(chosen) => void store.dispatch(runCommand({ type: 'change-format', format: chosen, fit }))}
      />
      <Select
        label={t('draft.fit')}
        options={FITS.map((id) => ({ id, label: t(`fits.${id}`) }))}
        value={fit}
        onChange={(chosen) => {
          setFit(chosen);
          writeStored(STORAGE_KEY, chosen);
        }}
      />
    </>
  );
}
