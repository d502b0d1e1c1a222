import type { ReactNode } from 'react';
import type { PlaceFields, PlaceForm } from './place-form.js';
import type { PlaceProblem } from './place-problem.js';
import type { PresentRelation } from './present-relation.js';
import type { Anchor } from './use-anchors.js';

/** What all groups of fields are given. */
export interface PlaceFieldsProps {
  readonly form: PlaceForm;
  readonly fields: PlaceFields;
  readonly anchors: readonly Anchor[];
  readonly problem: PlaceProblem | null;
  readonly change: (change: Partial<PlaceForm>) => void;
  /** Whether the object is there already: its place comes first then and takes the focus, unless it has a text. */
  readonly isOld: boolean;
  /** How it lies to what is nearest to it, and that in words. */
  readonly present?: (PresentRelation & { readonly sentence: string }) | undefined;
  /** What is told below the place. */
  readonly note?: ReactNode;
}
