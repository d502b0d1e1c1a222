import { fail, ok, type Result } from '@tastwerk/editor-core';
import { issueAt, type OutlineIssue, type OutlineNode, readOutline } from '../../outline/read-outline.js';

/** What a box of a flow chart is. */
export type FlowBoxKind = 'start' | 'end' | 'step' | 'question';

/** Boxes and answers of a question: more boxes than a sheet holds. */
const MOST_BOXES = 40;
const ANSWERS = { least: 2, most: 3 } as const;

interface Place {
  readonly line: number;
  readonly column: number;
}

/** A box, by its place in the order in which the outline names them. */
export interface FlowBox extends Place {
  readonly index: number;
  readonly kind: FlowBoxKind;
  readonly text: string;
}

/** Boxes one after the other. */
export interface FlowWay {
  readonly items: readonly FlowItem[];
  /** The box at which the way goes on, where that is not the one that follows. */
  readonly jump: number | null;
}

/** A box with its answers where it is a question. */
export interface FlowItem {
  readonly box: FlowBox;
  readonly answers: readonly FlowAnswer[];
}

/** An answer to a question and the way that it takes; a way without boxes goes on behind the question. */
export interface FlowAnswer extends Place {
  readonly name: string;
  readonly way: FlowWay;
}

/** A flow chart as it was read. */
export interface Flow {
  readonly boxes: readonly FlowBox[];
  readonly main: FlowWay;
}

const ARROW = /\s*(?:->|=>|→|➔)\s*/gu;
const QUESTION = /^(?:Frage|Entscheidung|Question|Decision)\s*:\s*(.+)$/iu;
const STEP = /^(?:Schritt|Step)\s*:\s*(.+)$/iu;
const START = /^(?:(?:Start|Beginn|Begin)\s*:\s*(.+)|Start|Beginn|Begin)$/iu;
const END = /^(?:(?:Ende|Stopp?|End)\s*:\s*(.+)|Ende|Stopp?|End)$/iu;
const JUMP =
  /^(?:zurück zu|weiter (?:mit|bei)|gehe zu|back to|go (?:on (?:at|with)|to)|continue (?:at|with))\s*:?\s*(.+)$/iu;
const ANSWER = /^([^:]+?)\s*:\s*(.*)$/u;

interface Part extends Place {
  readonly text: string;
}

/** The parts of a line between its arrows, each with its place. */
function partsOf({ text, line, column }: Part): readonly Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const arrow of [...text.matchAll(ARROW), undefined]) {
    const to = arrow?.index ?? text.length;
    parts.push({ text: text.slice(from, to), line, column: column + from });
    from = to + (arrow?.[0].length ?? 0);
  }
  return parts;
}

function kindOf(text: string): Pick<FlowBox, 'kind' | 'text'> {
  const question = QUESTION.exec(text)?.[1];
  if (question !== undefined) return { kind: 'question', text: question };
  const step = STEP.exec(text)?.[1];
  if (step !== undefined) return { kind: 'step', text: step };
  const start = START.exec(text);
  if (start) return { kind: 'start', text: start[1] ?? text };
  const end = END.exec(text);
  if (end) return { kind: 'end', text: end[1] ?? text };
  return { kind: text.endsWith('?') ? 'question' : 'step', text };
}

const nameOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[\s.!?:]+/gu, ' ')
    .trim();

/** Where a way jumps before all boxes are known. */
interface OpenJump extends Place {
  readonly text: string;
}

interface OpenWay {
  readonly items: OpenItem[];
  jump: OpenJump | null;
}

interface OpenItem {
  readonly box: FlowBox;
  readonly answers: (Place & { readonly name: string; readonly way: OpenWay })[];
}

/** Collects issues while reading goes on; the first one is reported. */
class Issues {
  readonly #found: OutlineIssue[] = [];

  refuse(code: string, place: Place, params?: Readonly<Record<string, string | number>>): void {
    this.#found.push(issueAt(code, place, params));
  }

  get first(): OutlineIssue | undefined {
    return this.#found[0];
  }
}

/** The names of boxes that begin a line: a part after an arrow that is called like one leads to it. */
function namesOfLines(nodes: readonly OutlineNode[], isAnswer: boolean): readonly string[] {
  return nodes.flatMap((node) => {
    const parts = partsOf(node);
    const isLeading = isAnswer ? [] : parts.slice(0, 1);
    const own = leadsToAnswers(parts, isAnswer);
    return [...isLeading.map(({ text }) => nameOf(kindOf(text).text)), ...namesOfLines(node.children, own)];
  });
}

/** Whether the lines below a line with these parts are answers. */
function leadsToAnswers(parts: readonly Part[], isAnswer: boolean): boolean {
  const last = parts.at(-1);
  return last !== undefined && (!isAnswer || parts.length > 1) && kindOf(last.text).kind === 'question';
}

class FlowReader {
  readonly boxes: FlowBox[] = [];
  readonly #leading: readonly string[];
  readonly #read = new Set<string>();
  readonly #issues: Issues;

  constructor(nodes: readonly OutlineNode[], issues: Issues) {
    this.#leading = namesOfLines(nodes, false);
    this.#issues = issues;
  }

  way(nodes: readonly OutlineNode[]): OpenWay {
    const way: OpenWay = { items: [], jump: null };
    for (const node of nodes) this.#line(way, partsOf(node), node.children, true);
    return way;
  }

  /** Adds the boxes of a line to `way`. */
  #line(way: OpenWay, parts: readonly Part[], children: readonly OutlineNode[], isLine: boolean): void {
    parts.forEach((part, index) => {
      const isLast = index === parts.length - 1;
      if (part.text === '') {
        if (!isLast || parts.length === 1) this.#issues.refuse('flow-arrow', part);
        return;
      }
      if (way.jump) this.#issues.refuse('flow-unreachable', part, { text: part.text });
      const jump = this.#jump(part, isLast && !(isLine && index === 0) && children.length === 0);
      if (jump) {
        way.jump = jump;
        return;
      }
      const item: OpenItem = { box: this.#box(part), answers: [] };
      way.items.push(item);
      if (item.box.kind !== 'question') return;
      if (isLast) item.answers.push(...this.#answers(children));
      const { length } = item.answers;
      if (length < ANSWERS.least || length > ANSWERS.most)
        this.#issues.refuse('flow-answers', part, { text: item.box.text, ...ANSWERS });
    });
    const [child] = children;
    const last = way.items.at(-1);
    if (child && last?.box.kind !== 'question') this.#issues.refuse('flow-indent', child);
  }

  #answers(nodes: readonly OutlineNode[]): OpenItem['answers'] {
    return nodes.map((node) => {
      const [first = node, ...others] = partsOf(node);
      const { line, column } = first;
      const named = others.length === 0 ? ANSWER.exec(first.text) : null;
      const name = (named?.[1] ?? first.text).replace(/\s*:$/u, '');
      if (name === '') this.#issues.refuse('flow-answer-name', first);
      const inline = named?.[2] ? [{ text: named[2], line, column }] : others;
      const way: OpenWay = { items: [], jump: null };
      const last = inline.at(-1);
      const isQuestion = last !== undefined && kindOf(last.text).kind === 'question';
      const shown = inline.filter(({ text }) => text !== '');
      if (shown.length > 0) this.#line(way, shown, isQuestion ? node.children : [], false);
      if (!isQuestion && node.children.length > 0) {
        const [child] = node.children;
        if (way.jump && child) this.#issues.refuse('flow-unreachable', child, { text: child.text });
        const more = this.way(node.children);
        way.items.push(...more.items);
        way.jump = more.jump;
      }
      return { name, line, column, way };
    });
  }

  /** Where `part` leads when it is no box of its own. */
  #jump(part: Part, mayBeName: boolean): OpenJump | null {
    const { line, column } = part;
    const wanted = JUMP.exec(part.text)?.[1];
    if (wanted !== undefined) return { line, column, text: wanted };
    const { kind, text } = kindOf(part.text);
    const name = nameOf(text);
    const isKnown = this.#leading.includes(name) || this.#read.has(name);
    return mayBeName && kind !== 'start' && kind !== 'end' && isKnown ? { line, column, text } : null;
  }

  #box({ text: written, line, column }: Part): FlowBox {
    if (this.boxes.length === MOST_BOXES)
      this.#issues.refuse('flow-boxes', { line, column }, { most: MOST_BOXES });
    const box = { index: this.boxes.length, ...kindOf(written), line, column };
    this.boxes.push(box);
    this.#read.add(nameOf(box.text));
    return box;
  }
}

/** Whether a way goes on behind its last box. */
export function goesOn({ items, jump }: FlowWay): boolean {
  if (jump !== null) return false;
  const last = items.at(-1);
  if (!last) return true;
  return last.answers.length > 0 ? last.answers.some(({ way }) => goesOn(way)) : last.box.kind !== 'end';
}

/** Whether a way jumps at once, or has no boxes at all. */
export const isEmptyWay = ({ items }: FlowWay): boolean => items.length === 0;

/** `way` with the boxes that its jumps lead to; a jump to what follows anyway is none. */
function closed(way: OpenWay, boxes: readonly FlowBox[], following: number | null, issues: Issues): FlowWay {
  const targetOf = (jump: OpenJump): number | null => {
    const name = nameOf(jump.text);
    const found = boxes.find(({ text }) => nameOf(text) === name);
    if (!found) issues.refuse('flow-target', jump, { text: jump.text });
    return found?.index ?? null;
  };
  const items = way.items.map(({ box, answers }, index): FlowItem => {
    const next = way.items[index + 1]?.box.index ?? (way.jump ? targetOf(way.jump) : following);
    return {
      box,
      answers: answers.map((answer) => ({ ...answer, way: closed(answer.way, boxes, next, issues) })),
    };
  });
  const jump = way.jump ? targetOf(way.jump) : null;
  return { items, jump: jump === following ? null : jump };
}

const jumpsOf = ({ items, jump }: FlowWay): readonly number[] => [
  ...(jump === null ? [] : [jump]),
  ...items.flatMap(({ answers }) => answers.flatMap(({ way }) => jumpsOf(way))),
];

/** Refuses boxes that no line leads to, and answers that lead nowhere. */
function check(way: FlowWay, hasNext: boolean, jumps: readonly number[], issues: Issues): void {
  way.items.forEach(({ box, answers }, index) => {
    const before = way.items[index - 1];
    if (before && !goesOn({ items: [before], jump: null }) && !jumps.includes(box.index))
      issues.refuse('flow-unreachable', box, { text: box.text });
    const isFollowed = index < way.items.length - 1 || way.jump !== null || hasNext;
    const ends = answers.filter((answer) => isEmptyWay(answer.way) && answer.way.jump === null);
    if (ends.length > 1 || (ends.length === 1 && !isFollowed))
      issues.refuse('flow-leads-nowhere', ends.at(-1) ?? box, { text: ends.at(-1)?.name ?? '' });
    for (const answer of answers) check(answer.way, isFollowed, jumps, issues);
  });
  if (way.jump !== null && way.items.length > 0 && !goesOn({ ...way, jump: null })) {
    const last = way.items.at(-1);
    if (last) issues.refuse('flow-unreachable', last.box, { text: last.box.text });
  }
}

/** The flow chart that an outline describes. */
export function readFlow(text: string): Result<Flow, OutlineIssue> {
  const outline = readOutline(text);
  if (!outline.ok) return outline;
  const issues = new Issues();
  const reader = new FlowReader(outline.value, issues);
  const main = closed(reader.way(outline.value), reader.boxes, null, issues);
  if (!issues.first) check(main, false, jumpsOf(main), issues);
  if (issues.first) return fail(issues.first);
  return ok({ boxes: reader.boxes, main });
}
