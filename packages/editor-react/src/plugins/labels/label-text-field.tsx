import { type LabelObject, LIMITS } from '@tastwerk/editor-core';
import { TextArea } from '@tastwerk/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLabelTyping } from '../../state/editor-context.js';
import { TextTools } from '../../parts/text-tools.js';
import { useTextLanguage } from '../../state/use-text-language.js';
import { IndexButtons, IndexNotice } from './index-buttons.js';
import { useIndices } from './use-indices.js';

/** The text of a label in the panel, written to the document when typing rests. */
export function LabelTextField({ label }: { readonly label: LabelObject }) {
  const { t } = useTranslation('editor');
  const language = useTextLanguage();
  const field = useRef<HTMLTextAreaElement>(null);
  const typed = useLabelTyping().fieldOf(label);
  const indices = useIndices(field, typed.value, typed.onChange);
  return (
    <>
      <TextArea
        {...typed}
        onChange={indices.onType}
        label={t('label.text')}
        textLanguage={language}
        rows={2}
        maxLength={LIMITS.textLength}
        inputRef={field}
        onKeyDown={(event) => {
          if (!indices.onKey(event)) event.continuePropagation();
        }}
      />
      <IndexButtons indices={indices} />
      <TextTools field={field} onChange={typed.onChange} />
      <IndexNotice indices={indices} />
    </>
  );
}
