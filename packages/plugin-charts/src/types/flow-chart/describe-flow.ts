import type { ImageDescription } from '@tastwerk/editor-core';
import type { ChartLanguage } from '../../sheet/sheet.js';
import { type Flow, type FlowBox, type FlowWay, goesOn } from './read-flow.js';

/** The words with which flow charts are described. */
export const FLOW_WORDS = {
  de: {
    type: 'Ablaufdiagramm',
    kinds: { start: 'Start', end: 'Ende', step: 'Schritt', question: 'Frage' },
    connector: 'weiter bei:',
    next: (number: number) => `weiter bei ${number}`,
    answer: (name: string, way: string) => `Antwort „${name}“: ${way}`,
    ends: 'hier endet der Ablauf',
    summary: (boxes: number, questions: number) =>
      `${boxes} Felder, von oben nach unten zu lesen${
        questions === 0 ? '' : questions === 1 ? ', darunter eine Frage' : `, darunter ${questions} Fragen`
      }.`,
    shapes:
      'Start und Ende haben runde Enden, Schritte sind Rechtecke, Fragen haben links und rechts eine Spitze. Pfeile zeigen auf das nächste Feld; Linien ohne Pfeilspitze münden in eine andere Linie. Der Name einer Antwort steht neben ihrer Linie.',
  },
  en: {
    type: 'Flow chart',
    kinds: { start: 'Start', end: 'End', step: 'Step', question: 'Question' },
    connector: 'go on at:',
    next: (number: number) => `go on at ${number}`,
    answer: (name: string, way: string) => `Answer “${name}”: ${way}`,
    ends: 'the process ends here',
    summary: (boxes: number, questions: number) =>
      `${boxes} boxes, to be read from top to bottom${
        questions === 0
          ? ''
          : questions === 1
            ? ', one of them a question'
            : `, ${questions} of them questions`
      }.`,
    shapes:
      'Start and end have round ends, steps are rectangles, questions have a tip at the left and at the right. Arrows point at the next box; lines without an arrow head join another line. The name of an answer stands beside its line.',
  },
} as const;

/** What follows each box: the number of a box, its end, or its answers. */
function linesOf(
  way: FlowWay,
  following: number | null,
  words: (typeof FLOW_WORDS)[ChartLanguage],
): readonly string[] {
  const leads = (to: number | null): string => (to === null ? words.ends : words.next(to + 1));
  return way.items.flatMap(({ box, answers }, index): readonly string[] => {
    const next = way.items[index + 1]?.box.index ?? way.jump ?? following;
    const own = `${box.index + 1}. ${words.kinds[box.kind]}${isNamedLike(box, words) ? '' : `: ${box.text}`}`;
    if (answers.length === 0) {
      const end = box.kind === 'end' ? null : next;
      return [box.kind === 'end' ? `${own}.` : `${own} – ${leads(end)}.`];
    }
    const ways = answers.map(({ name, way: taken }) =>
      words.answer(name, leads(taken.items[0]?.box.index ?? taken.jump ?? next)),
    );
    return [
      `${own} ${ways.join('; ')}.`,
      ...answers.flatMap(({ way: taken }) => linesOf(taken, goesOn(taken) ? next : null, words)),
    ];
  });
}

const isNamedLike = ({ kind, text }: FlowBox, words: (typeof FLOW_WORDS)[ChartLanguage]): boolean =>
  text.toLowerCase() === words.kinds[kind].toLowerCase();

/** Type, summary and details of a flow chart: each box with what follows it. */
export function describeFlow(flow: Flow, title: string, language: ChartLanguage): ImageDescription {
  const words = FLOW_WORDS[language];
  const questions = flow.boxes.filter(({ kind }) => kind === 'question').length;
  const summary = `${title === '' ? words.type : title}: ${words.summary(flow.boxes.length, questions)}`;
  return {
    type: words.type,
    summary,
    details: [words.shapes, ...linesOf(flow.main, null, words)].join('\n'),
  };
}
