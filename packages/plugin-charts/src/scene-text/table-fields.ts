import type { SceneField } from '@tastwerk/editor-core';
import type { ChartTypeName } from '../types/index.js';
import {
  choice,
  each,
  field,
  flag,
  FROM,
  GRID,
  optional,
  said,
  some,
  STEP,
  suiting,
  SYMBOL,
  text,
  TO,
  VALUES,
  w,
  without,
} from './field.js';

const ROWS = said('names', w('Rubriken', 'categories'), 'texts');
const SERIES = some('series', w('Reihe', 'series'), [VALUES], 'name');
const LEVEL = flag('isHorizontal', w('waagerecht|waagrecht', 'horizontal'));
const VALUE_AXIS = text('valuesName', w('Name der Werteachse', 'name of the value axis'));

/** The fields of charts of tables and of statistics, by their types. */
export const TABLE_FIELDS = {
  bar: [
    ROWS,
    SERIES,
    LEVEL,
    flag('isStacked', w('gestapelt', 'stacked')),
    text('rowsName', w('Name der Rubrikenachse', 'name of the category axis')),
    VALUE_AXIS,
  ],
  line: [
    ROWS,
    SERIES,
    choice(
      'rowsAre',
      w('Rubriken sind', 'categories are'),
      { names: w('Namen', 'names'), numbers: w('Zahlen', 'numbers'), dates: w('Daten', 'dates') },
      'names',
    ),
    text('rowsName', w('Name der waagerechten Achse', 'name of the horizontal axis')),
    VALUE_AXIS,
    flag('hasPoints', w('Punktsymbole', 'point symbols')),
    GRID,
  ],
  scatter: [
    some('series', w('Reihe', 'series'), [field('points', w('Punkte', 'points'), 'points', [])], 'name'),
    text('rowsName', w('Name der x-Achse', 'name of the x axis')),
    text('valuesName', w('Name der y-Achse', 'name of the y axis')),
    flag('hasRegression', w('Ausgleichsgerade', 'line of best fit')),
  ],
  pie: [
    said('names', w('Teile', 'parts'), 'texts'),
    VALUES,
    choice(
      'percent',
      w('Anteile', 'shares'),
      {
        legend: w('in der Legende', 'in the key'),
        outside: w('neben den Teilen', 'beside the parts'),
        none: w('keine', 'none'),
      },
      'legend',
    ),
    flag('isMerged', w('kleinste Teile zusammengefasst', 'smallest parts merged')),
  ],
  histogram: [
    VALUES,
    optional('classWidth', w('Klassenbreite', 'class width'), 'number'),
    text('rowsName', w('Name der Werteachse', 'name of the value axis')),
  ],
  box: [
    some('groups', w('Gruppe', 'group'), [VALUES], 'name'),
    LEVEL,
    text('rowsName', w('Name der Gruppenachse', 'name of the group axis')),
    VALUE_AXIS,
  ],
  pictogram: [
    ROWS,
    VALUES,
    SYMBOL,
    optional('each', w('ein Symbol steht für', 'one symbol stands for'), 'number'),
    text('valuesName', w('Name der Werte', 'name of the values')),
  ],
  table: [
    said('rows', w('Zeile', 'row'), 'rows'),
    without('hasHeadRow', w('ohne Kopfzeile', 'no header row')),
    flag('hasHeadColumn', w('Kopfspalte', 'header column')),
    choice(
      'rules',
      w('Linien', 'lines'),
      { all: w('alle', 'all'), head: w('am Kopf', 'at the head'), none: w('keine', 'none') },
      'all',
    ),
  ],
  cards: [
    some('items', w('Karte', 'card'), [field('count', w('Symbole', 'symbols'), 'number', 0)], 'text'),
    SYMBOL,
    field('columns', w('Karten je Zeile', 'cards in a row'), 'number', null),
    without('hasCutCorner', w('ohne schräge Ecke', 'no cut corner')),
    without('hasCutLines', w('ohne Schnittlinien', 'no cut lines')),
  ],
  'flow-chart': [said('outline', w('Gliederung', 'outline'), 'lines')],
  'family-tree': [said('outline', w('Personen', 'people'), 'lines')],
  timeline: [
    field('from', FROM, 'number', null),
    field('to', TO, 'number', null),
    suiting('step', STEP),
    each('events', w('Ereignis', 'event'), [said('at', w('Datum', 'date'), 'text')], 'name'),
    each('spans', w('Zeitraum', 'period'), [said('from', FROM, 'text'), said('to', TO, 'text')], 'name'),
    choice(
      'direction',
      w('Richtung', 'direction'),
      {
        auto: w('nach Platz', 'as there is room'),
        level: w('waagerecht|waagrecht', 'horizontal'),
        upright: w('senkrecht', 'upright'),
      },
      'auto',
    ),
  ],
} as const satisfies { readonly [N in ChartTypeName]?: readonly SceneField[] };
