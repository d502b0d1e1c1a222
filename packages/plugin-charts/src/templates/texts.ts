import type { ChartTemplateId } from './template-ids.js';

interface Card {
  readonly name: string;
  /** What it holds, in a few words. */
  readonly about: string;
}

type Cards = Readonly<Record<ChartTemplateId, Card>>;

/** What the templates are called in German. */
export const de: Cards = {
  coordinates: {
    name: 'Koordinatensystem',
    about: 'Achsen mit Pfeilen, Gitter und Zahlen für Funktionen und Punkte',
  },
  quadrants: {
    name: 'Koordinatensystem, vier Quadranten',
    about: 'Beide Achsen mit negativen Zahlen, Strichen und Pfeilen',
  },
  'number-line': { name: 'Zahlenstrahl', about: 'Ein Strahl von 0 bis 10 mit Strichen und Zahlen' },
  'function-graph': {
    name: 'Funktionsgraphen',
    about: 'Eine Parabel und eine Gerade, gezeichnet nach ihren Formeln',
  },
  'bar-chart': { name: 'Säulendiagramm', about: 'Vier Säulen mit Textur an einer Achse mit Zahlen' },
  'line-chart': { name: 'Liniendiagramm', about: 'Zwei Reihen als Linien an Achsen mit Zahlen' },
  'pie-chart': { name: 'Kreisdiagramm', about: 'Vier Anteile mit Texturen und Legende' },
  fractions: { name: 'Brüche', about: 'Kreise in gleichen Teilen zum Vergleichen' },
  table: { name: 'Tabelle', about: 'Spalten und Zeilen mit Linien' },
  clock: { name: 'Uhr', about: 'Zifferblatt mit zwölf Zahlen und zwei Zeigern' },
  timeline: { name: 'Zeitstrahl', about: 'Jahre auf einer Linie mit Ereignissen und Zeiträumen' },
  'flow-chart': { name: 'Ablaufdiagramm', about: 'Schritte und Fragen mit Pfeilen und Legende' },
};

/** The same in English. */
export const en: Cards = {
  coordinates: {
    name: 'Coordinate system',
    about: 'Axes with arrows, grid and numbers for functions and points',
  },
  quadrants: {
    name: 'Coordinate system, four quadrants',
    about: 'Both axes with negative numbers, ticks and arrows',
  },
  'number-line': { name: 'Number line', about: 'A line from 0 to 10 with ticks and numbers' },
  'function-graph': {
    name: 'Function graphs',
    about: 'A parabola and a straight line, drawn from their formulas',
  },
  'bar-chart': { name: 'Bar chart', about: 'Four textured bars on an axis with numbers' },
  'line-chart': { name: 'Line chart', about: 'Two series as lines on axes with numbers' },
  'pie-chart': { name: 'Pie chart', about: 'Four shares with textures and a key' },
  fractions: { name: 'Fractions', about: 'Circles in equal parts to compare' },
  table: { name: 'Table', about: 'Columns and rows with lines' },
  clock: { name: 'Clock', about: 'A face with twelve numbers and two hands' },
  timeline: { name: 'Timeline', about: 'Years on a line with events and periods' },
  'flow-chart': { name: 'Flow chart', about: 'Steps and questions with arrows and a key' },
};
