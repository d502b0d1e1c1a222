import type { Document, Kinds } from '@tastwerk/editor-core';
import type { BrailleTranslator } from '@tastwerk/editor-core/braille';
import { useEffect, useMemo, useState } from 'react';
import {
  type BrailleSession,
  type BrailleState,
  createBrailleSession,
  NO_BRAILLE,
} from './braille-session.js';

/** Keeps the braille of `document` as it changes. */
export function useBraille(
  kinds: Kinds,
  document: Document,
  translator: BrailleTranslator,
): { braille: BrailleState; session: BrailleSession } {
  const [braille, setBraille] = useState(NO_BRAILLE);
  const session = useMemo(() => createBrailleSession(kinds, translator, setBraille), [kinds, translator]);
  const { system } = document;
  useEffect(() => session.warmUp(system), [session, system]);
  useEffect(() => session.change(document), [session, document]);
  useEffect(() => () => session.close(), [session]);
  return { braille, session };
}
