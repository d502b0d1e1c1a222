/** The languages in which charts write and speak. */
export const CHART_LANGUAGES = ['de', 'en'] as const;

/** One of {@link CHART_LANGUAGES}. */
export type ChartLanguage = (typeof CHART_LANGUAGES)[number];

/** Something about a layout that a person is told or must decide: a code of `texts/notes.ts` with its values. */
export interface ChartNote {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
  /** Whether the sheet cannot be right before a person has decided. */
  readonly isOpen: boolean;
}
