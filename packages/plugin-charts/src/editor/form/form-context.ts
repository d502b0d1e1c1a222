import { createContext, useContext } from 'react';
import type { ChartLanguage } from '../../sheet/sheet.js';
import type { ChartTypeName } from '../../types/index.js';
import type { SpecValues, ValuePath } from './spec-values.js';

/** What the fields of a chart share. */
export interface ChartForm {
  readonly type: ChartTypeName;
  /** In which numbers are typed and written. */
  readonly language: ChartLanguage;
  readonly values: SpecValues;
  readonly setAt: (path: ValuePath, value: unknown) => void;
  /** What is wrong at `path` itself, in a sentence. */
  readonly errorAt: (path: ValuePath) => string | undefined;
}

/** Provided by the dialog. */
export const ChartFormContext = createContext<ChartForm | undefined>(undefined);

/** The form that a field stands in. */
export function useChartForm(): ChartForm {
  const form = useContext(ChartFormContext);
  if (!form) throw new Error('used outside of ChartFormContext');
  return form;
}
