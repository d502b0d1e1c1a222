import { LIMITS } from '@tastwerk/editor-core';
import { TextArea } from '@tastwerk/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBufferedText } from '../../state/use-buffered-text.js';
import { IndexButtons } from './index-buttons.js';
import { IndexNotice } from './index-notice.js';
import { useIndices } from './use-indices.js';

interface LabelTextFieldProps {
  readonly text: string;
  readonly onCommit: (text: string) => void;
}

/** The text of a label in the panel, written to the document when typing rests. */
export function LabelTextField({ text, onCommit }: LabelTextFieldProps) {
  const { t } = useTranslation('editor');
  const field = useRef<HTMLTextAreaElement>(null);
  const typed = useBufferedText(text, onCommit);
  const indices = useIndices(field, typed.value, typed.onChange);
  return (
    <>
      <TextArea
        {...typed}
        onChange={indices.onType}
        label={t('label.text')}
        rows={2}
        maxLength={LIMITS.textLength}
        inputRef={field}
        onKeyDown={(event) => {
          if (!indices.onKey(event)) event.continuePropagation();
        }}
      />
      <IndexButtons indices={indices} />
      <IndexNotice indices={indices} />
    </>
  );
}
