import { TextArea } from '@tastwerk/ui';
import { useState } from 'react';
import { noteSentence } from '../../texts/notes.js';
import { type ConstructionElement } from '../../types/construction/elements.js';
import { parseConstruction, writeConstruction } from '../../types/construction/parse.js';
import { useChartForm } from './form-context.js';
import type { ValuePath } from './spec-values.js';
import { useFieldTexts } from './use-field-texts.js';

/** Rows of the text that are seen at least. */
const ROWS = 10;

interface ConstructionFieldProps {
  readonly path: ValuePath;
  readonly elements: readonly ConstructionElement[];
}

/** A construction as a text with an element in each line; what cannot be read is named with its line. */
export function ConstructionField({ path, elements }: ConstructionFieldProps) {
  const { language, setAt } = useChartForm();
  const { t, nameOf } = useFieldTexts();
  const [text, setText] = useState(() => writeConstruction(elements, language));
  const read = parseConstruction(text);
  const errors = read.ok
    ? []
    : read.error.map(({ code, params, line, column }) =>
        t('construction.issue', {
          line,
          column,
          text: noteSentence({ code, params, isOpen: true }, language),
        }),
      );
  return (
    <TextArea
      label={nameOf(path)}
      description={t('construction.help')}
      rows={ROWS}
      value={text}
      spellCheck="false"
      onChange={(next) => {
        setText(next);
        const parsed = parseConstruction(next);
        // A text is no list of elements: the schema refuses it, and the last construction stays.
        setAt(path, parsed.ok ? parsed.value : next);
      }}
      {...(errors.length === 0 ? {} : { errorMessage: errors.join(' ') })}
    />
  );
}
