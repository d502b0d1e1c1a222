import { BORDER_STYLE_WORDS, COLOUR_WORDS, TEXTURE_WORDS } from '../words/choices.js';
import { w } from '../words/words.js';
import { type Clause, readOnly } from './clause.js';
import {
  choiceClause,
  flagClause,
  listClause,
  numberClause,
  sideClause,
  textClause,
} from './plain-clauses.js';

/** A name other than what stands in quotes at the beginning of a line. */
export const NAME = textClause('moniker', w('Name', 'name'));

/** Whether it is drawn, and whether it can be selected on the sheet. */
export const STATES: readonly Clause[] = [
  flagClause('hidden', w('ausgeblendet', 'hidden')),
  flagClause('locked', w('gesperrt', 'locked')),
];

/** The place of what has one: of its top left corner, or of the point from which its points are measured. */
export const PLACE = listClause(['x', 'y'], w('bei', 'at'), { isAlways: true });

/** The place from which points are measured: at the page's origin they are places of the page, and nothing is said. */
export const ORIGIN = listClause(['x', 'y'], w('bei', 'at'), { isAlways: false });

/** The place of its middle. */
export const MIDDLE = readOnly(w('Mitte', 'centre|center'), 'point', (cursor, { placing }) => {
  const [x, y] = cursor.fixedNumbers(2) ?? [];
  if (x === undefined || y === undefined) return false;
  placing.middle = { x, y };
  return true;
});

export const TURN = numberClause('angle', w('Drehung', 'rotation'));

export const SIZE: readonly Clause[] = [
  sideClause('width', w('Breite', 'width')),
  sideClause('height', w('Höhe', 'height')),
];

/** How a line is drawn. */
export const LINE_STYLE: readonly Clause[] = [
  numberClause('borderWidth', w('Linienbreite', 'line width')),
  choiceClause('borderStyle', w('Linienart', 'line style'), BORDER_STYLE_WORDS),
  choiceClause('borderColour', w('Linienfarbe', 'line colour|line color'), COLOUR_WORDS),
  flagClause('border', w('ohne Umriss', 'no outline'), false),
  flagClause('border', w('mit Umriss', 'with outline')),
];

/** How an area is drawn. */
export const AREA_STYLE: readonly Clause[] = [
  choiceClause('pattern.template', w('Textur', 'texture'), TEXTURE_WORDS),
  numberClause('pattern.offset', w('Texturabstand', 'texture distance')),
  numberClause('pattern.clearance', w('Freiraum', 'clearance')),
  choiceClause('fill', w('Füllfarbe', 'fill colour|fill color'), COLOUR_WORDS),
  ...LINE_STYLE,
];

export const ARROWS: readonly Clause[] = [
  flagClause('startArrow', w('Pfeil am Anfang', 'arrow at the start')),
  flagClause('endArrow', w('Pfeil am Ende', 'arrow at the end')),
];
