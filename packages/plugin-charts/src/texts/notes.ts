import { readableText } from '@tastwerk/editor-core/formulas';
import type { ChartLanguage, ChartNote } from './language.js';
import { OUTLINE_NOTES } from './outline-texts.js';
import { FIGURE_NOTES } from './figure-notes.js';
import { FORMULA_PROBLEMS } from './formula-texts.js';
import { filled } from './filled.js';
import { writeNumber } from './numbers.js';

/** What each note says, with `{name}` in place of its values and `{name|one|more}` in place of words that follow from a count. */
const SENTENCES = {
  cramped: {
    de: 'Die Zeichnung hat weniger Platz, als die Richtwerte verlangen. Wählen Sie ein größeres Papier oder weniger Daten.',
    en: 'The drawing has less room than the guidelines ask for. Choose larger paper or less data.',
  },
  tooManySeries: {
    de: 'Gezeichnet {shown|ist|sind} {shown} von {count} Reihen: Für mehr reicht der Platz nicht. Teilen Sie die Daten auf mehrere Blätter auf.',
    en: '{shown} of {count} series {shown|is|are} drawn: there is no room for more. Spread the data over several sheets.',
  },
  rowsLeftOut: {
    de: 'Gezeichnet {shown|ist|sind} {shown} von {count} Zeilen: Für mehr reicht der Platz nicht. Wählen Sie ein größeres Papier oder teilen Sie die Daten auf.',
    en: '{shown} of {count} rows {shown|is|are} drawn: there is no room for more. Choose larger paper or split the data.',
  },
  numberedRows: {
    de: 'Für die Namen der {count} Zeilen reicht der Platz nicht. Sie sind nummeriert; die Bildbeschreibung nennt Nummern und Namen.',
    en: 'There is no room for the names of the {count} rows. They are numbered; the description lists numbers and names.',
  },
  thinnedNames: {
    de: 'An der Achse stehen nicht alle Namen, damit die Braillezeichen Platz haben.',
    en: 'The axis does not show all names, so that the braille has room.',
  },
  panels: {
    de: 'Die Reihen stehen in {count} Teilbildern mit denselben Achsen, weil sie in einem Bild nicht zu unterscheiden wären.',
    en: 'The series are drawn in {count} panels with the same axes, because they could not be told apart in one.',
  },
  wrappedRows: {
    de: 'Die Zeilen sind auf {count} Teilbilder untereinander verteilt.',
    en: 'The rows are spread over {count} panels below each other.',
  },
  turnedBars: {
    de: 'Die Balken stehen, weil liegende nicht genug Platz hätten.',
    en: 'The bars are upright, because there is no room for horizontal ones.',
  },
  denseLine: {
    de: 'Die Linie ändert ihre Richtung öfter, als ein Finger folgen kann. Fassen Sie Werte zusammen oder wählen Sie ein größeres Papier.',
    en: 'The line changes direction more often than a finger can follow. Group values or choose larger paper.',
  },
  bridgedGaps: {
    de: 'Bei {count} {count|Lücke|Lücken} zwischen Werten läuft die Linie durch, weil die Unterbrechung zu kurz wäre.',
    en: 'The line runs through {count} {count|gap|gaps} between values, because the interruption would be too short.',
  },
  pointsLeftOut: {
    de: 'Die Linien haben keine Punktsymbole, weil diese zu eng beieinander lägen.',
    en: 'The lines have no point symbols, because these would be too close to each other.',
  },
  mergedPoints: {
    de: '{points} Punkte sind als {symbols} {symbols|Symbol|Symbole} gezeichnet: Punkte, die zu eng beieinander liegen, sind zusammengefasst.',
    en: '{points} points are drawn as {symbols} {symbols|symbol|symbols}: points that are too close to each other are merged.',
  },
  regressionBroken: {
    de: 'Die Regressionsgerade ist dort unterbrochen, wo sie zu nah an Punkten vorbeiliefe.',
    en: 'The regression line is interrupted where it would pass too close to points.',
  },
  regressionLeftOut: {
    de: 'Die Regressionsgerade ist nicht gezeichnet: Zwischen den Punkten ist kein Platz dafür. Die Bildbeschreibung nennt ihre Gleichung.',
    en: 'The regression line is not drawn: there is no room for it between the points. The description gives its equation.',
  },
  tooManyParts: {
    de: 'Das Kreisdiagramm hat {count} Teile; mehr als {most} sind kaum zu unterscheiden. Fassen Sie die kleinsten zusammen oder wählen Sie ein Balkendiagramm.',
    en: 'The pie chart has {count} parts; more than {most} are hard to tell apart. Merge the smallest or choose a bar chart.',
  },
  mergedParts: {
    de: 'Die {count} kleinsten Teile sind zu „{name}“ zusammengefasst.',
    en: 'The {count} smallest parts are merged into “{name}”.',
  },
  smallParts: {
    de: '{count} {count|Teil ist|Teile sind} zu schmal für eine Textur und {count|bleibt|bleiben} leer.',
    en: '{count} {count|part is|parts are} too narrow for a texture and {count|stays|stay} empty.',
  },
  labelsLeftOut: {
    de: '{count} {count|Beschriftung hat|Beschriftungen haben} keinen Platz und {count|fehlt|fehlen}. Die Bildbeschreibung enthält alle Werte.',
    en: 'There is no room for {count} {count|label|labels}. The description holds all values.',
  },
  negativeParts: {
    de: '{count} {count|negativer Wert ist|negative Werte sind} nicht gezeichnet: Dieser Diagrammtyp stellt nur positive Werte dar.',
    en: '{count} negative {count|value is|values are} not drawn: this type of chart shows positive values only.',
  },
  nothingToDraw: {
    de: 'Die Daten enthalten keinen Wert, der gezeichnet werden kann.',
    en: 'The data holds no value that can be drawn.',
  },
  widerClasses: {
    de: 'Die Klassen sind {width} breit, damit die Säulen ertastet werden können.',
    en: 'The classes are {width} wide, so that the bars can be felt.',
  },
  thinBoxes: {
    de: 'Bei {count} {count|Box|Boxen} liegen Linien enger beieinander, als die Richtwerte verlangen.',
    en: 'In {count} {count|box|boxes} lines are closer to each other than the guidelines ask for.',
  },
  outliersLeftOut: {
    de: '{count} Ausreißer {count|liegt|liegen} zu nah an anderen Teilen und {count|ist|sind} nicht gezeichnet. Die Bildbeschreibung nennt alle Ausreißer.',
    en: '{count} {count|outlier is|outliers are} too close to other parts and not drawn. The description lists all outliers.',
  },
  roundedSymbols: {
    de: 'Die Werte sind auf ganze Symbole gerundet; ein Symbol steht für {each}.',
    en: 'Values are rounded to whole symbols; one symbol stands for {each}.',
  },
  missingValues: {
    de: '{count} {count|Wert fehlt|Werte fehlen} in den Daten und {count|ist|sind} nicht gezeichnet.',
    en: '{count} {count|value is|values are} missing in the data and not drawn.',
  },
  legendTaken: {
    de: 'Die Legende des Entwurfs erklärt Texturen oder Linien von „{names}“ schon mit anderen Wörtern. Ein Entwurf hat eine Legende: Legen Sie das Diagramm in einen eigenen Entwurf.',
    en: 'The key of the draft already explains textures or lines of “{names}” in other words. A draft has one key: put the chart into a draft of its own.',
  },
  unnamedAxis: {
    de: 'Eine Achse hat keinen Namen. Nennen Sie Größe und Einheit.',
    en: 'An axis has no name. Say what it shows, with its unit.',
  },
} as const satisfies Record<string, Record<ChartLanguage, string>>;

/** The codes of notes that charts of data give. */
export type NoteCode = keyof typeof SENTENCES;

/** A note with `code`. */
export function note(
  code: NoteCode,
  params: ChartNote['params'] = {},
  { isOpen = false }: { readonly isOpen?: boolean } = {},
): ChartNote {
  return { code, params, isOpen };
}

/** Sentences of all notes. */
const ALL_SENTENCES: Readonly<Record<string, Readonly<Record<ChartLanguage, string>>>> = {
  ...SENTENCES,
  ...FIGURE_NOTES,
  ...OUTLINE_NOTES,
};

const isFormulaProblem = (code: string | number | undefined): code is keyof typeof FORMULA_PROBLEMS =>
  code !== undefined && Object.hasOwn(FORMULA_PROBLEMS, code);

/** What `note` says in `language`; its code where it has no sentence here. */
export function noteSentence({ code, params }: ChartNote, language: ChartLanguage): string {
  const sentence = Object.hasOwn(ALL_SENTENCES, code) ? ALL_SENTENCES[code] : undefined;
  if (!sentence) return code;
  const fill = (text: string, values: ChartNote['params']): string =>
    filled(text, values, (value) =>
      typeof value === 'number' ? writeNumber(value, language) : readableText(String(value)),
    );
  // What is wrong with a formula is a sentence of its own, with values of its own.
  const { problem } = params;
  return isFormulaProblem(problem)
    ? fill(sentence[language], { ...params, problem: fill(FORMULA_PROBLEMS[problem][language], params) })
    : fill(sentence[language], params);
}
