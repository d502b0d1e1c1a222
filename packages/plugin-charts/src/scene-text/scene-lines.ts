import type { SceneField, SceneLineTable, SceneWords } from '@tastwerk/editor-core';
import { CHART_TYPE_NAMES, type ChartTypeName } from '../types/index.js';
import { BASE, w } from './field.js';
import { FIGURE_FIELDS } from './figure-fields.js';
import { TABLE_FIELDS } from './table-fields.js';

/** What follows the word for a chart on its line; words after a `|` stand for both. */
const TYPE_WORDS: Readonly<Record<ChartTypeName, SceneWords>> = {
  bar: w('Balken|Balkendiagramm', 'bars|Bar chart'),
  line: w('Linien|Liniendiagramm', 'lines|Line chart'),
  scatter: w('Punkte|Punktdiagramm', 'points|Scatter plot'),
  pie: w('Kreis|Kreisdiagramm', 'pie|Pie chart'),
  histogram: w('Histogramm', 'histogram'),
  box: w('Boxplot', 'box plot'),
  pictogram: w('Bilder|Bilddiagramm', 'pictures|Pictogram'),
  'number-line': w('Zahlenstrahl', 'number line'),
  coordinates: w('Koordinatensystem', 'coordinate system'),
  function: w('Funktionsgraphen', 'function graphs'),
  timeline: w('Zeitstrahl', 'timeline'),
  table: w('Tabelle', 'table'),
  clock: w('Uhr', 'clock'),
  dice: w('Würfel', 'dice'),
  fraction: w('Brüche', 'fractions'),
  thermometer: w('Thermometer', 'thermometer'),
  venn: w('Mengen|Mengendiagramm', 'sets|Venn diagram'),
  'unit-circle': w('Einheitskreis', 'unit circle'),
  'flow-chart': w('Ablauf|Ablaufdiagramm', 'flow|Flow chart'),
  'family-tree': w('Stammbaum', 'family tree'),
  construction: w('Konstruktion', 'construction'),
  solid: w('Schrägbild', 'solid'),
  net: w('Körpernetz', 'net of a solid'),
  cards: w('Karten', 'cards'),
};

const CHART = w('Diagramm', 'Chart');

const FIELDS: Readonly<Record<ChartTypeName, readonly SceneField[]>> = { ...TABLE_FIELDS, ...FIGURE_FIELDS };

/** How a scene text says charts: their fields stand below the line in words, by the type of the chart. */
export const sceneLines: SceneLineTable = {
  chart: {
    words: CHART,
    properties: [
      // As charts were said before their fields had words; still read.
      { property: 'spec', words: w('Angaben', 'Data'), value: 'fields' },
      { property: 'cells', words: w('Zellen', 'Cells'), value: 'fields' },
      { property: 'printed', words: w('Druckmaße', 'Print sizes'), value: 'fields' },
    ],
    sorts: {
      property: 'spec',
      by: 'type',
      lines: Object.fromEntries(
        CHART_TYPE_NAMES.map((type) => {
          const { de, en } = TYPE_WORDS[type];
          const words = w(`${CHART.de} ${de}`, `${CHART.en} ${en}`);
          return [type, { words, fields: [...BASE, ...FIELDS[type]] }];
        }),
      ),
    },
  },
};
