import { chartSheet } from '../chart-sheet.mjs';

const growth = () =>
  chartSheet({
    slug: 'exponentielles-wachstum',
    tags: ['Mathematik', 'Funktionen', 'Exponentialfunktion'],
    category: 'mathematics',
    summary:
      'Der Graph von y = 2 hoch x. Mit jedem Schritt nach rechts verdoppelt sich sein Abstand von der x-Achse.',
    translatedTitle: 'Exponential growth',
    translatedSummary:
      'The graph of y = 2 to the power of x. With each step to the right, its distance from the x-axis doubles.',
    notes: 'Das Blatt ist ein Diagramm: Ein Doppelklick im Editor öffnet die Formel.',
    spec: {
      type: 'function',
      title: 'Exponentielles Wachstum',
      graphs: [{ formula: 'y = 2^x' }],
      x: { from: -2, to: 3 },
      y: { from: 0, to: 8 },
    },
  });

const cubic = () =>
  chartSheet({
    slug: 'funktion-dritten-grades',
    tags: ['Mathematik', 'Funktionen', 'Extremstellen'],
    category: 'mathematics',
    summary:
      'Der Graph steigt bis zum Hochpunkt, fällt durch den Ursprung bis zum Tiefpunkt und steigt dann wieder.',
    translatedTitle: 'A cubic function',
    translatedSummary:
      'The graph rises to its maximum, falls through the origin to its minimum and then rises again.',
    notes: 'Nullstellen und Extrempunkte sind mit Punkten markiert.',
    spec: {
      type: 'function',
      title: 'Eine Funktion dritten Grades',
      graphs: [{ formula: 'y = x^3 - 3x' }],
      x: { from: -3, to: 3 },
      y: { from: -4, to: 4 },
      hasZeros: true,
      hasExtrema: true,
    },
  });

const rivers = () =>
  chartSheet({
    slug: 'lange-fluesse',
    tags: ['Erdkunde', 'Flüsse', 'Diagramm'],
    category: 'geography',
    summary:
      'Liegende Balken vergleichen die Längen von fünf Flüssen. Die Donau ist mehr als doppelt so lang wie der Rhein.',
    translatedTitle: 'How long rivers are',
    translatedSummary:
      'Horizontal bars compare the lengths of five rivers. The Danube is more than twice as long as the Rhine.',
    notes: 'Die Längen sind auf zehn Kilometer gerundet, die der Weser ohne ihre Quellflüsse.',
    spec: {
      type: 'bar',
      title: 'Wie lang Flüsse sind',
      names: ['Donau', 'Rhein', 'Elbe', 'Main', 'Weser'],
      series: [{ name: 'Länge', values: [2850, 1230, 1090, 530, 450] }],
      isHorizontal: true,
      valuesName: 'Länge in km',
    },
  });

const mountains = () =>
  chartSheet({
    slug: 'highest-mountains-of-the-uk',
    type: 'Bar chart with four bars',
    language: 'en',
    tags: ['Geography', 'Mountains', 'Chart'],
    category: 'geography',
    summary:
      'Four bars compare the highest mountains of Scotland, Wales, England and Northern Ireland. Ben Nevis is the highest.',
    translatedTitle: 'Die höchsten Berge im Vereinigten Königreich',
    translatedSummary:
      'Vier Säulen vergleichen die höchsten Berge von Schottland, Wales, England und Nordirland. Der Ben Nevis ist der höchste.',
    spec: {
      type: 'bar',
      title: 'The highest mountains of the UK',
      names: ['Ben Nevis', 'Snowdon', 'Scafell Pike', 'Slieve Donard'],
      series: [{ name: 'Height', values: [1345, 1085, 978, 850] }],
      valuesName: 'Height in m',
    },
  });

const landAndWater = () =>
  chartSheet({
    slug: 'land-und-wasser',
    tags: ['Erdkunde', 'Erde', 'Kreisdiagramm'],
    category: 'geography',
    summary:
      'Ein Kreis zeigt, woraus die Oberfläche der Erde besteht: fast drei Viertel Wasser, gut ein Viertel Land.',
    translatedTitle: 'Land and water',
    translatedSummary:
      'A circle shows what the surface of the earth consists of: almost three quarters water, a good quarter land.',
    spec: {
      type: 'pie',
      title: 'Land und Wasser auf der Erde',
      names: ['Wasser', 'Land'],
      values: [71, 29],
    },
  });

const daylight = () =>
  chartSheet({
    slug: 'tageslaenge-in-berlin',
    paper: 'a4-landscape',
    tags: ['Erdkunde', 'Jahreszeiten', 'Liniendiagramm'],
    category: 'geography',
    summary:
      'Eine Linie zeigt, wie viele Stunden es in Berlin in der Mitte jedes Monats hell ist: im Juni am längsten, im Dezember am kürzesten.',
    translatedTitle: 'Hours of daylight in Berlin',
    translatedSummary:
      'A line shows for how many hours there is daylight in Berlin in the middle of each month: longest in June, shortest in December.',
    notes:
      'Von Sonnenaufgang bis Sonnenuntergang, auf halbe Stunden gerundet. Die Monate stehen als Zahlen 1 bis 12.',
    spec: {
      type: 'line',
      title: 'Wie lange es in Berlin hell ist',
      names: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
      series: [{ name: 'Tageslänge', values: [8.5, 10, 12, 14, 15.5, 17, 16.5, 14.5, 12.5, 10.5, 9, 7.5] }],
      rowsAre: 'numbers',
      rowsName: 'Monat',
      valuesName: 'Stunden',
    },
  });

const thales = () =>
  chartSheet({
    slug: 'satz-des-thales',
    tags: ['Mathematik', 'Geometrie', 'Kreis'],
    category: 'mathematics',
    summary:
      'Ein Kreis über der Strecke AB. Jeder Punkt C auf dem Kreis bildet mit A und B ein Dreieck mit rechtem Winkel bei C.',
    translatedTitle: "Thales's theorem",
    translatedSummary:
      'A circle over the segment AB. Each point C of the circle forms a triangle with A and B that has a right angle at C.',
    notes:
      'Im Editor öffnet ein Doppelklick die Konstruktion: Wird ein Punkt verschoben, folgt alles andere.',
    spec: {
      type: 'construction',
      title: 'Der Satz des Thales',
      elements: [
        { name: 'A', kind: 'point', args: [0, 0] },
        { name: 'B', kind: 'point', args: [8, 0] },
        { name: 'M', kind: 'midpoint', args: ['A', 'B'] },
        { name: 'k', kind: 'circle', args: ['M', 'A'] },
        { name: 'C', kind: 'point', args: [1.6, 3.2] },
        { name: 'd', kind: 'polygon', args: ['A', 'B', 'C'] },
        { name: 'w', kind: 'angle', args: ['A', 'C', 'B'] },
      ],
    },
  });

const quarters = () =>
  chartSheet({
    slug: 'quarters-on-a-number-line',
    language: 'en',
    tags: ['Mathematics', 'Fractions', 'Number line'],
    category: 'mathematics',
    summary: 'A number line from 0 to 2 with a tick at each quarter; two points are marked.',
    translatedTitle: 'Viertel auf dem Zahlenstrahl',
    translatedSummary:
      'Ein Zahlenstrahl von 0 bis 2 mit einem Strich an jedem Viertel; zwei Punkte sind markiert.',
    spec: {
      type: 'number-line',
      title: 'Quarters on a number line',
      from: 0,
      to: 2,
      denominator: 4,
      points: [
        { at: 0.75, name: 'A' },
        { at: 1.5, name: 'B' },
      ],
    },
  });

export const samples = [growth, cubic, rivers, mountains, landAndWater, daylight, thales, quarters];
