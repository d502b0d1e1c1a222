import type { PageObject } from '@tastwerk/editor-core';
import type { Severity } from '@tastwerk/editor-core/proofing';
import { createContext, useContext } from 'react';

/** What a proof says about one object: the worst of it, and how much. */
export interface FindingMark {
  readonly severity: Severity;
  readonly count: number;
}

/** What the rows of the list share; rows themselves are only made again for objects that changed. */
export interface ObjectListValue {
  readonly object: (uuid: string) => PageObject | undefined;
  /** Whether a group around the object is hidden or locked, and the object with it. */
  readonly isHeldBy: (uuid: string, flag: 'hidden' | 'locked') => boolean;
  readonly finding: (uuid: string) => FindingMark | undefined;
  /** The object whose name is being written. */
  readonly renamed: string | null;
  readonly rename: (uuid: string, name: string | null) => void;
  readonly setFlag: (uuid: string, flag: 'hidden' | 'locked', isOn: boolean) => void;
}

/** Provided by the list. */
export const ObjectListContext = createContext<ObjectListValue | undefined>(undefined);

/** What the list shares with a row. */
export function useObjectListValue(): ObjectListValue {
  const value = useContext(ObjectListContext);
  if (!value) throw new Error('a part of the list stands outside of it');
  return value;
}
