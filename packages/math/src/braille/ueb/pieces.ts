/** What a formula is made of before modes are known: indicators depend on what stands around a piece. */
export type UebPiece = { readonly at: number } & (
  | { readonly kind: 'space' }
  /** Digits with their marks, without the numeric indicator. */
  | { readonly kind: 'number'; readonly cells: string }
  | {
      readonly kind: 'letter';
      readonly cell: string;
      readonly letter: string;
      readonly isCapital: boolean;
      readonly isGreek: boolean;
      /** Whether it has a capital sign of its own: symbols of elements, letters with a mark. */
      readonly isAlone: boolean;
    }
  /** The name of a function, in grade 1 and contracted. */
  | { readonly kind: 'name'; readonly cells: string; readonly contracted: string }
  | {
      readonly kind: 'sign';
      readonly cells: string;
      readonly needsGrade1: boolean;
      readonly role: SignPieceRole;
    }
);

/** Whether a sign may stand around a letter that stands alone. */
export type SignPieceRole = 'opening' | 'closing' | 'other';
