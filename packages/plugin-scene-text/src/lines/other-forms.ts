import { EXPLAINS_WORDS } from '../words/choices.js';
import { w } from '../words/words.js';
import { AREA_STYLE, MIDDLE, PLACE, SIZE, STATES, TURN } from './common-clauses.js';
import type { LineForm } from './line-form.js';
import { POINTS } from './path-forms.js';
import { choiceClause, flagClause, listClause, numberClause } from './plain-clauses.js';
import { RELATIONS } from './relation-clauses.js';

/** One shape of an imported graphic, below its line. */
const PIECE: LineForm = {
  kind: '',
  words: w('Form', 'Shape'),
  quotes: '',
  clauses: [POINTS, flagClause('closed', w('geschlossen', 'closed')), ...AREA_STYLE],
};

/** The lines of legends, groups and imported graphics. */
export const OTHER_FORMS: readonly LineForm[] = [
  {
    kind: 'key',
    words: w('Legende', 'Key'),
    quotes: 'moniker',
    clauses: [
      PLACE,
      MIDDLE,
      ...SIZE,
      TURN,
      choiceClause('explains', w('erklärt', 'explains'), EXPLAINS_WORDS),
      flagClause('active', w('außer Gebrauch', 'not in use'), false),
      flagClause('show', w('nicht gezeigt', 'not shown'), false),
      flagClause('border', w('ohne Rahmen', 'no frame'), false),
      numberClause('borderWidth', w('Linienbreite', 'line width')),
      flagClause('anchored', w('Lage von Hand', 'position by hand')),
      flagClause('fixed', w('Größe von Hand', 'size by hand')),
      ...STATES,
      ...RELATIONS,
    ],
  },
  { kind: 'group', words: w('Gruppe', 'Group'), quotes: 'moniker', clauses: [...STATES, ...RELATIONS] },
  {
    kind: 'imported',
    words: w('Importierte Grafik', 'Imported graphic'),
    quotes: 'moniker',
    clauses: [
      PLACE,
      MIDDLE,
      ...SIZE,
      listClause(['originalWidth', 'originalHeight'], w('Original', 'original'), { isAlways: true }),
      TURN,
      ...STATES,
      ...RELATIONS,
    ],
    pieces: { property: 'paths', form: PIECE, like: 'path' },
  },
];
