import { type BrailleSystem, cellsFromUnicode, type ReadingRequest } from '@tastwerk/editor-core/braille';
import { useContext, useEffect, useState } from 'react';
import { EditorContext } from './editor-context.js';

/**
 * `rows` of Unicode braille, one below the other, read as print in `system`, null for a row that cannot be read; null altogether until they
 * are known, where there are no rows, and where the application reads no braille. Readings of rows before stay until the new ones are there.
 */
export function useReadings(rows: string, system: BrailleSystem): readonly (string | null)[] | null {
  // The braille view also stands alone, outside of the editor.
  const reader = useContext(EditorContext)?.ports.readBraille;
  const [readings, setReadings] = useState<readonly (string | null)[] | null>(null);
  useEffect(() => {
    if (!reader || rows === '') return;
    let isCurrent = true;
    const show = async () => {
      const requests = rows
        .split('\n')
        .map((row): ReadingRequest => ({ cells: cellsFromUnicode(row), system }));
      const results = await reader.read(requests);
      if (isCurrent) setReadings(results.map((result) => (result.ok ? result.value.text : null)));
    };
    void show();
    return () => {
      isCurrent = false;
    };
  }, [reader, system, rows]);
  return reader && rows !== '' ? readings : null;
}
