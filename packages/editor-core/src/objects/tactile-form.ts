import type { KeyLayout } from './key/layout.js';
import type { KeyObject } from './key/schema.js';
import type { LabelLayout } from './label/layout.js';
import type { LabelObject } from './label/schema.js';
import type { ShapeStyle } from './shape-style.js';

/** A shape that a finger reads as an area; its sides before turning, outline included, in mm. */
interface AreaForm {
  readonly role: 'area';
  readonly style: ShapeStyle;
  readonly widthMm: number;
  readonly heightMm: number;
}

/** A shape that a finger follows as a line; its length along the line in mm. */
interface LineForm {
  readonly role: 'line';
  readonly style: ShapeStyle;
  readonly lengthMm: number;
}

/** A text in braille and black print with its layout. */
interface LabelForm {
  readonly role: 'label';
  readonly label: LabelObject;
  readonly layout: LabelLayout;
}

/** A legend with its layout: a list of samples and the words that explain them. */
interface LegendForm {
  readonly role: 'legend';
  readonly key: KeyObject;
  readonly layout: KeyLayout;
}

/** Nothing by itself: what it holds is read. */
interface HolderForm {
  readonly role: 'holder';
  /** The styles of what it draws that is no object of its own. */
  readonly styles: readonly ShapeStyle[];
}

/** What a finger takes an object for, whatever its kind: proofing holds each role to rules of its own. */
export type TactileForm = AreaForm | LineForm | LabelForm | LegendForm | HolderForm;

/** The object's part in a proof, of one role. */
export type TactileFormOf<R extends TactileForm['role']> = Extract<TactileForm, { readonly role: R }>;
