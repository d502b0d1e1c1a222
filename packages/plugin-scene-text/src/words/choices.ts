import type { SceneWords } from '@tastwerk/editor-core';
import { w } from './words.js';
import type { MathCode } from '@tastwerk/editor-core/formulas';
import type { BrailleSystem } from '@tastwerk/editor-core/braille';
import type { CATEGORIES, Colour, Medium, PaperFormat, TextureName } from '@tastwerk/editor-core/document';

/** The words of each value that there is. They are those of the editor. */
export type Choices<T extends string = string> = Readonly<Record<T, SceneWords>>;

export const COLOUR_WORDS: Choices<Colour> = {
  none: w('transparent', 'transparent'),
  white: w('weiß', 'white'),
  black: w('schwarz', 'black'),
  grey: w('grau', 'grey|gray'),
  blue: w('blau', 'blue'),
  red: w('rot', 'red'),
  magenta: w('magenta', 'magenta'),
  cyan: w('cyan', 'cyan'),
  orange: w('orange', 'orange'),
  green: w('grün', 'green'),
  yellow: w('gelb', 'yellow'),
  violet: w('violett', 'violet'),
  light_green: w('hellgrün', 'light green'),
  gold_yellow: w('goldgelb', 'gold yellow'),
};

export const TEXTURE_WORDS: Choices<TextureName> = {
  diagonal_lines: w('diagonale Linien', 'diagonal lines'),
  diagonal_lines_wide: w('diagonale Linien weit', 'diagonal lines wide'),
  vertical_lines: w('senkrechte Linien', 'vertical lines'),
  horizontal_lines: w('waagerechte Linien|waagrechte Linien', 'horizontal lines'),
  dashed_lines: w('gestrichelte Linien', 'dashed lines'),
  grid: w('Gitter', 'grid'),
  stair: w('Treppe', 'stairs'),
  dotted_tight: w('Punkte eng', 'dots close'),
  dotted: w('Punkte', 'dots'),
  medium: w('graue Fläche', 'grey area|gray area'),
  fill: w('schwarze Fläche', 'black area'),
  blank: w('leer', 'blank'),
  dashed: w('gestrichelt', 'dashed'),
};

export const BORDER_STYLE_WORDS: Choices<'solid' | 'dashed' | 'dotted'> = {
  solid: w('durchgezogen', 'solid'),
  dashed: w('gestrichelt', 'dashed'),
  dotted: w('gepunktet', 'dotted'),
};

export const ALIGN_WORDS: Choices<'left' | 'center' | 'right'> = {
  left: w('links', 'left'),
  center: w('Mitte', 'centre|center'),
  right: w('rechts', 'right'),
};

export const PLACING_WORDS: Choices<'hand' | 'free' | 'pinned'> = {
  hand: w('von Hand', 'by hand'),
  free: w('gesucht', 'found'),
  pinned: w('festgehalten', 'pinned'),
};

export const MATH_CODE_WORDS: Choices<MathCode> = {
  ueb: w('UEB', 'UEB'),
  nemeth: w('Nemeth', 'Nemeth'),
  german: w('deutsch', 'German'),
  latex: w('LaTeX', 'LaTeX'),
};

export const PAPER_WORDS: Choices<PaperFormat> = {
  'a4-portrait': w('A4 hoch', 'A4 portrait'),
  'a4-landscape': w('A4 quer', 'A4 landscape'),
  'a3-portrait': w('A3 hoch', 'A3 portrait'),
  'a3-landscape': w('A3 quer', 'A3 landscape'),
};

/** Systems that a text calls by a name; the others stand in it as documents name them, in quotation marks. */
export const SYSTEM_WORDS: Choices<BrailleSystem> = {
  'DE:BASIS': w('deutsche Basisschrift|Basisschrift', 'German uncontracted'),
  'DE:VOLL': w('deutsche Vollschrift|Vollschrift', 'German partly contracted'),
  'DE:KURZ': w('deutsche Kurzschrift|Kurzschrift', 'German contracted'),
  'EN:UEB1': w(
    'Englisch UEB Grad 1 von 2022|UEB Grad 1 von 2022',
    'English UEB grade 1 of 2022|UEB grade 1 of 2022',
  ),
  'EN:UEB2': w(
    'Englisch UEB Grad 2 von 2022|UEB Grad 2 von 2022',
    'English UEB grade 2 of 2022|UEB grade 2 of 2022',
  ),
  'en:en-ueb-g1@3.39': w('Englisch UEB Grad 1|UEB Grad 1', 'English UEB grade 1|UEB grade 1'),
  'en:en-ueb-g2@3.39': w('Englisch UEB Grad 2|UEB Grad 2', 'English UEB grade 2|UEB grade 2'),
};

export const MEDIUM_WORDS: Choices<Medium> = {
  swell: w('Schwellpapier', 'swell paper'),
  embosser: w('Brailledrucker', 'embosser'),
  print: w('Schwarzdruck', 'black print'),
};

export const CATEGORY_WORDS: Choices<(typeof CATEGORIES)[number]> = {
  mathematics: w('Mathematik', 'mathematics'),
  geography: w('Geografie', 'geography'),
  biology: w('Biologie', 'biology'),
  physics: w('Physik und Technik', 'physics and technology'),
  chemistry: w('Chemie', 'chemistry'),
  history: w('Geschichte und Gesellschaft', 'history and society'),
  computing: w('Informatik', 'computing'),
  art: w('Kunst', 'art'),
  music: w('Musik', 'music'),
  sport: w('Sport und Spiel', 'sports and games'),
  orientation: w('Orientierung und Pläne', 'orientation and plans'),
  everyday: w('Alltag', 'everyday life'),
  other: w('Sonstiges', 'other'),
};

export const LANGUAGE_WORDS: Choices<'de' | 'en'> = {
  de: w('Deutsch', 'German'),
  en: w('Englisch', 'English'),
};

export const AXIS_WORDS: Choices<'x' | 'y'> = {
  x: w('senkrecht', 'vertical'),
  y: w('waagerecht|waagrecht', 'horizontal'),
};

export const EXPLAINS_WORDS: Choices<'page' | 'document'> = {
  page: w('Seite', 'page'),
  document: w('Dokument', 'document'),
};
