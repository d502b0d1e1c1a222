import type { TextureName } from '../values/textures.js';
import type { ObjectOf } from './schema.js';
import type { ShapeStyle } from './shape-style.js';

/** What tells one line from another: its style, its width in mm and its colour. */
export type LineStyle = Pick<ShapeStyle, 'borderStyle' | 'borderWidth' | 'borderColour'>;

/** A texture as an object shows it; `style` is how that object is drawn. */
export interface AreaMark {
  readonly kind: 'area';
  readonly texture: TextureName;
  readonly style: ShapeStyle;
}

/** A line as an object shows it. */
export interface LineMark {
  readonly kind: 'line';
  readonly line: LineStyle;
}

/** A label of which the drawing shows the abbreviation. */
export interface AbbreviationMark {
  readonly kind: 'abbreviation';
  /** The label. */
  readonly uuid: string;
  readonly abbreviation: string;
  /** What the abbreviation stands for, with line breaks as the label has them. */
  readonly text: string;
  /** A transcriber's own braille of that text; see the label's schema. */
  readonly brailleOverride: ObjectOf<'label'>['brailleOverride'];
}

/** What an object shows that a legend can explain. */
export type LegendMark = AreaMark | LineMark | AbbreviationMark;

/** One thing that a legend explains, with the words that do. */
export type LegendEntry =
  (AreaMark & { readonly text: string }) | (LineMark & { readonly text: string }) | AbbreviationMark;

/** A legend's entry of one kind. */
export type LegendEntryOf<K extends LegendEntry['kind']> = Extract<LegendEntry, { readonly kind: K }>;

/** The legend of one page: what is derived from its objects and the document's texts, and never stored. */
export interface PageLegend {
  /** Whether the page has a legend in use: keyed labels then show their abbreviations. */
  readonly isActive: boolean;
  /** Areas, lines, abbreviations in alphabetical order, abbreviations that begin with a digit. */
  readonly entries: readonly LegendEntry[];
}
