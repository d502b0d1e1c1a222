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

/** Nothing by itself: what it holds is read. */
interface HolderForm {
  readonly role: 'holder';
  /** The styles of what it draws that is no object of its own. */
  readonly styles: readonly ShapeStyle[];
}

/** What a finger takes objects for, by role: proofing holds each role to rules of its own. Plugins add roles with what they show. */
export interface TactileForms {
  readonly area: AreaForm;
  readonly line: LineForm;
  readonly holder: HolderForm;
}

/** What a finger takes an object for, whatever its kind. */
export type TactileForm = TactileForms[keyof TactileForms];

/** The object's part in a proof, of one role. */
export type TactileFormOf<R extends keyof TactileForms> = TactileForms[R];
