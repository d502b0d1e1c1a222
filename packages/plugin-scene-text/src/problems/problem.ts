/** What can be wrong in a scene text. Codes never change their meaning. */
export type SceneProblemCode =
  | 'TEXT_TOO_LONG'
  | 'VERSION_UNKNOWN'
  | 'CHARACTER_UNEXPECTED'
  | 'TEXT_UNCLOSED'
  | 'JSON_INVALID'
  | 'COMMA_AMBIGUOUS'
  | 'INDENT_UNEVEN'
  | 'INDENT_UNEXPECTED'
  | 'TOO_DEEP'
  | 'WORD_UNKNOWN'
  | 'KIND_UNKNOWN'
  | 'VALUE_UNKNOWN'
  | 'NUMBER_EXPECTED'
  | 'TEXT_EXPECTED'
  | 'REFERENCE_EXPECTED'
  | 'SIGN_EXPECTED'
  | 'WORD_EXPECTED'
  | 'FIELD_MISSING'
  | 'SAID_TWICE'
  | 'NAME_UNKNOWN'
  | 'NAME_AMBIGUOUS'
  | 'NAME_TAKEN'
  | 'RELATION_CIRCLE'
  | 'RELATION_OTHER_PAGE'
  | 'RELATION_NO_CORNER'
  | 'RELATION_NO_ROOM'
  | 'RELATION_NOT_DRAWN'
  | 'SHAPE_UNKNOWN'
  | 'SHAPE_IMPOSSIBLE'
  | 'VALUE_INVALID'
  | 'VALUE_TOO_SMALL'
  | 'VALUE_TOO_LARGE'
  | 'DOCUMENT_INVALID'
  | 'CHANGE_REFUSED';

/** Where something stands in a scene text: line and column from 1, and how many characters. */
export interface SceneSpot {
  readonly line: number;
  readonly column: number;
  readonly length: number;
}

/** One thing that is wrong in a scene text. */
export interface SceneProblem extends SceneSpot {
  readonly code: SceneProblemCode;
  /** Values for its sentence. */
  readonly params: Readonly<Record<string, string | number>>;
  /** What may stand there instead, where something near is known. */
  readonly suggestion?: string;
}
